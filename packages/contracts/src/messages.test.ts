import { describe, expect, it } from 'vitest';
import { UI_LANGUAGES } from './languages.ts';
import { MESSAGES } from './messages.ts';
import { DRAFT_MESSAGES } from './messages/draft-messages.ts';
import { FILE_MESSAGES } from './messages/file-messages.ts';
import { IDENTITY_MESSAGES } from './messages/identity-messages.ts';
import { PRODUCT_MESSAGES } from './messages/product-messages.ts';
import { SERVER_MESSAGES } from './messages/server-messages.ts';
import { SESSION_MESSAGES } from './messages/session-messages.ts';
import { TASK_MESSAGES } from './messages/task-messages.ts';

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

it('has each message in one table', () => {
  const tables = [
    DRAFT_MESSAGES,
    FILE_MESSAGES,
    IDENTITY_MESSAGES,
    PRODUCT_MESSAGES,
    SERVER_MESSAGES,
    SESSION_MESSAGES,
    TASK_MESSAGES,
  ];
  expect(tables.flatMap((table) => Object.keys(table))).toHaveLength(Object.keys(MESSAGES).length);
});
