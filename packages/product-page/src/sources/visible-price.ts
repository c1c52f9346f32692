import {
  type PageDocument,
  type PageElement,
  ancestorsOf,
  elementsInside,
  textOf,
  rawTextOf,
  toLabel,
} from '../parse/page-document.ts';
import { createLabelTest } from '../parse/label-test.ts';
import type { PageLayout } from './page-layout.ts';
import { findPrices } from '../parse/price-text.ts';
import { createWorkBudget, takeWork, type WorkBudget } from '../parse/work-budget.ts';

export interface VisiblePrices {
  price?: number;
  originalPrice?: number;
  currency?: string | undefined;
  /** Amounts that are shown only as monthly rates. */
  rates: readonly number[];
  /** 0 to 1. */
  confidence: number;
}

interface Candidate {
  element: PageElement;
  amount: number;
  currency: string | undefined;
  isOld: boolean;
  isSurelyOld: boolean;
  /** Without the tax that a customer pays. */
  isBare: boolean;
  /** A monthly rate. */
  isRate: boolean;
  score: number;
}

const PRICE_LABEL =
  /pri[cs]e|preis|prix|precio|pre[cç]o|prezzo|prijs|\bcen[ay]|cena|cijen|\bpris|hinta|kaina|pret\b|amount|价格|價格|価格|가격|цена/;
const CURRENT_LABEL =
  /sale|current|now|final|actual|offer|special|our|buy|main|product|detail|aktuell|actuel|vendita|venta|promo/;
const OLD_LABEL =
  /old|was\b|list|regular|original|before|strike|cross|rrp|msrp|uvp|previous|base-|ancien|barr|statt|standard-?price|compare|retail|lineThrough|line-through|antes|vecchio|alt(?:er)?-?preis|staré|stara|(?:^|[\s_-])orig(?=$|[\s_-])|market-?price|yuanjia|(?:line|del|ori|tag|ref)-?price/i;
/**
 * Labels that certainly mark an old price, because an ad repeats it as a claim. `bold` is not `old`, nor `wash` `was`.
 */
const SURELY_OLD_LABEL =
  /(?<![a-z])price[_-]?(?:old|was|before)|(?<![a-z])(?:old|orig(?![a-z])|market-?price|yuanjia|(?:line|del|ori|tag|ref)-?price|was(?![a-z])|rrp|msrp|uvp|str(?:ike|uck)|cross|line-?through|original|previous|regular|before|list-?price|compare|statt|antes|vecchio|ancien|barr)/i;
const OTHER_LABEL =
  /sav(?:e|ing)|discount|rabatt|shipping|delivery|versand|livraison|installment|instalment|parcel|monthly|per-?month|finance|unit-?price|price-?per|per-?unit|point|coupon|min-?order|free|deposit|fee|from-price|range|filter|(?:price|range)[_-]?slider|slider[_-]?range|voucher|cashback|subscription|warranty|protection|trade|swatch|twister|estimate|card-?price|price-?(?:with-?)?card|(?:club|member|loyalty|vip)-?price|price-?(?:club|member|loyalty|vip)/;
