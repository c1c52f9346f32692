import type { Findings, PageSource } from './findings.ts';
import { readJsonLd } from './json-ld.ts';
import { type PageReading, mergeFindings } from './merge-findings.ts';
import { readMicrodata } from './microdata.ts';
import { claimsProduct, readOpenGraph } from './open-graph.ts';
import { type PageDocument, parsePage, textOf } from './page-document.ts';
import { layOutPage } from './page-layout.ts';
import { readPageStructure } from './page-structure.ts';

export type PageVerdict =
  | ({ kind: 'product' } & PageReading)
  /** A page, but none that sells one product. */
  | { kind: 'no-product' }
  /** The site shows machines a door instead of the page. */
  | { kind: 'bot-wall' };

const BOT_WALL =
  /captcha|are you (?:a )?(?:human|robot)|not a robot|robot check|access denied|access to this page has been denied|just a moment|checking your browser|verify you are|unusual traffic|pardon our interruption|request blocked|请完成验证|安全验证|enable javascript and cookies to continue/i;
/** Confidence of a price that stands where a product's would: any text may name some amount. */
const CLEAR_PRICE = 0.55;
/** A page that turns us away says little else. */
const MAX_BOT_WALL_TEXT = 3000;

function isBotWall(page: PageDocument, title: string): boolean {
  const text = textOf(page.root, MAX_BOT_WALL_TEXT + 1);
  return text.length <= MAX_BOT_WALL_TEXT && BOT_WALL.test(`${title} ${text}`);
}

/** Reads the product out of a page. Pure: HTML and its address in, a verdict out. */
export function readPage(html: string, url: URL): PageVerdict {
  const page = parsePage(html, url);
  const layout = layOutPage(page);
  const findings: Record<PageSource, Findings> = {
    'json-ld': readJsonLd(page, layout),
    microdata: readMicrodata(page, layout),
    opengraph: readOpenGraph(page, layout),
    page: readPageStructure(page, layout),
  };
  const isTyped =
    findings['json-ld'].name !== undefined || findings.microdata.name !== undefined || claimsProduct(page);
  const reading = mergeFindings(findings, layout);
  const { price, originalPrice } = findings.page;
  const hasClearPrice =
    findings.opengraph.price !== undefined || originalPrice !== undefined || (price?.confidence ?? 0) >= CLEAR_PRICE;
  const hasOwnCartButton =
    layout.cartButton !== undefined &&
    layout.headingElement !== undefined &&
    layout.cartButton.order > layout.headingElement.order &&
    !layout.isForeign(layout.cartButton);
  const isSold = hasOwnCartButton || hasClearPrice;
  if (reading && (isTyped || isSold)) return { kind: 'product', ...reading };
  return isBotWall(page, layout.title) ? { kind: 'bot-wall' } : { kind: 'no-product' };
}
