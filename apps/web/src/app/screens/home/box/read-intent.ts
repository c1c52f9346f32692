import type { TypedContent } from '#src/nouns/tools/tool-intent.ts';

/** Ends where a link that stands in a sentence ends: at white space, quotes, brackets, or at Chinese words and marks. */
const LINK =
  /\bhttps?:\/\/[^\s"'<>`{}|\\^（）【】「」『』《》“”‘’，。！？；：、\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+/giu;
/** Marks of the sentence, not of the link. */
const TRAILING_MARKS = /[.,!?;:…~*_]+$/;
const OPENING = { ')': '(', ']': '[' } as const;

function trimLink(link: string): string {
  let trimmed = link.replace(TRAILING_MARKS, '');
  for (const [close, open] of Object.entries(OPENING)) {
    // A bracket that was opened before the link.
    while (trimmed.endsWith(close) && trimmed.split(close).length > trimmed.split(open).length)
      trimmed = trimmed.slice(0, -1).replace(TRAILING_MARKS, '');
  }
  return trimmed;
}

/** A whole text that is an address without its scheme: `shop.example/tea`. Words with a full stop between them are none. */
const BARE_ADDRESS = /^(?:[a-z0-9-]+\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;

function toLinkIntent(href: string, others: number): TypedContent | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return url.hostname === '' ? null : { kind: 'link', url: url.href, host: url.hostname.replace(/^www\./, ''), others };
}

/** Reads what was typed, or pasted with the words that apps put around a link that is shared. */
export function readIntent(typed: string): TypedContent {
  const text = typed.trim();
  if (text === '') return { kind: 'nothing' };
  if (!/\s/.test(text)) {
    // All of it is the link, whatever letters it has.
    const whole = /^https?:\/\//i.test(text) && !/[，。！？【】「」]/.test(text) ? text : null;
    const found = toLinkIntent(whole ?? (BARE_ADDRESS.test(text) ? `https://${text}` : ''), 0);
    if (found) return found;
  }
  const links = [...new Set([...text.matchAll(LINK)].map(([link]) => trimLink(link)))];
  const [first] = links;
  const found = first === undefined ? null : toLinkIntent(first, links.length - 1);
  return found ?? { kind: 'text', text };
}
