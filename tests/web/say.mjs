// Says messages with the client's own Texts: reads {files, calls} as JSON, writes the list of texts.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const { runnerImport } = await import(`${web}node_modules/vite/dist/node/index.js`);
const { module } = await runnerImport(`${web}src/lib/texts.ts`, { root: web, configFile: false, logLevel: 'error' });
const { Name, Texts } = module;

console.error = (message) => {
  throw new Error(message);
};
let asked = '';
for await (const part of process.stdin.setEncoding('utf8')) asked += part;
const wanted = JSON.parse(asked);
const told = wanted.map(({ language, files, calls }) => {
  const texts = new Texts(language, ...files.map((file) => readFileSync(file, 'utf8')));
  return calls.map(([key, args]) => {
    const ready = Object.entries(args).map(([name, value]) => [name, value?.name ? new Name(value.name) : value]);
    return texts.say(key, Object.fromEntries(ready));
  });
});
process.stdout.write(JSON.stringify(told));
