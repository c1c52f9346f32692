import { measureWideText } from '@reelwright/contracts';
import { toPlainText } from '../parse/clean-text.ts';
import { hasProse, toOwnDescription, weighDescription } from '../points/description-text.ts';
import { type Availability, type Findings, type Finding, found } from '../merge/findings.ts';
import { type LabelledValue, findLabelled, listLabelledValues, listTableFacts } from './labelled-values.ts';
import {
  ancestorsOf,
  inOrder,
  isHidden,
  type PageDocument,
  type PageElement,
  textOf,
  toLabel,
} from '../parse/page-document.ts';
import { createLabelTest } from '../parse/label-test.ts';
import { readPageExtras } from './page-extras.ts';
import { findNearbyImages, findPageImages } from './page-images.ts';
import type { PageLayout } from './page-layout.ts';
import { dropSiteName } from './open-graph.ts';
import { sayOfProduct } from '../points/own-voice.ts';
import { splitMarkedLines } from '../points/point-lines.ts';
import { findProductCode } from './product-code.ts';
import { findBulletPoints } from '../points/selling-points.ts';
import { findNearbyLines, findToldLines } from '../points/told-sections.ts';
import { findVisiblePrices } from './visible-price.ts';
import { createWorkBudget } from '../parse/work-budget.ts';

const BRAND_TERM =
  /^(?:brand|brands|brand name|marke|marca|marque|merk|marka|märke|značka|бренд|марка|品牌|品牌名称?|牌子|厂牌|ブランド|브랜드|manufacturer|hersteller|fabricant|fabricante|produttore|producent|výrobc[ae]|kaubamärk|proizvajalec|proizvođač|valmistaja|gyártó|производитель|العلامة التجارية|maker|make|make ?\/ ?manufacturer)$/u;
const OUT_OF_STOCK =
  /out of stock|sold[\s-]?out|currently unavailable|no longer available|ausverkauft|nicht (?:mehr )?(?:verfügbar|lieferbar|auf lager)|épuisé|indisponible|en rupture|esgotado|indisponível|agotado|no disponible|sin stock|esaurito|non disponibile|uitverkocht|нет в наличии|распродан|缺货|售罄|已售完|품절|在庫切れ|売り切れ|niedostępny|wyprzedan|vyprodáno|vypredané|není skladem|slutsåld|udsolgt|utsolgt|läbi müüdud|rasprodano/iu;
const IN_STOCK =
  /in[\s-]?stock|auf lager|sofort lieferbar|lieferbar|verfügbar|en stock|disponible|disponibile|disponibilità immediata|disponível|em estoque|em stock|op voorraad|в наличии|есть в наличии|现货|有货|現貨|有貨|在庫あり|재고|dostępny|skladem|skladom|na sklade|na skladě|na zalogi|i lager|på lager|varastossa|laos|available/iu;
const STOCK_LABEL = /stock|avail|verf(?:ü|ue)g|lager|dispon|nalich|delivery-?status|inventory/;
const DESCRIPTION_LABEL =
  /(?:^|[\s_-])(?:product-?|item-?|detail-?|short-?|long-?|full-?)*(?:description|desc|beschreibung|descri[cp][a-zç]*|opis|popis|omschrijving|productdescription)(?=$|[\s_-])/;
const isDescription = createLabelTest(DESCRIPTION_LABEL);
const isStockLabel = createLabelTest(STOCK_LABEL);
const isBrandMark = createLabelTest(
  /(?:^|[\s_-])(?:brand|marke|manufacturer|vendor|marca|designer)(?:[\s_-]?(?:name|link|logo|title))?(?=$|[\s_-])/,
);
const MAX_SECTIONS = 6;
const MIN_DESCRIPTION = 80;
const GOOD_PROSE = 0.8;
/** Labels of elements that ask visitors for consent, or warn them. */
const isConsent = createLabelTest(
  /consent|cookie|gdpr|privacy|uc-banner|onetrust|(?:^|[\s_-])(?:toast|dialog|modal)(?=$|[\s_-])/,
);
const MAX_BRAND_LENGTH = 40;
/** Number of similar elements from which they are cards of as many products. */
const MAX_SAME_MAKE = 3;
const DISABLED_LABEL = /(?:^|[\s_-])(?:disabled|inactive|sold-?out|unavailable|hidden|hide)(?=$|[\s_-])/;

