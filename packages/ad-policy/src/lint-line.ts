import type { AdPlatform, PolicyFinding, UiLanguage } from '@reelwright/contracts';
import { choosePacks } from './packs/all.ts';
import type { PolicyPack, PolicyRule, PolicyTest } from './policy-pack.ts';

export interface LintOptions {
  /** Where the ad will run; the general rules always apply. */
  platforms?: readonly AdPlatform[];
  /** Of the reasons. */
  language: UiLanguage;
  /** Undefined where the product's prices are not known. */
  hasFormerPrice?: boolean | undefined;
}

export interface Hit {
  start: number;
  end: number;
}

const HAN = /\p{Script=Han}/u;
const compiled = new Map<string, RegExp>();

/** A pattern that letters of other words do not touch; Chinese has no spaces to mind. */
function compile(source: string): RegExp {
  const known = compiled.get(source);
  if (known) return known;
  const isChinese = HAN.test(source);
  const pattern = isChinese
    ? new RegExp(source, 'giu')
    : new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{Script=Latin}\\d])`, 'giu');
  compiled.set(source, pattern);
  return pattern;
}

function findAll(text: string, source: string): Hit[] {
  return [...text.matchAll(compile(source))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Short names of things and shops are written in capitals. */
const SHOUTED =
  /\p{Lu}[\p{Lu}'’-]{2,}(?:[ ,!-]+(?:\p{Lu}[\p{Lu}'’-]+|[A-Z]\b|\d+%?))*[ ,!-]+\p{Lu}[\p{Lu}'’-]{2,}|(?<!\p{L})(?:FREE|NOW|WOW|BUY|SALE|HURRY|AMAZING|STOP|NEVER|BEST|ONLY|TODAY|GUARANTEED|MUST)(?!\p{L})/gu;
const MARKS =
  /[!！]{2,}|[?？]{3,}|[?!？！]{4,}|(?:[$€£★☆🔥‼❗💥🚨]\s?){3,}|(?<!\p{L})(?:\p{Lu}[.*-]){3,}\p{Lu}(?!\p{L})/gu;
const FORMER_PRICE =
  '(?:was|originally|down from|regular(?:ly)? (?:price)?|instead of|rrp|msrp|list price) ?[$€£¥]\\s?\\d(?:[\\d.,]*\\d)?|\\d+ ?(?:%|percent) (?:off|discount)|half[- ](?:price|off)|on sale|(?:big|huge|flash|clearance) sale';
const FORMER_PRICE_CHINESE = '原价|划线价|市场价|[\\d一二三四五六七八九]折|半价|立减|直降|特价|清仓';

function findHits(text: string, test: PolicyTest, { hasFormerPrice }: LintOptions): Hit[] {
  switch (test.kind) {
    case 'words': {
      const free = test.unless === undefined ? [] : findAll(text, test.unless);
      return Object.values(test.words)
        .flat()
        .flatMap((source) => findAll(text, source))
        .filter((hit) => !free.some((other) => hit.start < other.end && hit.end > other.start));
    }
    case 'capitals':
      return [...text.matchAll(SHOUTED)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
    case 'marks':
      return [...text.matchAll(MARKS)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
    case 'former_price':
      return hasFormerPrice === false
        ? [FORMER_PRICE, FORMER_PRICE_CHINESE].flatMap((source) => findAll(text, source))
        : [];
    case 'countdown':
    case 'covered':
      return [];
  }
}

/** A finding of a rule at a place of a text. */
export function toFinding(
  { pack, rule }: { pack: PolicyPack; rule: PolicyRule },
  { hit, text, language }: { hit: Hit; text: string; language: UiLanguage },
): PolicyFinding {
  return {
    pack: pack.id,
    pack_version: pack.version,
    rule: rule.id,
    severity: rule.severity,
    ...hit,
    text: text.slice(hit.start, hit.end),
    reason: rule.reason[language],
    source: rule.source,
  };
}

/** What is wrong with a text by the rules of its packs: all in its order, one for each rule and place. */
export function lintLine(text: string, options: LintOptions): PolicyFinding[] {
  return choosePacks(options.platforms ?? [])
    .flatMap((pack) =>
      pack.rules.flatMap((rule) =>
        mergeHits(findHits(text, rule.test, options)).map((hit) =>
          toFinding({ pack, rule }, { hit, text, language: options.language }),
        ),
      ),
    )
    .toSorted((one, other) => one.start - other.start);
}

function mergeHits(hits: readonly Hit[]): Hit[] {
  return hits
    .toSorted((one, other) => one.start - other.start)
    .reduce<Hit[]>((merged, hit) => {
      const last = merged.at(-1);
      if (last && hit.start < last.end) last.end = Math.max(last.end, hit.end);
      else merged.push({ ...hit });
      return merged;
    }, []);
}
