import type { ProductReview } from '@reelwright/contracts';
import { toPlainText } from '../parse/clean-text.ts';
import type { FoundRating } from '../merge/findings.ts';
import { nameLikeness } from '../merge/name-likeness.ts';
import { toReview } from './review-quote.ts';
import { type SchemaNode, isSchemaNode, itemsOf, textValue, toList, typesOf } from './schema-node.ts';

const MAX_RATING = 5;
const MAX_REVIEWS_READ = 50;
const MAX_NODES = 5000;
const MAX_TRAILS = 20;
const MAX_STEPS = 30;
const MAX_VIDEOS = 50;
const HOME =
  /^(?:home(?:page)?|start(?:seite)?|accueil|inicio|início|главная|首页|首頁|ホーム|홈|domov|strona główna|etusivu|hem|hjem|forside|all categories|categor[ií]as|products?|úvod|الرئيسية|startpagina|főoldal|acasă|\.\.\.)$/iu;

const LEAF = /^(?:product details?|details|produktdetails)$/iu;

function toNumber(value: unknown): number | undefined {
  const text = textValue(value)?.trim().replace(',', '.');
  const number = Number(/^[\d.]+/.exec(text ?? '')?.[0]);
  return Number.isFinite(number) ? number : undefined;
}

/** Converts a rating to stars out of five, whatever its maximum. */
function toStars(node: SchemaNode): number | undefined {
  const value = toNumber(node['ratingValue']);
  const best = toNumber(node['bestRating']) ?? MAX_RATING;
  if (value === undefined || value <= 0 || best <= 0 || value > best) return undefined;
  return Math.round((value / best) * MAX_RATING * 100) / 100;
}

/** Reads the buyers' rating; undefined if nobody has rated the product yet. */
export function readRating(value: unknown): FoundRating | undefined {
  for (const node of toList(value).filter(isSchemaNode)) {
    const stars = toStars(node);
    const count = toNumber(node['reviewCount']) || toNumber(node['ratingCount']);
    if (stars !== undefined && count !== 0)
      return { value: stars, count: count === undefined ? undefined : Math.round(count) };
  }
  return undefined;
}

/** Lists the reviews that can be quoted, best first. */
export function readReviews(values: readonly unknown[]): ProductReview[] {
  return values
    .slice(0, MAX_REVIEWS_READ)
    .filter(isSchemaNode)
    .flatMap((node) => {
      const rating = itemsOf(node, 'reviewRating').map(toStars)[0];
      const words = toPlainText(textValue(node['reviewBody'] ?? node['description']) ?? '');
      const review = toReview({ words, author: toPlainText(textValue(node['author']) ?? ''), rating });
      return review ? [review] : [];
    });
}

/** Lists links to videos. */
export function readVideos(values: readonly unknown[], url: URL): string[] {
  return values
    .slice(0, MAX_VIDEOS)
    .filter(isSchemaNode)
    .flatMap((node) => {
      const isVideo =
        typesOf(node).includes('videoobject') || node['contentUrl'] !== undefined || node['embedUrl'] !== undefined;
      const link = isVideo ? textValue(node['contentUrl'] ?? node['embedUrl'] ?? node['url']) : undefined;
      const resolved = link === undefined ? null : URL.parse(link, url.href);
      return resolved && /^https?:$/.test(resolved.protocol) ? [resolved.href] : [];
    });
}

function listTrails(roots: readonly unknown[]): SchemaNode[] {
  const trails: SchemaNode[] = [];
  const pending = [...roots];
  for (let count = 0; count < pending.length && count < MAX_NODES && trails.length < MAX_TRAILS; count += 1) {
    const value = pending[count];
    if (Array.isArray(value)) {
      for (const inner of value.slice(0, MAX_NODES)) pending.push(inner);
    } else if (isSchemaNode(value)) {
      if (typesOf(value).includes('breadcrumblist')) trails.push(value);
      else
        for (const key of ['@graph', 'breadcrumb', 'mainEntity', 'mainEntityOfPage'])
          if (value[key] !== undefined) pending.push(value[key]);
    }
  }
  return trails;
}

/** Joins the names of a breadcrumb trail, without the home page at its start and the product at its end. */
export function joinTrail(names: readonly string[], heading: string): string {
  const plain = names.map((name) => toPlainText(name)).filter((name) => name !== '' && name.length <= 80);
  const isOuter = (name: string, at: number) => at === 0 && (HOME.test(name) || /^[\w-]+(?:\.[\w-]+)+$/u.test(name));
  const inner = plain.filter((name, at) => !isOuter(name, at) && !LEAF.test(name) && nameLikeness(name, heading) < 0.8);
  return [...new Set(inner)].join(' > ');
}

/** Returns the category that the page's breadcrumbs lead to. */
export function readBreadcrumbs(roots: readonly unknown[], heading: string): string {
  const trails = listTrails(roots).map((trail) => {
    const steps = itemsOf(trail, 'itemListElement')
      .slice(0, MAX_STEPS)
      .toSorted((left, right) => (toNumber(left['position']) ?? 0) - (toNumber(right['position']) ?? 0));
    return joinTrail(
      steps
        .map((step) => textValue(step['name']) ?? textValue(step['item']) ?? '')
        .filter((name) => !/^https?:/.test(name)),
      heading,
    );
  });
  return trails.reduce((longest, trail) => (trail.length > longest.length ? trail : longest), '');
}
