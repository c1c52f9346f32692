import type { TypedContent } from '#src/nouns/tools/tool-intent.ts';

/** Matches a link within a sentence: up to white space, quotes, brackets, or Chinese words and punctuation. */
const LINK =
  /\bhttps?:\/\/[^\s"'<>`{}|\\^（）【】「」『』《》“”‘’，。！？；：、\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+/giu;
/** Punctuation of the sentence, not of the link. */
const TRAILING_MARKS = /[.,!?;:…~*_]+$/;
const OPENING = { ')': '(', ']': '[' } as const;

function trimLink(link: string): string {
  let trimmed = link.replace(TRAILING_MARKS, '');
  for (const [close, open] of Object.entries(OPENING)) {
    // The bracket was opened before the link.
    while (trimmed.endsWith(close) && trimmed.split(close).length > trimmed.split(open).length)
      trimmed = trimmed.slice(0, -1).replace(TRAILING_MARKS, '');
  }
  return trimmed;
}

/** A whole text that is an address without a scheme: `shop.example/tea`. Words joined by a full stop are not. */
const BARE_ADDRESS = /^(?:[a-z0-9-]+\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;

function toLinkIntent(href: string, { others, words }: { others: number; words: string }): TypedContent | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  if (url.hostname === '') return null;
  return { kind: 'link', url: url.href, host: url.hostname.replace(/^www\./, ''), others, words };
}

/** Reads text that was typed, or pasted with the words that apps add to a shared link. */
export function readIntent(typed: string): TypedContent {
  const text = typed.trim();
  if (text === '') return { kind: 'nothing' };
  if (!/\s/.test(text)) {
    // The whole text is the link, whatever characters it contains.
    const whole = /^https?:\/\//i.test(text) && !/[，。！？【】「」]/.test(text) ? text : null;
    const found = toLinkIntent(whole ?? (BARE_ADDRESS.test(text) ? `https://${text}` : ''), { others: 0, words: '' });
    if (found) return found;
  }
  const found = [...text.matchAll(LINK)].map(([link]) => trimLink(link));
  const links = [...new Set(found)];
  const words = found.reduce((rest, link) => rest.replace(link, ' '), text).trim();
  const [first] = links;
  const intent = first === undefined ? null : toLinkIntent(first, { others: links.length - 1, words });
  return intent ?? { kind: 'text', text };
}
