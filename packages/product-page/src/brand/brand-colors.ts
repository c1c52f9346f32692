import { PRODUCT_PROOF_LIMITS } from '@reelwright/contracts';
import type { Metas } from './page-metas.ts';

const MAX_COLORS = PRODUCT_PROOF_LIMITS.maxBrandColors;
/** Longest part of a page that is searched for colours. */
const MAX_LENGTH = 600_000;
/** A custom property of a stylesheet that names a colour of the brand: `--brand-primary: #c43a13`. */
const PROPERTY =
  /--[\w-]*(?:brand|primary|accent|theme|main|secondary)[\w-]*\s*:\s*(#[0-9a-f]{3,8}|rgba?\([^)]{5,40}\))/gi;
/** Names of properties that hold no colour of the brand itself. */
const ASIDE = /text|font|border|hover|focus|shadow|disabled|error|success|warning|foreground|contrast|on-/i;

/**
 * Reads the colours that a page declares to be its brand's: the theme's colour, and custom properties of its
 * stylesheets, the most frequent first. Black, white and greys are kept only if nothing else is found.
 */
export function readBrandColors(html: string, metas: Metas): string[] {
  const counts = new Map<string, number>();
  const count = (written: string | undefined, weight: number): void => {
    const color = toHex(written ?? '');
    if (color !== undefined) counts.set(color, (counts.get(color) ?? 0) + weight);
  };
  count(metas.get('theme-color'), 6);
  count(metas.get('msapplication-tilecolor'), 3);
  for (const [property, color] of html.slice(0, MAX_LENGTH).matchAll(PROPERTY)) {
    if (!ASIDE.test(property.slice(0, property.indexOf(':')))) count(color, /brand|primary/i.test(property) ? 2 : 1);
  }
  const all = [...counts].toSorted(([, one], [, other]) => other - one).map(([color]) => color);
  const vivid = all.filter(isVivid);
  return (vivid.length > 0 ? vivid : all).slice(0, MAX_COLORS);
}

const two = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** Converts a colour to `#rrggbb`; undefined for other notations, and for colours that are mostly transparent. */
function toHex(written: string): string | undefined {
  const text = written.trim().toLowerCase();
  const [, short] = /^#([0-9a-f]{3})[0-9a-f]?$/.exec(text) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`;
  const [, long] = /^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(text) ?? [];
  if (long) return `#${long}`;
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  const [red, green, blue, alpha = 1] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined || alpha < 0.5) return undefined;
  const values = [red, green, blue];
  return values.every((value) => Number.isFinite(value)) ? `#${values.map(two).join('')}` : undefined;
}

/** Least difference between the channels of a colour with a hue. */
const LEAST_SPREAD = 32;

function isVivid(color: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) >= LEAST_SPREAD;
}
