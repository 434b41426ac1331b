import { describe, expect, test } from 'vitest';
import sharedEn from '../../../../../src/meadhall/core/text/en.ftl?raw';
import sharedRu from '../../../../../src/meadhall/core/text/ru.ftl?raw';
import gameEn from '../../../../../src/meadhall/games/intrigues/text/en.ftl?raw';
import gameRu from '../../../../../src/meadhall/games/intrigues/text/ru.ftl?raw';
import { Texts, type Language } from '../../../lib/texts';
import { AESIR } from '../aesir';
import { explain, stackValue } from '../explain';
import en from '../text/en.ftl?raw';
import ru from '../text/ru.ftl?raw';

const SOURCES = { en: [sharedEn, gameEn, en], ru: [sharedRu, gameRu, ru] };
const OWN = { en, ru };
const keys = (language: Language) => [...OWN[language].matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);

describe('the words of the table', () => {
  test('are the same in both languages', () => {
    expect(keys('ru')).toEqual(keys('en'));
  });

  test.each(['en', 'ru'] as const)('explain every Aesir, card, stack and term in %s', (language) => {
    const texts = new Texts(language, ...SOURCES[language]);
    const asked = [
      ...AESIR.map((aesir) => ['aesir', aesir]),
      ...AESIR.map((aesir) => ['stack', stackValue(aesir, 2, 3, true)]),
      ...keys(language).flatMap((key) =>
        key?.startsWith('intrigues-term-') && !key.endsWith('-about')
          ? [['term', key.slice('intrigues-term-'.length)]]
          : [],
      ),
      ['card', 'odin:sif'],
      ['laid', 'odin:sif'],
    ];
    for (const [topic = '', value = ''] of asked) {
      const told = explain(topic, value, texts);
      expect(told?.title).toMatch(/\p{L}/u);
      expect(told?.body).not.toMatch(/intrigues-|\{/);
      expect(told?.rule).toMatch(/^IA\d\.\d$/);
    }
    expect(explain('stack', stackValue('loki', 2, 3, true), texts)?.title).toContain('10');
  });

  test('know nothing of what is not in the game', () => {
    const texts = new Texts('en', ...SOURCES.en);
    expect(explain('aesir', 'zeus', texts)).toBeNull();
    expect(explain('term', 'checkmate', texts)).toBeNull();
  });
});
