import table from '../words/origins.json' with { type: 'json' };
import type { AttributeRow } from './attribute-row.ts';

/** A country whose origin is claimed: the country or its people in the data support it. */
interface OriginRow {
  /** Names of the country in English. */
  pattern: string;
  /** Its people, as an adjective. */
  people: string;
  /** Names of the country in Chinese. */
  chinese: string;
}

const MADE =
  '(?:made|designed|crafted|engineered|assembled|produced|manufactured|built|born|developed|invented|woven|sewn|stitched|brewed|roasted|grown|sourced|imported|printed|hand-?[a-z]+|straight|fresh|direct(?:ly)?)';
/** Dishes, dogs and phrases that are named after a people. */
const NO_ORIGIN =
  ' (?:fries|press|toast|kiss|door|doors|pastry|pastries|delight|army|speak|lessons?|class|words?|language|roulette|dressing|salad|food|takeaway|cuisine|new year|dream|summer|winter|film|tips|customers|families|homes|house|kitchens)';

export function toOriginRow({ pattern: land, people, chinese }: OriginRow): AttributeRow {
  return {
    kind: 'certification',
    words: `${MADE}(?: [a-z]+){0,2}? (?:in|from) ${land}|(?:${people})(?!${NO_ORIGIN})[ -][a-z]+|(?:${chinese})(?:原?产|制造|生产|进口|原装|设计|工艺|工程师|品质|研发|血统|技术|打造|匠心|手工|原料|品牌|团队|老牌|直邮|大牌)`,
    impliedBy: `${land}|${people}|${chinese}`,
  };
}

export const ORIGIN_ROWS: readonly AttributeRow[] = table.map(toOriginRow);