function metaContent(page: PageDocument, name: string): string {
  return (
    page.byTag('meta').find(({ attributes }) => attributes['name']?.toLowerCase() === name)?.attributes['content'] ?? ''
  );
}

function findDescription(page: PageDocument, layout: PageLayout): Finding<string> | undefined {
  const described = page.byAttribute('itemprop').filter(({ attributes }) => attributes['itemprop'] === 'description');
  const sections = inOrder([...page.byLabel(isDescription), ...described]).filter(
    (element) => element.tag !== 'meta' && !layout.isForeign(element) && !ancestorsOf(element).some(isConsent),
  );
  let first: string | undefined;
  for (const section of sections.slice(0, MAX_SECTIONS)) {
    const text = toOwnDescription(sayOfProduct(toPlainText(textOf(section, 3000)), layout.heading));
    if (measureWideText(text) < MIN_DESCRIPTION) continue;
    // A list of points often precedes the text itself.
    if (weighDescription(text) >= GOOD_PROSE) return { value: text, confidence: 0.75 };
    // Text without any sentence is a table read as text, unless it is written as a list.
    if (hasProse(text) || splitMarkedLines(text).length > 0) first ??= text;
  }
  if (first !== undefined) return { value: first, confidence: 0.75 };
  return found(toPlainText(metaContent(page, 'description')), 0.5);
}

/** Finds a brand beside the heading whose class says so. */
function findBrandMark(page: PageDocument, layout: PageLayout): string | undefined {
  const heading = layout.headingElement?.order ?? 0;
  const marks = page
    .byLabel(isBrandMark)
    .filter((element) => Math.abs(element.order - heading) < 150 && !layout.isForeign(element));
  for (const mark of marks) {
    const alt = mark.tag === 'img' ? (mark.attributes['alt'] ?? '') : '';
    const text = toPlainText(alt || textOf(mark, 200)).replace(/^[^:：]{2,20}[:：]\s*/u, '');
    if (text.length >= 2 && text.length <= MAX_BRAND_LENGTH && /\p{L}/u.test(text)) return text;
  }
  return undefined;
}

function findBrand(
  page: PageDocument,
  layout: PageLayout,
  labelled: readonly LabelledValue[],
): Finding<string> | undefined {
  const stray = page
    .byAttribute('itemprop')
    .find((element) => element.attributes['itemprop'] === 'brand' && !layout.isForeign(element));
  const strayText = stray ? toPlainText(stray.attributes['content'] ?? textOf(stray, 100)) : '';
  if (strayText !== '' && strayText.length <= MAX_BRAND_LENGTH) return { value: strayText, confidence: 0.75 };
  const row = findLabelled(labelled, BRAND_TERM);
  if (row !== undefined && row.length <= MAX_BRAND_LENGTH) return { value: row, confidence: 0.96 };
  return found(findBrandMark(page, layout), 0.5);
}

function isNearProduct(element: PageElement, layout: PageLayout): boolean {
  const heading = layout.headingElement?.order ?? 0;
  return !layout.isForeign(element) && element.order > heading && element.order - heading < 800;
}

const STOCK_TAGS = ['div', 'p', 'span', 'button', 'li', 'dd'];
const MAX_STOCK_TEXT = 24;
const GONE =
  /^(?:(?:(?:库存|商品|货品)?(?:状态|情况)|库存)\s?[:：]\s?)?(?:(?:该商品)?(?:暂时|已经?|目前)?(?:缺货|售罄|无货|卖光了?|卖完了?)|到货(?:通知|提醒)|(?:库存|存货)\s?[:：]?\s?0(?!\d)|补货中)/u;

