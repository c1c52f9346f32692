import { measureWideText } from '@reelwright/contracts';
import { isAsideLabel } from './aside-labels.ts';
import type { ToldLines } from '../merge/findings.ts';
import { createLabelTest } from '../parse/label-test.ts';
import { isLabelAndValue } from '../sources/labelled-values.ts';
import {
  ancestorsOf,
  inOrder,
  isHidden,
  isInside,
  type PageDocument,
  type PageElement,
} from '../parse/page-document.ts';
import type { PageLayout } from '../sources/page-layout.ts';
import { listOwnSections } from './section-titles.ts';
import { readToldLines } from './told-lines.ts';

const isDescription = createLabelTest(
  /(?:^|[\s_-])(?:product-?|item-?|detail-?|short-?|long-?|full-?|tab-?)*(?:description|desc|beschreibung|descri[cp][a-zç]*|opis|popis|omschrijving|productdescription|rte|excerpt|overview)(?=$|[\s_-])/,
);
/** Labels of elements among a product's texts that are not text. */
const isNoText = createLabelTest(
  /(?:^|[\s_-])(?:usps?|badges?|announcement\S*|toast|breadcrumbs?|price\S*|rating|author|tags?|meta|stock|variants?|swatch(?:es)?|payments?)(?=$|[\s_-])/,
);
const MAX_SECTIONS = 8;
/** Distance after the heading, in elements, of texts about the product. */
const NEAR = 250;
const MIN_TEXT = 30;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Punctuation of Chinese text: outside a description, a line without any is a button's or a heading's. */
const CJK_PAUSE = /[，、。；]/u;
const SENTENCE = /[.!?。！？]["”»)]?$/u;
/** Tags whose content is no text of its own: links, fields and lists. */
const NO_TEXT = new Set(['a', 'li', 'form', 'label', 'dialog', 'aside']);

function createPlaceTests(layout: PageLayout) {
  const heading = layout.headingElement;
  return {
    isElsewhere: (element: PageElement) =>
      layout.isForeign(element) ||
      layout.isAside(element) ||
      isHidden(element) ||
      isLabelAndValue(element) ||
      ((isAsideLabel(element) || isNoText(element)) && !layout.isFrame(element)),
    holdsHeading: (element: PageElement) => heading !== undefined && isInside(heading, element),
  };
}

/** Reads the lines of the parts that the page marks as its description. */
export function findToldLines(page: PageDocument, layout: PageLayout): ToldLines {
  const { isElsewhere, holdsHeading } = createPlaceTests(layout);
  const described = page.byAttribute('itemprop').filter(({ attributes }) => attributes['itemprop'] === 'description');
  const sections: PageElement[] = [];
  for (const section of inOrder([...page.byLabel(isDescription), ...described, ...listOwnSections(page)])) {
    if (sections.length >= MAX_SECTIONS) break;
    if (section.tag === 'meta' || section.tag === 'a' || holdsHeading(section)) continue;
    if (sections.some((other) => isInside(section, other))) continue;
    if (ancestorsOf(section).some((each) => !holdsHeading(each) && isElsewhere(each))) continue;
    sections.push(section);
  }
  const told = sections.map((section) => readToldLines(section, isElsewhere, layout.heading));
  return { items: told.flatMap(({ items }) => items), prose: told.flatMap(({ prose }) => prose) };
}

/** Reads the texts and marked lines after the page's heading, for a page without a marked description. */
export function findNearbyLines(page: PageDocument, layout: PageLayout): ToldLines {
  const heading = layout.headingElement;
  if (!heading) return { items: [], prose: [] };
  const { isElsewhere, holdsHeading } = createPlaceTests(layout);
  const near = readToldLines(
    page.root,
    (element) =>
      element.endOrder <= heading.order ||
      element.order > heading.order + NEAR ||
      NO_TEXT.has(element.tag) ||
      (!holdsHeading(element) && isElsewhere(element)),
    layout.heading,
  );
  return {
    items: near.items.filter((each) => !CJK.test(each) || CJK_PAUSE.test(each)),
    prose: near.prose.filter((each) => measureWideText(each) >= MIN_TEXT && SENTENCE.test(each)),
  };
}
