import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { notices } from './notices';

const repository = fileURLToPath(new URL('..', import.meta.url));

type Icons = Record<string, { body: string }>;

/** `~icons/NAME` is the outline of one icon of game-icons, so that only those in use are shipped. */
function icons(): Plugin {
  let all: Icons | undefined;
  const marker = '\0icons/';
  return {
    name: 'meadhall-icons',
    resolveId: (id) => (id.startsWith('~icons/') ? marker + id.slice('~icons/'.length) : undefined),
    load(id) {
      if (!id.startsWith(marker)) return;
      const require = createRequire(import.meta.url);
      const file = readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8');
      all ??= (JSON.parse(file) as { icons: Icons }).icons;
      const name = id.slice(marker.length);
      const outline = all?.[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (!outline) this.error(`game-icons has no icon ${name}`);
      return `export default ${JSON.stringify(outline)}`;
    },
  };
}

/** `...ftl?cover` is what a game says about itself before it is chosen; the rest of its texts come with the game. */
function covers(): Plugin {
  return {
    name: 'meadhall-covers',
    enforce: 'pre',
    load(id) {
      const [path, query] = id.split('?');
      if (query !== 'cover' || !path?.endsWith('.ftl')) return;
      this.addWatchFile(path);
      const messages = readFileSync(path, 'utf8').split(/\n(?=[a-z#])/);
      const cover = messages.filter((message) => /^[a-z]+-(title|tagline|about|option-[a-z-]+) =/.test(message));
      return `export default ${JSON.stringify(cover.join('\n') + '\n')}`;
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte(), icons(), covers(), notices()],
  build: {
    outDir: fileURLToPath(new URL('../src/meadhall/hall/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy for content allows no data: fonts or scripts
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [repository] },
    proxy: { '/api': { target: process.env.MEADHALL_HALL ?? 'http://127.0.0.1:7474', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
