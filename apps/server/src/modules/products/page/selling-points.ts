import { TEXT_LIMITS } from '@reelwright/contracts';
import { cutAtWord, sharedWords, toPlainText, toSentences } from './clean-text.ts';
import {
  type PageDocument,
  type PageElement,
  ancestorsOf,
  elementsInside,
  isInside,
  textOf,
  toLabel,
} from './page-document.ts';
import type { PageLayout } from './page-layout.ts';

const { maxLines, maxLineLength } = TEXT_LIMITS.sellingPoints;
const MIN_LINE_LENGTH = 8;
/** A little over the limit is still a bullet worth cutting; much over it is a paragraph. */
const MAX_BULLET_LENGTH = 260;
const FEATURE_LABEL =
  /feature|bullet|highlight|benefit|usp|selling|detail|desc|spec|about|info|eigenschaft|vorteil|merkmal|caract|caratter|product|content|tab/;
const CHOICE_LABEL =
  /thumb|gallery|swatch|size|colou?r|variant|option|rating|star|share|social|tabs?-?nav|tab-list|pagination|payment|delivery|shipping|stock|price|breadcrumb|category|filter|image|slide|carousel|swiper|review/;

interface BulletList {
  /** As they stand on the page. */
  texts: string[];
  score: number;
}

function toLine(text: string): string {
  const line = text.replace(/^[\s•·▪●◦*✓✔☑►▶➤\-–—>»]+/u, '').trim();
  const sentence = line.length > maxLineLength ? (toSentences(line)[0] ?? line) : line;
  return cutAtWord(sentence, maxLineLength);
}

function uniqueLines(lines: readonly string[]): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = line.toLowerCase();
    if (line.length < MIN_LINE_LENGTH || !/\p{L}{2}/u.test(line) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function readBulletList(page: PageDocument, layout: PageLayout, list: PageElement): BulletList | undefined {
  if (layout.isForeign(list)) return undefined;
  const bullets = list.children.filter((child) => typeof child !== 'string' && child.tag === 'li') as PageElement[];
  if (bullets.length < 2 || bullets.length > 25) return undefined;
  const inside = elementsInside(page, list);
  if (
    inside.some(({ tag }) => tag === 'input' || tag === 'button' || tag === 'img' || tag === 'select' || tag === 'form')
  )
    return undefined;
  const links = inside.filter(({ tag }) => tag === 'a').length;
  if (links > bullets.length / 3) return undefined;
  const texts = bullets.map((bullet) => textOf(bullet, MAX_BULLET_LENGTH + 100));
  const usable = texts.filter((text) => text.length >= MIN_LINE_LENGTH && text.length <= MAX_BULLET_LENGTH);
  if (usable.length < texts.length * 0.6 || usable.length < 2) return undefined;
  const labels = ancestorsOf(list, 4).map(toLabel).join(' ');
  const meanLength = usable.reduce((sum, text) => sum + text.length, 0) / usable.length;
  const isAfterHeading = list.order > (layout.headingElement?.order ?? 0);
  // A page without telling class names still says by its nesting what belongs to the heading.
  const block = layout.headingElement?.parent ?? null;
  const isInHeadingsBlock = block !== null && block.tag !== 'body' && isInside(list, block);
  const score =
    (isInHeadingsBlock ? 1 : 0) +
    (FEATURE_LABEL.test(labels) ? 2 : 0) +
    (CHOICE_LABEL.test(labels) ? -2 : 0) +
    (isAfterHeading ? 1 : -2) +
    Math.min(1.5, meanLength / 40) +
    Math.min(1, usable.length / 5);
  return { texts: usable, score };
}

/** The bullet list that speaks for the product. */
export function findBulletPoints(page: PageDocument, layout: PageLayout): string[] {
  const lists = ['ul', 'ol']
    .flatMap((tag) => page.byTag(tag))
    .map((list) => readBulletList(page, layout, list))
    .filter((list) => list !== undefined);
  const best = lists.reduce<BulletList | undefined>(
    (top, each) => (top && top.score >= each.score ? top : each),
    undefined,
  );
  if (!best || best.score < 3) return [];
  const lines = uniqueLines(best.texts.map((text) => toLine(toPlainText(text))));
  return lines.length >= 2 ? lines.slice(0, maxLines) : [];
}

/** Short sentences of a description, where the page has no bullets; a sentence that only repeats the name says nothing. */
export function pickSentences(description: string, name: string): string[] {
  const sentences = toSentences(description).filter(
    (sentence) => sentence.length <= maxLineLength && sharedWords(sentence, name) < 0.9,
  );
  return uniqueLines(sentences.map(toLine)).slice(0, maxLines);
}
