import { toPlainText, toSentences } from '../parse/clean-text.ts';
import { cutShopTalk } from './description-text.ts';
import type { ToldLines } from '../merge/findings.ts';
import { parsePage, type PageElement, textOf } from '../parse/page-document.ts';
import { sayOfProduct } from './own-voice.ts';
import { isTradeTitle } from './section-titles.ts';

const NOWHERE = new URL('http://localhost/');
const MAX_TEXT_LENGTH = 20_000;
const LOOKS_LIKE_MARKUP = /<(?:p|br|li|div|ul|strong|span|h\d)\b/iu;
const LOOKS_LIKE_ESCAPED_MARKUP = /&lt;(?:p|br|li|div|ul|strong|span|h\d)\b/iu;
const UNREAD = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'head',
  'iframe',
  'object',
  'select',
  'button',
  'form',
  'table',
  'dl',
  'nav',
  'footer',
  'video',
]);
const BLOCKS = new Set([
  'address',
  'article',
  'blockquote',
  'center',
  'details',
  'div',
  'figcaption',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'ul',
]);
/** Maximum number of lines; in a longer text the rest is no description. */
const MAX_LINES = 300;
/** Share of a line's characters that counts as all of them. */
const NEARLY_ALL = 0.9;
const TITLE_TAGS = /^(?:h[1-6]|summary)$/u;
const BOLD_TAGS = /^(?:strong|b|u)$/u;

interface Line {
  text: string;
  /** Whether it is in an element of a list. */
  isListed: boolean;
  /** Whether it is in a heading, or all in bold. */
  isHeading: boolean;
}

interface Place {
  isListed: boolean;
  isHeading: boolean;
  isBold: boolean;
  isLink: boolean;
  keepsBreaks: boolean;
}

/** Breaks an element's text into its visible lines. */
function breakLines(root: PageElement, isLeftOut: (element: PageElement) => boolean): Line[] {
  const lines: Line[] = [];
  let text = '';
  let bold = 0;
  let linked = 0;
  let place: Place = { isListed: false, isHeading: false, isBold: false, isLink: false, keepsBreaks: false };
  const end = (): void => {
    const bare = toPlainText(text);
    // A line that is all link leads elsewhere.
    if (bare !== '' && linked < bare.length * NEARLY_ALL)
      lines.push({
        text: bare,
        isListed: place.isListed,
        isHeading: place.isHeading || bold >= bare.length * NEARLY_ALL,
      });
    text = '';
    bold = 0;
    linked = 0;
  };
  const read = (element: PageElement, around: Place): void => {
    for (const child of element.children) {
      if (lines.length >= MAX_LINES) return;
      if (typeof child === 'string') {
        const pieces = around.keepsBreaks ? child.split(/\r?\n/u) : [child];
        for (const [at, piece] of pieces.entries()) {
          if (at > 0) end();
          place = around;
          text += piece;
          if (around.isBold) bold += piece.trim().length;
          if (around.isLink) linked += piece.trim().length;
        }
      } else if (child.tag === 'br') end();
      else if (!UNREAD.has(child.tag) && !isLeftOut(child)) {
        const isBlock = BLOCKS.has(child.tag);
        if (isBlock) end();
        read(child, {
          isListed: around.isListed || child.tag === 'li',
          isHeading: around.isHeading || TITLE_TAGS.test(child.tag),
          isBold: around.isBold || BOLD_TAGS.test(child.tag),
          isLink: around.isLink || child.tag === 'a',
          keepsBreaks:
            around.keepsBreaks || child.tag === 'pre' || /pre-(?:wrap|line)/u.test(child.attributes['style'] ?? ''),
        });
        if (isBlock) end();
      }
    }
  };
  read(root, place);
  end();
  return lines;
}

const MARK =
  /^(?:(?:[•·*+◦‣⁃]|(?:\p{So}|\p{Extended_Pictographic})[\ufe0f\u200d]*|[→➜➤])\s*|[-–—~]\s*(?=[\p{L}\d])|(?:\d{1,2}|[a-h])\s?[.)、．]\s*(?=\D)|\d{1,2}\s?、\s*|\d{1,2}[,，]\s*(?=\p{L})|[①-⑩]\s*)+/u;
/** "#kettle #travel" */
const HASHTAG = /^#\p{L}/u;
const MAX_TITLE_LENGTH = 60;
const MAX_TITLE_WORDS = 7;
const SENTENCE_END = /[.!?。！？；;,，]$/u;
/** "★ DETAILS ★", "【关于发货】", "HOW TO ORDER", "Features:". */
const DECORATED =
  /^[^\p{L}\p{N}\s]{1,4}\s?(?=[\p{L}\p{N}]).{2,50}(?<=[\p{L}\p{N}])\s?[^\p{L}\p{N}\s.!?。）)%"'”’°]{1,4}$/u;
const CAPITALS = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u;

function isTitle({ text, isHeading, isListed }: Line): boolean {
  if (text.length > MAX_TITLE_LENGTH || text.split(' ').length > MAX_TITLE_WORDS || SENTENCE_END.test(text))
    return false;
  return (
    isHeading || /[:：]$/u.test(text) || DECORATED.test(text) || (!isListed && CAPITALS.test(text) && !/\d/u.test(text))
  );
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Lengths of a Chinese line of a description, which ends at the line break. */
const MIN_CJK_LINE = 6;
const MAX_CJK_LINE = 40;
const MIN_ITEMS = 2;
const MIN_PROSE_WORDS = 4;
/** "【关于发货】下午四点前下单": a title before its text. */
const BRACKETED = /^[【［[]\s*([^】］\]]{2,30})\s*[】］\]]/u;