const OTHER_TEXT =
  /(?:\/|\bper\b|\bpro\b|\bje\b)\s*(?:month|mo|monat|mois|mes|mês|kg|100|l\b|m\b|m²|stück|st\b|g\b|ml|unit)|shipping|delivery|versand|save\b|spar|off\b|rabatt|\+\s*[€$£]|\b\d+\s?x\s|運費|运费|郵費|邮费|送料|배송|доставк|dostaw|doprav|poštn|spediz|envío|frete|livraison|verzend|fragt|frakt|(?:with|using) (?:the |our |your )?(?:[a-z]+ )?card|(?:club|members?['’]?s?|loyalty) price|mit (?:der )?\w*karte|avec la carte|con (?:la )?(?:tarjeta|tessera|carta)|com (?:o )?cartão|s kart[ou]|z kartą|по карте|会员价|會員價|刷卡/i;
/** Words before the amount of a fee. */
const FEE_BEFORE =
  /(?<!free |free standard |gratis |gratuite |kostenlose |kostenloser )(?:shipping|delivery|postage|p ?& ?p|handling|versand\w*|lieferkosten|livraison|(?:gastos de )?envío|frete|portes|spedizion\p{L}*|wysyłk\p{L}*|dostaw\p{L}*|doprav\p{L}*|poštnin\p{L}*|dostav\p{L}*|доставк\p{L}*|運費|运费|邮费|送料|배송비|deposit|pfand|caution)(?:\s\p{L}+){0,6}\s?[:：]?\s?(?:us|ca|au)?\s?[€$£¥]?\s?$/iu;
const FEE_CLIMB = 4;
const CARD_CLIMB = 6;
const MIN_COMPARED = 2;
const MAX_FEE_TEXT = 90;
/** Words beside a price without the tax that a customer pays. */
const BARE_TEXT =
  /ex(?:cl?)?\.?\s*(?:vat|tax|gst)|without (?:vat|tax)|bez dph|brez ddv|bez vat|netto|\bht\b|hors taxe|zzgl\. mwst|iva esclusa|sin iva|ohne mwst/i;
/** Words beside a monthly rate. */
const RATE_TEXT =
  /(?:\/|\b(?:per|pro|a|each|every|par|por|al|im|je|za|na|в)\s)\s*(?:mo(?:nth)?|monat|mois|mes|mês|mese|maand|měsíc|miesiąc|мес(?:яц)?|luna|lună)(?![\p{L}])|monthly|monatlich|mensuel|mensual|mensili?|ежемесячно|每月|\/月/iu;
/** Chinese captions of a former price, at the start of its words. */
const OLD_CAPTION = /^(?:原价|市场价|吊牌价|零售价|划线价|专柜价|参考价|建议零售价|日常价|门市价)\s?[:：]?/u;
/** Such a caption right before one of several amounts. */
const FORMER = /(?:原价|市场价|吊牌价|零售价|划线价|专柜价|参考价|建议零售价|日常价|门市价)\s?[:：]?\s?\p{Sc}?\s?$/u;
const HOLDING = /(?:^|(?<=\s))(?:with|has|is-with)-[\w-]+/g;
const MAX_CLUSTER_TEXT = 60;
const CAPTION_CLIMB = 2;
const MAX_CLUSTER_CLIMB = 3;
const LABELS_CLIMB = 5;
const MIN_ROW_LENGTH = 4;
/** Length that cents or a currency add to a price. */
const CENTS_LENGTH = 4;
const MIN_SCORE = 1;
/** Maximum length of a currency beside a number. */
const CURRENCY_LENGTH = 6;
/** Maximum length of a text with a number; a longer one is prose. */
const MAX_NUMBER_TEXT = 200;
const SENTENCE_LENGTH = 25;
const MAX_SIBLINGS = 60;
/** Maximum number of prices; a page with more is a list. */
const MAX_CLUSTERS = 1000;

const RAISED_CENTS = /(\d)\s*[.,]?\s+(\d{2})(?!\d)/u;
const isCents = createLabelTest(/cent|decimal|fraction|minor/);

/** Returns the text of a price, with raised cents after the amount joined to it. */
function priceText(page: PageDocument, cluster: PageElement): string {
  const text = textOf(cluster, MAX_CLUSTER_TEXT * 2);
  if (!RAISED_CENTS.test(text)) return text;
  const hasRaisedCents = elementsInside(page, cluster).some((inner) => inner.tag === 'sup' || isCents(inner));
  return hasRaisedCents ? text.replace(RAISED_CENTS, '$1.$2') : text;
}

/**
 * Returns the element around a number that reads like one price: with its currency and cents, without the old price.
 */
function growCluster(page: PageDocument, number: PageElement): PageElement {
  let cluster = number;
  for (let climb = 0; climb < MAX_CLUSTER_CLIMB; climb += 1) {
    const { parent } = cluster;
    if (!parent || parent.endOrder - parent.order > 8) break;
    const text = priceText(page, cluster);
    const wider = priceText(page, parent);
    const isComplete = findPrices(text, {}).some(({ currency }) => currency !== undefined);
    if (isComplete && wider.length > text.length + CENTS_LENGTH) break;
    if (wider.length > MAX_CLUSTER_TEXT / 2 || findPrices(wider, {}).length > 1) break;
    cluster = parent;
  }
  return cluster;
}

function nearLabels(number: PageElement): string {
  let labels = '';
  for (const ancestor of ancestorsOf(number, LABELS_CLIMB + 1)) {
    const { attributes } = ancestor;
    labels +=
      ` ${toLabel(ancestor)} ${attributes['itemprop'] ?? ''} ${attributes['data-testid'] ?? ''} ${attributes['data-auto-id'] ?? ''}`.toLowerCase();
  }
  return labels;
}

function isStruck({ tag, attributes }: PageElement): boolean {
  const { style } = attributes;
  return tag === 'del' || tag === 's' || tag === 'strike' || style?.includes('line-through') === true;
}

/** Returns class and id of a price, without those that name its content: `with-list-price`. */
function priceLabel(element: PageElement): string {
  return toLabel(element).replace(HOLDING, ' ');
}

const isSurelyOld = createLabelTest({ test: (label) => SURELY_OLD_LABEL.test(label.replace(HOLDING, ' ')) });

/** Returns the text of a price, without a struck-through old price inside the new one's element. */
function partText(page: PageDocument, cluster: PageElement, number: PageElement): string {
  const text = priceText(page, cluster);
  if (cluster !== number) return text;
  const sign = number.children
    .filter((child) => typeof child !== 'string')
    .map((child) => textOf(child, CURRENCY_LENGTH))
    .find((inner) => /^\p{Sc}$/u.test(inner));
  const own = `${sign ?? ''}${rawTextOf(number)}`.replace(/\s+/gu, ' ').trim();
  // If neither is a price, the choice does not matter.
  if (text.length > MAX_CLUSTER_TEXT && own.length > MAX_CLUSTER_TEXT) return text;
  return elementsInside(page, cluster).some((inner) => isStruck(inner) || isSurelyOld(inner)) ? own : text;
}

/** Returns everything directly beside a price; nothing if that is too much to belong to one. */
function siblingsOf({ parent }: PageElement): readonly (PageElement | string)[] {
  return parent && parent.children.length <= MAX_SIBLINGS ? parent.children : [];
}

/** Adds the currency beside its element to a bare number. */
function withSiblings(cluster: PageElement, text: string): string {
  const siblings = siblingsOf(cluster).filter((child) => typeof child !== 'string' || child.trim() !== '');
  const at = siblings.indexOf(cluster);
  const wordsAt = (place: number): string => {
    const sibling = siblings[place];
    if (sibling === undefined) return '';
    const words =
      typeof sibling === 'string' ? sibling.replace(/\s+/gu, ' ').trim() : textOf(sibling, CURRENCY_LENGTH + 1);
    return words.length <= CURRENCY_LENGTH && !/\d/.test(words) ? words : '';
  };
  return `${wordsAt(at - 1)} ${text} ${wordsAt(at + 1)}`.trim();
}

interface PricePart {
  cluster: PageElement;
  /** The element inside it that holds the number. */
  number: PageElement;
  text: string;
}

/** Returns the labels of a price and of its parent, and of ancestors that hold only it and its caption. */
function ownLabels({ cluster, number }: PricePart): string {
  let labels = '';
  for (const ancestor of ancestorsOf(number, MAX_CLUSTER_CLIMB + 2)) {
    labels += ` ${priceLabel(ancestor)}`;
    if (ancestor === cluster.parent) break;
  }
  let around = cluster.parent?.parent;
  for (let climb = 0; around && climb < CAPTION_CLIMB && captionOf(around, around) !== ''; climb += 1) {
    labels += ` ${priceLabel(around)}`;
    around = around.parent;
  }
  return labels;
}

/** Returns the few words beside a price, such as "excl. VAT". */
function captionOf({ parent }: PageElement, holder = parent): string {
  const text = holder ? textOf(holder, MAX_CLUSTER_TEXT + 1) : '';
  return text.length <= MAX_CLUSTER_TEXT && findPrices(text, {}).filter(({ currency }) => currency).length <= 1
    ? text
    : '';
}

/** Whether the price is inside a sentence, such as one about delivery or vouchers. */
function standsInSentence({ cluster }: PricePart): boolean {
  const words = siblingsOf(cluster)
    .filter((child) => typeof child === 'string')
    .join(' ');
  return words.length > SENTENCE_LENGTH && words.replace(/\s+/gu, ' ').trim().length > SENTENCE_LENGTH;
}

/** Whether the text before the amount in its row names it as a shipping cost. */
function isFee({ number, text }: PricePart): boolean {
  const amount = /\d[\d.,]*/u.exec(text)?.[0] ?? '';
  for (const holder of ancestorsOf(number, FEE_CLIMB)) {
    const row = textOf(holder, MAX_FEE_TEXT + 1);
    if (row.length > MAX_FEE_TEXT || findPrices(row, {}).filter(({ currency }) => currency).length > 1) return false;
    const at = amount === '' ? -1 : row.indexOf(amount);
    if (at > 0 && FEE_BEFORE.test(row.slice(0, at))) return true;
  }
  return false;
}

/** Whether other cells of its row contain other prices: the row then compares products. */
function standsInComparison(number: PageElement): boolean {
  const row = ancestorsOf(number, FEE_CLIMB).find(({ tag }) => tag === 'tr');
  const amounts = (row?.children ?? []).flatMap((cell) => {
    const prices = typeof cell === 'string' ? [] : findPrices(textOf(cell, MAX_CLUSTER_TEXT), {});
    const first = prices.find(({ currency }) => currency !== undefined);
    return first ? [first.amount] : [];
  });
  return new Set(amounts).size >= MIN_COMPARED;
}

function scoreCandidate(layout: PageLayout, part: PricePart): Omit<Candidate, 'amount' | 'currency' | 'element'> {
  const { number, text } = part;
  const labels = nearLabels(number);
  const own = ownLabels(part);
  const heading = layout.headingElement?.order ?? 0;
  const distance = number.order - heading;
  const link = ancestorsOf(number, 6).find(
    (ancestor) => ancestor.tag === 'a' && /^(?!#|javascript)/.test(ancestor.attributes['href'] ?? '#'),
  );
  const cart = layout.cartButton ? Math.abs(layout.cartButton.order - number.order) : Number.POSITIVE_INFINITY;
  let score = 0;
  if (PRICE_LABEL.test(labels)) score += 2;
  if (CURRENT_LABEL.test(own)) score += 0.5;
  if (OTHER_LABEL.test(own)) score -= 2;
  if (OTHER_TEXT.test(text) || OTHER_TEXT.test(captionOf(number))) score -= 2;
  if (text.length > 30) score -= 0.5;
  if (isFee(part)) score -= 3;
  if (standsInSentence(part)) score -= 1;
  if (layout.isForeign(number)) score -= 4;
  if (standsInComparison(number)) score -= 4;
  // A link inside a list is a card of another product.
  if (link) score -= ancestorsOf(link, CARD_CLIMB).some(({ tag }) => tag === 'li') ? 4 : 2;
  if (distance > 0 && distance < 150) score += 2;
  else if (distance > 0 && distance < 500) score += 1;
  else if (distance < 0 && distance < -100) score -= 1;
  if (cart < 60) score += 1.5;
  else if (cart < 200) score += 0.75;
  const isStruckOut =
    ancestorsOf(number, 4).some(isStruck) || OLD_CAPTION.test(captionOf(number).trim()) || OLD_CAPTION.test(text);
  return {
    score,
    isOld: isStruckOut || OLD_LABEL.test(own),
    isSurelyOld:
      isStruckOut ||
      (!OTHER_TEXT.test(text) &&
        // Its own label outweighs those of its surroundings.
        (SURELY_OLD_LABEL.test(priceLabel(number))
          ? !OTHER_LABEL.test(priceLabel(number))
          : SURELY_OLD_LABEL.test(own) && !OTHER_LABEL.test(own))),
    isBare: BARE_TEXT.test(captionOf(number)),
    isRate: RATE_TEXT.test(text) || RATE_TEXT.test(captionOf(number)),
  };
}

/**
 * Raises prices that occur in several places, as the page's price does, and lowers rows of similar elements with
 * different prices.
 */
function weighRepeats(candidates: readonly Candidate[], headingOrder: number): void {
  const sameAmount = Map.groupBy(
    candidates.filter(({ score }) => score > 0),
    ({ amount }) => amount,
  );
  for (const candidate of candidates) {
    // Repetitions in one sentence count once.
    const places = new Set(sameAmount.get(candidate.amount)?.map(({ element }) => element.parent));
    const others = Math.max(0, places.size - 1);
    candidate.score += Math.min(1, others * 0.35);
  }
  const rows = Map.groupBy(candidates, ({ element }) => `${element.tag} ${toLabel(element)}`);
  for (const row of rows.values()) {
    if (new Set(row.map(({ amount }) => amount)).size < MIN_ROW_LENGTH) continue;
    const first = row.find(({ element }) => element.order > headingOrder);
    for (const candidate of row) if (candidate !== first) candidate.score -= 1.5;
  }
}

/** Whether it is a short text with a number. */
function holdsNumber(child: PageElement | string): boolean {
  return typeof child === 'string' && child !== ' ' && /\d/.test(child) && child.trim().length < MAX_NUMBER_TEXT;
}

/** Lists every amount of money on the page, with its evidence for being the product's price. */
function listPriceCandidates(page: PageDocument, layout: PageLayout, work: WorkBudget): Candidate[] {
  // Keyed by the part that is one price; the value is the element that holds its number.
  const clusters = new Map<PageElement, PageElement>();
  for (const element of page.elements) {
    if (clusters.size >= MAX_CLUSTERS) break;
    if (element.tag === 'script' || element.tag === 'style' || element.tag === 'option' || element.tag === 'title')
      continue;
    if (!element.children.some(holdsNumber)) continue;
    if (!takeWork(work, 'amount', 1)) break;
    const cluster = growCluster(page, element);
    if (!clusters.has(cluster)) clusters.set(cluster, element);
  }
  const candidates: Candidate[] = [];
  for (const [cluster, number] of clusters) {
    const alone = partText(page, cluster, number);
    if (alone === '' || alone.length > MAX_CLUSTER_TEXT) continue;
    const text = /^[\d\s.,']+$/u.test(alone) ? withSiblings(cluster, alone) : alone;
    // "168.00" in a part whose class says price, or struck out: yuan, on a Chinese page.
    const isYuan =
      layout.languageTag?.toLowerCase().startsWith('zh-cn') === true &&
      /^\d{1,6}(?:\.\d{1,2})?$/u.test(text) &&
      (PRICE_LABEL.test(ownLabels({ cluster, number, text })) || ancestorsOf(number, 3).some(isStruck));
    const prices = findPrices(isYuan ? `¥${text}` : text, layout).filter(
      (price) => price.amount > 0 && price.currency !== undefined,
    );
    const scored = scoreCandidate(layout, { cluster, number, text });
    for (const [at, { amount, currency, index }] of prices.slice(0, 3).entries()) {
      // "现价：299元 原价：399元": each amount has a caption of its own.
      const caption = text.slice(prices[at - 1]?.index ?? 0, index);
      const isFormer = prices.length > 1 && FORMER.test(caption);
      const hasOwn =
        prices.length > 1 &&
        prices.some((each, place) => FORMER.test(text.slice(prices[place - 1]?.index ?? 0, each.index)));
      candidates.push({
        element: cluster,
        amount,
        currency,
        ...scored,
        ...(hasOwn ? { isOld: isFormer, isSurelyOld: isFormer } : {}),
      });
    }
  }
  weighRepeats(candidates, layout.headingElement?.order ?? 0);
  return candidates;
}

/** Finds the visible price beside the product's name and cart button. */
export function findVisiblePrices(page: PageDocument, layout: PageLayout, work = createWorkBudget()): VisiblePrices {
  const candidates = listPriceCandidates(page, layout, work);
  // A price labelled as old is the price if there is no other, except one without tax.
  const full = candidates.filter(({ isBare, isRate }) => !isBare && !isRate);
  const current = full.filter(({ isOld }) => !isOld);
  const rates = [...new Set(candidates.filter(({ isRate }) => isRate).map(({ amount }) => amount))].filter((rate) =>
    candidates.every(({ amount, isRate }) => isRate || amount !== rate),
  );
  const pool =
    [current, full, candidates.filter(({ isRate }) => !isRate)].find((each) =>
      each.some(({ score }) => score >= MIN_SCORE),
    ) ?? [];
  const best = pool.reduce<Candidate | undefined>(
    (top, each) => (top && top.score >= each.score ? top : each),
    undefined,
  );
  if (!best) return { rates, confidence: 0 };
  const old = candidates.find(
    (each) =>
      each.isSurelyOld &&
      each.amount > best.amount &&
      each.amount < best.amount * 10 &&
      Math.abs(each.element.order - best.element.order) < 60,
  );
  return {
    price: best.amount,
    ...(old ? { originalPrice: old.amount } : {}),
    currency: best.currency,
    rates,
    confidence: Math.min(0.8, 0.3 + best.score * 0.07),
  };
}
