import { findHealthPromises, type HealthPromise, keepOnePerSpan, listMatches, splitLongText } from '@reelwright/claims';
import type { AdPlatform, PolicyFinding, UiLanguage } from '@reelwright/contracts';
import { compileWords, isChineseWords } from './compile-words.ts';
import { choosePacks } from './packs/all.ts';
import type { PolicyPack, PolicyRule, PolicyTest } from './policy-pack.ts';

export interface LintOptions {
  /** Platforms on which the ad will run; the general rules always apply. */
  platforms?: readonly AdPlatform[];
  /** Language of the reasons. */
  language: UiLanguage;
  /** Undefined if the product's prices are not known. */
  hasFormerPrice?: boolean | undefined;
}

/** A text and its health promises, read once for all rules. */
interface ReadLine {
  text: string;
  hasHan: boolean;
  hasOther: boolean;
  promises(): readonly HealthPromise[];
}

export interface Hit {
  start: number;
  end: number;
}

const HAN = /\p{Script=Han}/u;
const NOT_HAN = /[\p{Script=Latin}\d#$€£¥]/u;
function findAll({ text, hasHan, hasOther }: ReadLine, source: string): Hit[] {
  // Most lines use one script, so the other script's patterns are skipped.
  if (!(isChineseWords(source) ? hasHan : hasOther)) return [];
  return listMatches(compileWords(source), text).map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/**
 * Consecutive words in capitals. Abbreviations and shop names are short; words joined by a hyphen count as one:
 * OEKO-TEX.
 */
const SHOUTED =
  /\p{Lu}[\p{Lu}'’-]{2,}(?:[ ,!][ ,!-]*(?:\p{Lu}[\p{Lu}'’-]+|[A-Z]\b|\d+%?))*[ ,!][ ,!-]*\p{Lu}[\p{Lu}'’-]{2,}|(?<!\p{L})(?:FREE|NOW|WOW|BUY|SALE|HURRY|AMAZING|STOP|NEVER|BEST|ONLY|TODAY|GUARANTEED|MUST)(?!\p{L})/gu;
const MARKS =
  /[!！]{2,}|[?？]{3,}|[?!？！]{4,}|(?:[$€£★☆🔥‼❗💥🚨]\s?){3,}|(?<!\p{L})(?:\p{Lu}[.*-]){3,}\p{Lu}(?!\p{L})/gu;
const FORMER_PRICE =
  '(?:was|originally|down from|regular(?:ly)? (?:price)?|instead of|rrp|msrp|list price) ?[$€£¥]\\s?\\d(?:[\\d.,]*\\d)?|\\d+ ?(?:%|percent) (?:off|discount)|half[- ](?:price|off)|on sale|(?:big|huge|flash|clearance) sale';
const FORMER_PRICE_CHINESE = '原价|划线价|市场价|[\\d一二三四五六七八九]折|半价|立减|直降|特价|清仓';

function findHits(line: ReadLine, test: PolicyTest, { hasFormerPrice }: LintOptions): Hit[] {
  const { text } = line;
  switch (test.kind) {
    case 'words': {
      // One pattern holds the exceptions of both scripts.
      const free = test.unless === undefined ? [] : findAll({ ...line, hasHan: true, hasOther: true }, test.unless);
      const own = line.promises().filter(({ kind }) => test.promises?.includes(kind));
      return [
        ...Object.values(test.words)
          .flat()
          .flatMap((source) => findAll(line, source)),
        ...own.map(({ start, end }) => ({ start, end })),
      ].filter((hit) => !free.some((other) => hit.start < other.end && hit.end > other.start));
    }
    case 'capitals':
      return [...text.matchAll(SHOUTED)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
    case 'marks':
      return [...text.matchAll(MARKS)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
    case 'former_price':
      return hasFormerPrice === false
        ? [FORMER_PRICE, FORMER_PRICE_CHINESE].flatMap((source) => findAll(line, source))
        : [];
    case 'countdown':
    case 'covered':
      return [];
  }
}

/** Creates the finding of a rule for a part of a text. */
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

const RANKS: Readonly<Record<PolicyFinding['severity'], number>> = { block: 0, advise: 1 };

/** Lists the violations of a text by the rules of its packs, in order; of overlapping findings, the most severe. */
export function lintLine(text: string, options: LintOptions): PolicyFinding[] {
  return splitLongText(text).flatMap(({ text: piece, start }) =>
    lintPiece(piece, options).map((finding) => ({
      ...finding,
      start: finding.start + start,
      end: finding.end + start,
    })),
  );
}

function lintPiece(text: string, options: LintOptions): PolicyFinding[] {
  let found: HealthPromise[] | undefined;
  const line: ReadLine = {
    text,
    hasHan: HAN.test(text),
    hasOther: NOT_HAN.test(text),
    promises: () => (found ??= findHealthPromises(text)),
  };
  const findings = choosePacks(options.platforms ?? []).flatMap((pack) =>
    pack.rules.flatMap((rule) =>
      mergeHits(findHits(line, rule.test, options)).map((hit) =>
        toFinding({ pack, rule }, { hit, text, language: options.language }),
      ),
    ),
  );
  return keepOnePerSpan(findings, ({ severity }) => RANKS[severity]);
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
