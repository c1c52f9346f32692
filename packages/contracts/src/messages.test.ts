import { describe, expect, it } from 'vitest';
import { UI_LANGUAGES } from './languages.ts';
import { MESSAGES } from './messages.ts';

describe('the messages', () => {
  const rows = Object.entries(MESSAGES);

  it.each(rows)('%s has a text in every language', (_key, texts) => {
    for (const language of UI_LANGUAGES) expect(texts[language].trim()).not.toBe('');
  });

  it.each(rows)('%s uses the same values in every language', (_key, texts) => {
    for (const language of UI_LANGUAGES) expect(listValues(texts[language])).toEqual(listValues(texts.en));
  });
});

function listValues(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).toSorted();
}
