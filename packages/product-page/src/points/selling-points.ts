import { isAsideLabel } from './aside-labels.ts';
import { measureWideText } from '@reelwright/contracts';
import { toPlainText } from '../parse/clean-text.ts';
import { isTelling } from './housekeeping.ts';
import { isLabelAndValue } from '../sources/labelled-values.ts';
import { createLabelTest } from '../parse/label-test.ts';
import type { LabelledFact } from '../merge/findings.ts';
import {
  ancestorsOf,
  elementsInside,
  isHidden,
  isInside,
  type PageDocument,
  type PageElement,
  textOf,
} from '../parse/page-document.ts';
import type { PageLayout } from '../sources/page-layout.ts';
import { toPointLine } from './point-lines.ts';
import { findTradeTalk, type PointRefusal } from './point-refusals.ts';
import { toRowPoints } from './point-rows.ts';

const MIN_LINE_LENGTH = 8;
/** Maximum length of a bullet: slightly above the limit of a line, it can be cut; a longer text is a paragraph. */
const MAX_BULLET_LENGTH = 300;
const MAX_LINE_LENGTH = 100;
const MIN_BULLETS = 2;
const MAX_BULLETS = 25;
const isFeature = createLabelTest(
  /feature|bullet|highlight|benefit|usp|selling|detail|desc|spec|about|info|pros\b|eigenschaft|vorteil|merkmal|caract|caratter|product|content|tab/,
);
const isChoice = createLabelTest(
  /thumb|gallery|swatch|size|colou?r|variant|option|rating|star|share|social|tabs?-?nav|tab-list|pagination|payment|delivery|shipping|stock|price|breadcrumb|category|filter|image|slide|carousel|swiper|review|actions?(?=$|[\s_-])|step/,
);

const DIALOG_CLIMB = 12;
/** Minimum share of a list's lines that are about the product. */
const MIN_OWN = 0.7;
/** "Material: cotton": a row of a table in a list. */
const ROW = /^([^:：]{2,30})(?::\s|：|\s:\s?)\s*(\S+(?:\s+\S+){0,4})$/u;

const MIN_SCORE = 3;
const SURE_SCORE = 4;
const ENOUGH_LINES = 5;
const MIN_PARTS = 3;
const isPointHolder = createLabelTest(
  /(?:^|[\s_-])(?:features?|benefits?|highlights?|bullets?|(?:key|sell(?:ing)?)-?points?|advantages?|usps?)(?=$|[\s_-])/,
);
const isRow = ({ tag }: PageElement) => tag === 'tr' || tag === 'dt' || tag === 'dd' || tag === 'a' || tag === 'td';
/** Distance from the heading, in elements, from which a list is too far to belong to it. */
const FAR = 1200;
/** Distance from the heading, in elements, within which a list belongs to it. */
const NEAR = 60;

interface BulletList {
  list: PageElement;
  /** As written on the page. */
  texts: string[];
  score: number;
}

/** Finds the product's own block: the part of the page around heading and cart button. */
function findProductBlock(
  page: PageDocument,
  { headingElement, cartButton, isForeign }: PageLayout,
): PageElement | undefined {
  if (!headingElement || !cartButton || isForeign(cartButton) || cartButton.order < headingElement.order)
    return undefined;
  const block = ancestorsOf(headingElement).find((each) => isInside(cartButton, each));
  return block &&
    block.tag !== 'body' &&
    block.tag !== 'html' &&
    block.endOrder - block.order < page.elements.length / 2
    ? block
    : undefined;
}

/** The title and the clause of a card, joined as one Chinese line; empty for other texts, and for rows of a table. */
function joinCard(card: PageElement): string {
  const parts = card.children.flatMap((child) =>
    typeof child === 'string' ? [] : [toPlainText(textOf(child, MAX_BULLET_LENGTH))],
  );
  const isChinese = parts.every((part) => /\p{Script=Han}/u.test(part));
  const [title = '', clause = ''] = parts;
  return parts.length === 2 && isChinese && clause.length >= MIN_CLAUSE ? `${title}，${clause}` : '';
}

const HAN_CLAUSES = /[\p{Script=Han}\d]{2}，[\p{Script=Han}\d]{2}/u;
/** A Chinese clause; shorter values are those of a table. */
const MIN_CLAUSE = 5;

