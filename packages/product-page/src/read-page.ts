import type { ProductSource } from '@reelwright/contracts';
import { readEmbeddedProduct } from './sources/data-product.ts';
import { listEmbeddedData } from './sources/embedded-data.ts';
import { createWorkBudget } from './parse/work-budget.ts';
import type { Findings } from './merge/findings.ts';
import { readJsonLd } from './sources/json-ld.ts';
import { type PageReading, mergeFindings } from './merge/merge-findings.ts';
import { readMicrodata } from './sources/microdata.ts';
import { claimsProduct, readOpenGraph } from './sources/open-graph.ts';
import { type PageDocument, parsePage, textOf } from './parse/page-document.ts';
import { layOutPage, type PageLayout } from './sources/page-layout.ts';
import { readPageStructure } from './sources/page-structure.ts';
import { readRdfa } from './sources/rdfa.ts';

export type PageVerdict =
  | ({ kind: 'product'; pageLanguage: string | undefined } & PageReading)
  /** A page, but not one that sells a single product. */
  | { kind: 'no-product' }
  /** The site shows an anti-bot page instead. */
  | { kind: 'bot-wall' };

const BOT_WALL =
  /captcha|are you (?:a )?(?:human|robot)|not a robot|robot check|access denied|access to this page has been denied|just a moment|checking your browser|verify you are|unusual traffic|pardon our interruption|request blocked|请完成验证|安全验证|enable javascript and cookies to continue/i;
const ENOUGH_EVIDENCE = 2;
/** Confidence of a price in a product's usual place: any text may name some amount. */
const CLEAR_PRICE = 0.55;
const POSSIBLE_PRICE = 0.42;
const SOLD = /(?:已售|月销量?|销量|累计销量|库存)\s?[:：]?\s?\d/u;
const MAX_SOLD_TEXT = 6000;
/** Confidence of a value beside its label. */
const CAPTIONED = 0.9;
/** Maximum text of an anti-bot page, which says little else. */
const MAX_BOT_WALL_TEXT = 3000;

export function isBotWall(page: PageDocument, title: string): boolean {
  const text = textOf(page.root, MAX_BOT_WALL_TEXT + 1);
  return text.length <= MAX_BOT_WALL_TEXT && BOT_WALL.test(`${title} ${text}`);
}

const PRICE_ROW_LABEL = /^(?:价格|價格|售价|售價|现价|現價|促销价|促銷價|到手价|优惠价|優惠價|商城价|会员价)$/u;
const isPriceRow = ({ label, value }: { label: string; value: string }): boolean =>
  PRICE_ROW_LABEL.test(label) && /^[¥￥$]?\s?\d[\d.,]*\s?元?/u.test(value);

/** Rates the evidence that the page sells one product. */
function weighEvidence(findings: Record<ProductSource, Findings>, layout: PageLayout, page: PageDocument): number {
  const { page: shown, opengraph, 'page-data': data } = findings;
  const isTyped =
    (['json-ld', 'microdata', 'rdfa', 'shop-data'] as const).some((source) => findings[source].name !== undefined) ||
    claimsProduct(page);
  const { cartButton, headingElement } = layout;
  const hasOwnCartButton =
    cartButton !== undefined &&
    headingElement !== undefined &&
    cartButton.order > headingElement.order &&
    !layout.isForeign(cartButton);
  const priceConfidence = shown.price?.confidence ?? 0;
  return (
    (isTyped || hasOwnCartButton || opengraph.price !== undefined ? ENOUGH_EVIDENCE : 0) +
    (priceConfidence >= CLEAR_PRICE ? ENOUGH_EVIDENCE : priceConfidence >= POSSIBLE_PRICE ? 1 : 0) +
    (shown.originalPrice !== undefined ? 1 : 0) +
    ((shown.sku?.confidence ?? 0) >= CAPTIONED ? 1 : 0) +
    ((shown.brand?.confidence ?? 0) >= CAPTIONED ? 1 : 0) +
    ((data.price?.confidence ?? 0) > 0 ? 1 : 0) +
    // Sales and stock are numbers that only a shop tells.
    (priceConfidence >= POSSIBLE_PRICE && SOLD.test(textOf(page.root, MAX_SOLD_TEXT)) ? 1 : 0) +
    // 价格：119元: a shop's own caption, on a page that gives its elements no names.
    (priceConfidence > 0 && (shown.facts?.value ?? []).some(isPriceRow) ? 1 : 0) +
    // An application's own record of the product in the heading, with a price and an identifying field.
    (data.name && data.price && (data.sku ?? data.brand ?? data.availability) ? 1 : 0)
  );
}

/** Reads the product from a page. Pure: takes HTML and its address, returns a verdict. */
export function readPage(html: string, url: URL): PageVerdict {
  const budget = createWorkBudget();
  const page = parsePage(html, url, budget);
  const layout = layOutPage(page);
  const jsonLd = readJsonLd(page, layout, budget);
  const { shop, data } = readEmbeddedProduct(listEmbeddedData(page, budget), url, layout);
  const findings: Record<ProductSource, Findings> = {
    'json-ld': jsonLd,
    microdata: readMicrodata(page, layout),
    rdfa: readRdfa(page, layout),
    'shop-data': shop,
    'page-data': data,
    opengraph: readOpenGraph(page, layout),
    page: readPageStructure(page, layout, budget),
  };
  const reading = mergeFindings(findings, layout, url);
  if (reading && weighEvidence(findings, layout, page) >= ENOUGH_EVIDENCE)
    return { kind: 'product', pageLanguage: layout.languageTag, ...reading };
  return isBotWall(page, layout.title) ? { kind: 'bot-wall' } : { kind: 'no-product' };
}
