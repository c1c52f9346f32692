import { measureWideText, TEXT_LIMITS } from '@reelwright/contracts';
import { cutAtClause, sharedWords, toPlainText, toSentences } from './clean-text.ts';
import { isHousekeeping, isTelling } from './housekeeping.ts';
import { type PageDocument, type PageElement, ancestorsOf, elementsInside, isInside, textOf } from './page-document.ts';
import { createLabelTest } from './label-test.ts';
import type { PageLayout } from './page-layout.ts';

const { maxLines, maxLineLength } = TEXT_LIMITS.sellingPoints;
const MIN_LINE_LENGTH = 8;
/** A little over the limit is still a bullet worth cutting; much over it is a paragraph. */
const MAX_BULLET_LENGTH = 260;
const isFeature = createLabelTest(
  /feature|bullet|highlight|benefit|usp|selling|detail|desc|spec|about|info|eigenschaft|vorteil|merkmal|caract|caratter|product|content|tab/,
);
const isChoice = createLabelTest(
  /thumb|gallery|swatch|size|colou?r|variant|option|rating|star|share|social|tabs?-?nav|tab-list|pagination|payment|delivery|shipping|stock|price|breadcrumb|category|filter|image|slide|carousel|swiper|review/,
);

const DIALOG_CLIMB = 12;
const isDialog = createLabelTest(
  /(?:^|[\s_-])(?:modal|dialog|popup|overlay|tooltip|popover|lightbox|checkout|address|account|finance|credit|returns?|delivery|shipping|care-?instructions?|washing)(?=$|[\s_-])/,
);
/** Of a list's lines, how many must be about the product. */
const MIN_OWN = 0.7;
/** "Material: cotton": a fact of a table, not a reason. */
const SPEC_ROW = /^[^:：]{2,30}(?:[:：]|\s-\s)\s*\S+(?:\s+\S+){0,3}\s*$/u;

const MIN_SCORE = 3;

interface BulletList {
  /** As they stand on the page. */
  texts: string[];
  score: number;
}

/** A bullet cut to a line, and whether it ends where a thought does. */
function toLine(text: string): { line: string; isWhole: boolean } {
  const line = text.replace(/^[\s•·▪●◦*✓✔☑►▶➤\-–—>»]+/u, '').trim();
  const { text: cut, isWhole } = cutAtClause(line, maxLineLength);
  return { line: cut, isWhole };
}

const ENOUGH_LINES = 3;

/** Lines that end where their thought does; the others only where there are too few. */
function toLines(texts: readonly string[]): string[] {
  const lines = texts.map((text) => toLine(text));
  const whole = uniqueLines(lines.filter(({ isWhole }) => isWhole).map(({ line }) => line));
  return whole.length >= ENOUGH_LINES ? whole : uniqueLines(lines.map(({ line }) => line));
}

function uniqueLines(lines: readonly string[]): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = line.toLowerCase();
    if (measureWideText(line) < MIN_LINE_LENGTH || !isTelling(line) || seen.has(key)) return false;
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
  const meanLength = usable.reduce((sum, text) => sum + text.length, 0) / usable.length;
  const heading = layout.headingElement;
  const isAfterHeading = list.order > (heading?.order ?? 0);
  // A page without telling class names still says by its nesting what belongs to the heading.
  const block = heading?.parent ?? null;
  const isInHeadingsBlock = block !== null && block.tag !== 'body' && isInside(list, block);
  const holders = ancestorsOf(list, 4);
  // What is cheap to know comes first: most lists are out before the rest is asked.
  const best =
    (isInHeadingsBlock ? 1 : 0) +
    // Numbered lines are steps to take.
    (list.tag === 'ol' ? -1.5 : 0) +
    (isAfterHeading ? 1 : -2) +
    Math.min(1.5, meanLength / 40) +
    Math.min(1, usable.length / 5) +
    (holders.some(isFeature) ? 2 : 0);
  if (best < MIN_SCORE) return undefined;
  const rows = usable.filter((text) => SPEC_ROW.test(text)).length;
  const score = best + (holders.some(isChoice) ? -2 : 0) + (rows > usable.length / 2 ? -1.5 : 0);
  if (score < MIN_SCORE) return undefined;
  // What also holds the heading is the page's own frame: some shops put everything into one form.
  const around = ancestorsOf(list, DIALOG_CLIMB).filter((each) => !(heading && isInside(heading, each)));
  if (around.some((each) => each.tag === 'dialog' || each.tag === 'form' || isDialog(each))) return undefined;
  return { texts: usable, score };
}

/** Of a page that shows many, the likeliest; nobody puts the product's own behind so many others. */
const MAX_LISTS = 8;

/** One line about delivery is left out; where every third is, the whole list is the shop's, not the product's. */
function dropHousekeeping({ texts }: BulletList): string[] | undefined {
  const own = texts.filter((text) => !isHousekeeping(text));
  return own.length < 2 || own.length < texts.length * MIN_OWN ? undefined : own;
}

/** The bullet list that speaks for the product. */
export function findBulletPoints(page: PageDocument, layout: PageLayout): string[] {
  const lists = ['ul', 'ol']
    .flatMap((tag) => page.byTag(tag))
    .map((list) => readBulletList(page, layout, list))
    .filter((list) => list !== undefined);
  const likely = lists.toSorted((left, right) => right.score - left.score);
  // Looking into lines costs more than all that came before it.
  const best = likely
    .slice(0, MAX_LISTS)
    .map(dropHousekeeping)
    .find((texts) => texts !== undefined);
  if (!best) return [];
  const lines = toLines(best.map((text) => toPlainText(text)));
  return lines.length >= 2 ? lines.slice(0, maxLines) : [];
}

/** Cut off by the shop itself. */
const UNFINISHED = /(?:\.\.\.|…)\s*$/u;

/**
 * Short sentences of a description, where the page has no bullets. A sentence that only repeats the name says nothing,
 * and one that does not end was cut off.
 */
export function pickSentences(description: string, name: string): string[] {
  const all = toSentences(description);
  const sentences = all.filter(
    (sentence) =>
      sentence.length <= maxLineLength &&
      (all.length === 1 || /[.!?。！？；"”»]$/u.test(sentence)) &&
      !UNFINISHED.test(sentence) &&
      !isHousekeeping(sentence) &&
      sharedWords(sentence, name) < 0.9,
  );
  return toLines(sentences).slice(0, maxLines);
}
