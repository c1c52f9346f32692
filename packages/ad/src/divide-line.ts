import { endsSentence } from '@reelwright/contracts';
import type { SpokenPhrase } from '@reelwright/looks';
import { msToTicks, type PhraseSeam, readSeams, type ScriptWord, TICKS_PER_SECOND } from '@reelwright/timeline';

/** Lengths of a phrase in half widths: a Chinese character is twice as wide as a letter. */
const LENGTH = { ideal: 28, most: 54, cost: 0.16 } as const;
/** Time in which a phrase is read, and from which it stands too long. */
const TICKS = { least: msToTicks(640), most: msToTicks(2600) } as const;
/** How much worse a seam is the closer the words beside it belong together. */
const SEAM: Readonly<Record<PhraseSeam, number>> = {
  sentence: -6,
  clause: -3,
  phrase: 6,
  loose: 11,
  tight: 18,
  none: 26,
};
/** How much worse a phrase is that holds the end of a sentence and the beginning of the next. */
const JOINED = 6;
const TOO_SHORT = 9;
/** How much worse a phrase is for each second that it stands too long. */
const TOO_LONG = 6;

const INVISIBLE = /[\s\u200b\u00a0]/gu;
const HAN = /\p{Script=Han}/gu;

/** A part of a line that is not divided, with what separates it from the next one. */
interface Unit {
  text: string;
  gap: string;
  /** How well the line can be divided after it. */
  seam: PhraseSeam;
  /** Number of visible characters before it. */
  from: number;
}

/**
 * Divides a spoken line into phrases that are shown one after the other, each from the tick at which it is spoken: between
 * clauses where they are short, and never within a short name or after an article. One phrase if the line is short; none if
 * the words are not those of the line.
 */
export function divideLine(
  line: string,
  words: readonly ScriptWord[],
  { until, brand }: { until: number; brand?: string | undefined },
): SpokenPhrase[] {
  const units = listUnits(line, brand);
  const startOf = timeCharacters(words);
  if (units.length === 0 || lengthOf(line) !== startOf.length) return [];
  const tickOf = (unit: number): number => startOf[units[unit]?.from ?? -1] ?? until;
  // The cheapest division of the units before each.
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= units.length; to++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: 0 };
    for (let from = 0; from < to; from++) {
      const part = units.slice(from, to);
      const width = widthOf(joined(part));
      if (width > LENGTH.most && part.length > 1) continue;
      const time = tickOf(to) - tickOf(from);
      const cost =
        (best[from]?.cost ?? 0) +
        LENGTH.cost * Math.abs(width - LENGTH.ideal) +
        (to < units.length ? SEAM[part.at(-1)?.seam ?? 'loose'] : 0) +
        JOINED * part.slice(0, -1).filter(({ text }) => endsSentence(text)).length +
        (time < TICKS.least ? TOO_SHORT : (TOO_LONG * Math.max(0, time - TICKS.most)) / TICKS_PER_SECOND);
      if (cost < found.cost) found = { cost, from };
    }
    best.push(found);
  }
  const phrases: SpokenPhrase[] = [];
  for (let to = units.length; to > 0; ) {
    const from = best[to]?.from ?? 0;
    phrases.unshift({ text: shownText(joined(units.slice(from, to))), at: tickOf(from) });
    to = from;
  }
  return phrases;
}

function listUnits(line: string, brand: string | undefined): Unit[] {
  const units: Unit[] = [];
  let from = 0;
  for (const { text, gap, seam } of readSeams(line)) {
    const last = units.at(-1);
    if (last?.gap === '\u00a0')
      units[units.length - 1] = { ...last, text: `${last.text}${last.gap}${text}`, gap, seam };
    else units.push({ text, gap, seam, from });
    from += lengthOf(text);
  }
  for (const [index, unit] of units.entries()) {
    const rest = joined(units.slice(index + 1));
    if (unit.seam === 'clause' && unit.text.endsWith(',') && LIST.test(rest)) units[index] = { ...unit, seam: 'loose' };
  }
  // A name that is too long for one phrase is divided behind its brand.
  return brand === undefined ? units : units.map((unit) => (isBrand(unit, brand) ? { ...unit, seam: 'loose' } : unit));
}

/** The rest of a list after one of its commas: "metal and brick". */
const LIST = /^\S+(?:[\s\u00a0]\S+)?[\s\u00a0](?:and|or)[\s\u00a0]\S+[.!?]?\s*$/iu;

const isBrand = ({ text, seam }: Unit, brand: string): boolean =>
  seam === 'tight' && text.replaceAll('\u00a0', ' ').endsWith(brand);

const joined = (units: readonly Unit[]): string => units.map(({ text, gap }) => text + gap).join('');

/** A comma at the end of large type hangs in the air. */
const shownText = (text: string): string => text.trim().replace(/[,;:，；：、–—\s]+(\u200b?)$/u, '$1');

const lengthOf = (text: string): number => text.replaceAll(INVISIBLE, '').length;

const widthOf = (text: string): number => lengthOf(text) + (text.match(HAN)?.length ?? 0);

/** Returns the tick at which the word of each visible character begins. */
function timeCharacters(words: readonly ScriptWord[]): number[] {
  return words.flatMap(({ text, start }) => Array.from({ length: lengthOf(text) }, () => start));
}