/** Removes the shop's text about itself from paragraphs. */
function dropShopTalk(paragraphs: readonly string[]): string[] {
  const sentences = paragraphs.map(toSentences);
  const own = new Set(cutShopTalk(sentences.flat()));
  return sentences.map((each) => each.filter((one) => own.has(one)).join(' ')).filter((each) => each !== '');
}

const NUMBERED = /^\d{1,2}\s?[.)、．]\s*(?=\p{L})/u;
const ORDER =
  /^(?:be|please|do|don['’]t|never|always|ensure|check|read|release|make|use|connect|release|drill|fix|insert|tighten|screw|unscrew|attach|install|loosen|secure|put|place|press|push|pull|remove|cut|fold|open|close|turn|peel|apply|mix|add|pour|wait|repeat|plug|hold|clean|wipe|slide|align|set|choose|select|take)\s/iu;
/** "1 x lid": a quantity is not an instruction. */
const COUNTED = /(?:^|\s)\d+\s?[x×]\s/u;
const MIN_STEPS = 3;
const MIN_NUMBERED_ORDERS = 0.4;
const MIN_ORDERS = 0.65;

/** Groups numbered lines into lists, each starting at one. */
function listNumbered(lines: readonly Line[]): Line[][] {
  const lists: Line[][] = [];
  for (const line of lines.filter(({ text }) => NUMBERED.test(text))) {
    if (lists.length === 0 || Number.parseInt(line.text, 10) === 1) lists.push([]);
    lists.at(-1)?.push(line);
  }
  return lists;
}

/** Finds the lines of lists with many instructions, which are steps and not points. Numbered lists need fewer. */
function findSteps(lines: readonly Line[]): ReadonlySet<Line> {
  const isOrder = ({ text }: Line) => ORDER.test(text.replace(MARK, ''));
  const isSteps = (listed: readonly Line[], minShare: number) =>
    listed.length >= MIN_STEPS && listed.filter(isOrder).length >= listed.length * minShare;
  const numbered = listNumbered(lines).filter((list) => isSteps(list, MIN_NUMBERED_ORDERS));
  const listed = lines.filter((line) => (line.isListed || MARK.test(line.text)) && !COUNTED.test(line.text));
  return new Set([...numbered.flat(), ...(isSteps(listed, MIN_ORDERS) ? listed : [])]);
}

/** A short Chinese line of several sentences says several things: "一杯四十秒。充一次电能榨十五杯。". */
const splitChinese = (line: string): string[] =>
  /\p{Script=Han}[。！]\s?\p{Script=Han}/u.test(line) ? toSentences(line) : [line];

function sortLines(lines: readonly Line[], name: string): ToldLines {
  const told: ToldLines = { items: [], prose: [] };
  const marked = lines.filter(({ text, isListed }) => isListed || MARK.test(text)).length;
  const steps = findSteps(lines);
  let isTrade = false;
  for (const line of lines) {
    const bare = sayOfProduct(line.text.replace(MARK, '').trim(), name);
    if (isTitle(line)) {
      isTrade = isTradeTitle(line.text);
      // "双层杯壁，不烫手": a Chinese heading of two clauses is a point.
      if (!isTrade && CJK.test(bare) && /\p{Script=Han}，\p{Script=Han}/u.test(bare)) told.items.push(bare);
      continue;
    }
    if (HASHTAG.test(line.text) || steps.has(line)) continue;
    const inline = BRACKETED.exec(bare)?.[1];
    if (isTrade && inline === undefined) continue;
    if (inline !== undefined && isTradeTitle(inline)) continue;
    const isItem = line.isListed || (marked >= MIN_ITEMS && MARK.test(line.text)) || inline !== undefined;
    if (isItem || (CJK.test(bare) && bare.length <= MAX_CJK_LINE && bare.length >= MIN_CJK_LINE))
      told.items.push(...splitChinese(bare));
    // A few words without an end mark are a caption.
    else if (SENTENCE_END.test(bare) || CJK.test(bare) || bare.split(' ').length >= MIN_PROSE_WORDS)
      told.prose.push(bare);
  }
  return { items: told.items, prose: dropShopTalk(told.prose) };
}

/** Reads an element's text about the product `name`, without sections about the trade and without excluded elements. */
export function readToldLines(
  root: PageElement,
  isLeftOut: (element: PageElement) => boolean = () => false,
  name = '',
): ToldLines {
  return sortLines(breakLines(root, isLeftOut), name);
}

/** Reads a record's text, with markup or with its line breaks. */
export function readToldText(text: string, name = ''): ToldLines {
  const written = text.slice(0, MAX_TEXT_LENGTH);
  const start =
    !LOOKS_LIKE_MARKUP.test(written) && LOOKS_LIKE_ESCAPED_MARKUP.test(written)
      ? textOf(parsePage(written, NOWHERE).root, MAX_TEXT_LENGTH)
      : written;
  if (LOOKS_LIKE_MARKUP.test(start)) return readToldLines(parsePage(start, NOWHERE).root, undefined, name);
  return sortLines(
    start.split(/\r?\n/u).flatMap((line) => {
      const bare = line.replace(/\s+/gu, ' ').trim();
      return bare === '' ? [] : [{ text: bare, isListed: false, isHeading: false }];
    }),
    name,
  );
}