function readBulletList(
  page: PageDocument,
  layout: PageLayout,
  list: PageElement,
  productBlock: PageElement | undefined,
): BulletList | undefined {
  if (layout.isForeign(list) || layout.isAside(list)) return undefined;
  const bullets = list.children.filter((child) => typeof child !== 'string' && child.tag !== 'br') as PageElement[];
  if (bullets.length < MIN_BULLETS || bullets.length > MAX_BULLETS) return undefined;
  const inside = elementsInside(page, list);
  if (
    inside.some(
      ({ tag }) =>
        tag === 'input' || tag === 'button' || tag === 'select' || tag === 'form' || tag === 'ul' || tag === 'table',
    )
  )
    return undefined;
  const links = inside.filter(({ tag }) => tag === 'a').length;
  const images = inside.filter(({ tag }) => tag === 'img').length;
  // An image beside each line may be its icon; an image with a link is a card.
  if (links > bullets.length / 3 || (images > 0 && links > 0) || images > bullets.length) return undefined;
  const isTable = bullets.filter(isLabelAndValue).length > bullets.length / 2;
  // Cards of features with a title and a Chinese clause each: 没有扇叶, 孩子伸手也不怕.
  const cards = isTable && list.tag !== 'ul' && list.tag !== 'ol' ? bullets.map(joinCard) : [];
  if (isTable && cards.filter((card) => card !== '').length < bullets.length) return undefined;
  const texts = isTable ? cards : bullets.map((bullet) => toPlainText(textOf(bullet, MAX_BULLET_LENGTH + 100)));
  const usable = texts.filter((text) => measureWideText(text) >= MIN_LINE_LENGTH && text.length <= MAX_BULLET_LENGTH);
  if (usable.length < texts.length * 0.5 || usable.length < MIN_BULLETS) return undefined;
  const meanLength = usable.reduce((sum, text) => sum + measureWideText(text), 0) / usable.length;
  // A short Chinese line of two clauses is no menu's.
  const clauses = usable.filter((text) => HAN_CLAUSES.test(text)).length;
  const heading = layout.headingElement;
  const start = heading?.order ?? 0;
  // On a page without meaningful class names, the nesting shows what belongs to the heading.
  const block = heading?.parent ?? null;
  const isInHeadingsBlock = block !== null && block.tag !== 'body' && isInside(list, block);
  const holders = ancestorsOf(list, 4);
  // Cheap criteria come first: most lists fail them, and the costly ones are skipped.
  const best =
    (isInHeadingsBlock || (productBlock && isInside(list, productBlock)) ? 1.5 : 0) +
    // Numbered lines are instructions.
    (list.tag === 'ol' ? -1.5 : 0) +
    (list.order > start ? 1 : -1) +
    (Math.abs(list.order - start) > FAR ? -1 : list.order > start && list.order < start + NEAR ? 0.5 : 0) +
    Math.min(1.5, meanLength / 40) +
    (clauses >= usable.length / 2 ? 1 : 0) +
    Math.min(1, usable.length / 5) +
    (holders.some(isFeature) ? 2 : 0);
  if (best < MIN_SCORE) return undefined;
  const rows = usable.filter((text) => ROW.test(text)).length;
  const score = best + (holders.some(isChoice) ? -2 : 0) + (rows > usable.length / 2 ? -1.5 : 0);
  if (score < MIN_SCORE) return undefined;
  // An element that also holds the heading is the page's own frame: some shops put everything into one form.
  const around = ancestorsOf(list, DIALOG_CLIMB).filter((each) => !layout.isFrame(each));
  if (around.some((each) => each.tag === 'dialog' || each.tag === 'form' || isAsideLabel(each) || isHidden(each)))
    return undefined;
  return { list, texts: usable, score };
}

/** Maximum number of examined lists, the most probable ones; no shop puts the product's own after so many others. */
const MAX_LISTS = 8;

/** Refusals that do not count against a list of the product's own lines. */
const OWN_REFUSALS = new Set<PointRefusal | undefined>([undefined, 'fit-check', 'exclusion']);

/** Whether a list is about the product: if every third line is about the shop, the whole list is. */
function isOwnList({ texts }: BulletList): boolean {
  const own = texts.filter((text) => OWN_REFUSALS.has(findTradeTalk(text)));
  return own.length >= texts.length * MIN_OWN && own.filter(isTelling).length >= MIN_BULLETS;
}

/** Converts the list's lines to selling points; rows are phrased as rows. */
function toLines({ texts }: BulletList, languageTag: string | undefined): string[] {
  const isTable = texts.filter((text) => ROW.test(text)).length > texts.length / 2;
  return texts.flatMap((text) => {
    const [, label = '', value = ''] = ROW.exec(text) ?? [];
    if (label === '') return toPointLine(text) ?? [];
    const fact: LabelledFact = { label: label.trim(), value };
    const said = toRowPoints([fact], languageTag, MAX_LINE_LENGTH).map(({ line }) => line);
    return said.length > 0 || isTable ? said : (toPointLine(text) ?? []);
  });
}

/** Lists elements that are lists without the tag: adjacent parts of the same kind, each with a line. */
function listLikeLists(page: PageDocument): PageElement[] {
  // "卖点" and its lines, as one term with several definitions.
  const defined = page.byTag('dl').filter(({ children }) => {
    const tags = children.flatMap((child) => (typeof child === 'string' ? [] : [child.tag]));
    return tags[0] === 'dt' && tags.length > MIN_PARTS && tags.slice(1).every((tag) => tag === 'dd');
  });
  const held = page.byLabel(isPointHolder).filter(({ tag, children }) => {
    const parts = children.filter((child) => typeof child !== 'string');
    const [first] = parts;
    return (
      tag !== 'ul' &&
      tag !== 'ol' &&
      first !== undefined &&
      parts.length >= MIN_PARTS &&
      parts.every((part) => part.tag === first.tag && part.label === first.label && !isRow(part))
    );
  });
  return [...defined, ...held];
}

/** Finds the lines of the lists about the product, as selling points. */
export function findBulletPoints(page: PageDocument, layout: PageLayout): string[] {
  const productBlock = findProductBlock(page, layout);
  const lists = [...page.byTag('ul'), ...page.byTag('ol'), ...listLikeLists(page)]
    .map((list) => readBulletList(page, layout, list, productBlock))
    .filter((list) => list !== undefined);
  // Reading lines costs more than all earlier criteria.
  const likely = lists.toSorted((left, right) => right.score - left.score).slice(0, MAX_LISTS);
  const lines = new Set<string>();
  for (const list of likely) {
    // A second list is used only if the first is short, and if it is certainly the product's.
    if (lines.size >= ENOUGH_LINES || (lines.size > 0 && list.score < SURE_SCORE)) break;
    if (isOwnList(list)) for (const line of toLines(list, layout.languageTag)) lines.add(line);
  }
  return [...lines];
}
