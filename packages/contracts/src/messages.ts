import { SERVER_MESSAGES } from '#server-messages';
import type { UiLanguage } from './languages.ts';
import { DRAFT_MESSAGES } from './messages/draft-messages.ts';
import { FILE_MESSAGES } from './messages/file-messages.ts';
import { IDENTITY_MESSAGES } from './messages/identity-messages.ts';
import { PRODUCT_MESSAGES } from './messages/product-messages.ts';
import { SESSION_MESSAGES } from './messages/session-messages.ts';
import { TASK_MESSAGES } from './messages/task-messages.ts';

/**
 * Every text of the server, in both languages. English texts of the product's specification are verbatim.
 * `formatMessage` fills in `{name}`.
 */
export const MESSAGES = {
  ...SESSION_MESSAGES,
  ...IDENTITY_MESSAGES,
  ...TASK_MESSAGES,
  ...FILE_MESSAGES,
  ...PRODUCT_MESSAGES,
  ...DRAFT_MESSAGES,
  ...SERVER_MESSAGES,
} as const satisfies Readonly<Record<string, Readonly<Record<UiLanguage, string>>>>;

export type MessageKey = keyof typeof MESSAGES;
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns a message in both languages; undefined in the browser for one that only the server writes. */
export function findMessage(key: MessageKey): Readonly<Record<UiLanguage, string>> | undefined {
  return MESSAGES[key];
}

/** Returns the message in a language with its `{names}` filled in. A name without a value stays as it is. */
export function formatMessage(key: MessageKey, language: UiLanguage, values: MessageValues = {}): string {
  return (findMessage(key)?.[language] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
