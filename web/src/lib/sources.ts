/** Where the texts lie: the files of the Python package, and the client's own. Each is fetched when it is needed. */

import { Texts, type Language } from './texts';

type Load = () => Promise<string>;
const shared = import.meta.glob<string>('../../../src/meadhall/core/text/*.ftl', { query: '?raw', import: 'default' });
const own = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' });
const covers = import.meta.glob<string>('../../../src/meadhall/games/*/text/*.ftl', {
  query: '?cover',
  import: 'default',
});
const games = import.meta.glob<string>('../../../src/meadhall/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const extra = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

function inLanguage(files: Record<string, Load>, language: Language, game?: string): Load[] {
  const folder = game === undefined ? '' : `/games/${game}`;
  return Object.keys(files)
    .filter((path) => path.endsWith(`${folder}/text/${language}.ftl`))
    .map((path) => files[path] as Load);
}

/** The client's words, with the covers of all games or with all texts of one. */
export async function loadTexts(language: Language, game?: string): Promise<Texts> {
  const files = [...inLanguage(shared, language), ...inLanguage(own, language)];
  if (game === undefined)
    files.push(
      ...Object.keys(covers)
        .filter((path) => path.endsWith(`/${language}.ftl`))
        .map((path) => covers[path] as Load),
    );
  else files.push(...inLanguage(games, language, game), ...inLanguage(extra, language, game));
  return new Texts(language, ...(await Promise.all(files.map((load) => load()))));
}