/** Reads a Chinese shop's short words about its stock, which no class announces. */
function findStatedStock(page: PageDocument, layout: PageLayout): Availability | undefined {
  if (!/\p{Script=Han}/u.test(layout.heading)) return undefined;
  for (const tag of STOCK_TAGS)
    for (const element of page.byTag(tag)) {
      if (element.endOrder - element.order > 3 || !isNearProduct(element, layout)) continue;
      const text = textOf(element, MAX_STOCK_TEXT + 1);
      if (text.length <= MAX_STOCK_TEXT && GONE.test(text.trim()) && !ancestorsOf(element).some(isHidden))
        return 'OutOfStock';
    }
  return undefined;
}

function findAvailability(page: PageDocument, layout: PageLayout): Finding<Availability> | undefined {
  const places = page
    .byLabel(isStockLabel)
    .filter((element) => element.endOrder - element.order < 12 && isNearProduct(element, layout));
  // Cards of other products say it too, each in the same kind of element.
  const makes = Map.groupBy(places, (place) => `${place.tag} ${toLabel(place)}`);
  for (const place of places) {
    if (
      (makes.get(`${place.tag} ${toLabel(place)}`)?.length ?? 0) >= MAX_SAME_MAKE ||
      ancestorsOf(place).some(isHidden)
    )
      continue;
    const text = textOf(place, 200);
    if (text.length > 160) continue;
    if (OUT_OF_STOCK.test(text)) return { value: 'OutOfStock', confidence: 0.7 };
    if (IN_STOCK.test(text)) return { value: 'InStock', confidence: 0.7 };
  }
  const stated = findStatedStock(page, layout);
  if (stated) return { value: stated, confidence: 0.7 };
  const { cartButton } = layout;
  if (!cartButton || layout.isForeign(cartButton)) return undefined;
  const isOpen =
    cartButton.attributes['disabled'] === undefined &&
    !DISABLED_LABEL.test(toLabel(cartButton)) &&
    !isHidden(cartButton);
  return isOpen ? { value: 'InStock', confidence: isNearProduct(cartButton, layout) ? 0.66 : 0.5 } : undefined;
}

/** Reads what the page shows to its readers, for fields without markup. */
export function readPageStructure(page: PageDocument, layout: PageLayout, work = createWorkBudget()): Findings {
  const labelled = listLabelledValues(page, layout);
  const prices = findVisiblePrices(page, layout, work);
  const images = findPageImages(page, layout);
  const bullets = findBulletPoints(page, layout);
  const facts = listTableFacts(labelled, layout);
  const siteName =
    page.byTag('meta').find(({ attributes }) => attributes['property'] === 'og:site_name')?.attributes['content'] ?? '';
  return {
    name: layout.headingElement
      ? found(layout.heading, 0.75)
      : found(dropSiteName(layout.title, toPlainText(siteName)), 0.4),
    description: findDescription(page, layout),
    told: { value: findToldLines(page, layout), confidence: 0.7 },
    nearby: () => findNearbyLines(page, layout),
    sellingPoints: bullets.length > 0 ? { value: bullets, confidence: 0.7 } : undefined,
    facts: facts.length > 0 ? { value: facts, confidence: 0.6 } : undefined,
    price: found(prices.price, prices.confidence),
    ...(prices.rates.length > 0 && { rates: prices.rates }),
    originalPrice: found(prices.originalPrice, prices.confidence),
    currency: found(prices.currency, prices.confidence),
    brand: findBrand(page, layout, labelled),
    sku: findProductCode(page, layout, labelled),
    availability: findAvailability(page, layout),
    images: images.length > 0 ? { value: images, confidence: 0.6 } : undefined,
    nearbyImages: () => findNearbyImages(page, layout),
    ...readPageExtras(page, layout),
  };
}
