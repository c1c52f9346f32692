import { type AmountUnit, findAmountUnit, UNIT_FORMS } from './units.ts';

/** A number as it is written, and whether it is below zero. */
interface AmountNumber {
  text: string;
  isNegative: boolean;
}

/** An amount in a text: "5 in", "8-19mm", "-4°F to 140°F", "1/2\"". */
export interface Amount {
  start: number;
  end: number;
  number: AmountNumber;
  /** The other end of a range. */
  to: AmountNumber | null;
  unit: AmountUnit | null;
  /** True where the seller joined number and unit: "3-gallon". */
  isHyphened: boolean;
  isSpaced: boolean;
}

const NUMBER = String.raw`(?:\d+[ -]\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)[½¼¾]?|[½¼¾]`;
/** Numbers in words, before a unit. */
const WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty';
/** A unit ends where no letter goes on: "5 in" of "5 inside" is none. */
const UNIT = String.raw`(?:${UNIT_FORMS}|m?Ah|k?Wh|[kM]?W|m?V|[GMT]B|[kMG]?Hz|dBA?|[LlmgVAW]|psi|rpm|bar)(?![\p{L}\d²³])`;
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,/#$€£-])(?<sign>[-−–](?=[\d.]))?(?<first>${NUMBER}|(?:${WORDS})(?= (?:${UNIT_FORMS})(?![\p{L}\d])))` +
    String.raw`(?:(?<firstUnit> ?(?:${UNIT}))?(?: ?[-–—] ?| to )(?<otherSign>[-−](?=[\d.]))?(?<other>${NUMBER}))?` +
    String.raw`(?:(?<gap> ?|[-‐])(?<unit>${UNIT}))?`,
  'giu',
);

/** Finds every amount of a text, in order. Codes ("IP68"), money and the numbers of a date are none. */
export function readAmounts(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match): Amount[] => {
    const found = match.groups ?? {};
    const { first = '', firstUnit = '', other, gap = '', unit: written = '' } = found;
    const start = match.index;
    const end = start + match[0].length;
    const number = { text: first, isNegative: found['sign'] !== undefined };
    // "Two cup holders" hold no two cups.
    const isOfThing = /^cups?$/i.test(written) && /^ (?:holders?|warmers?)(?!\p{L})/iu.test(text.slice(end));
    const unit = isOfThing ? null : (findAmountUnit(written) ?? null);
    if (other === undefined)
      return [
        {
          start,
          end: unit === null ? end - gap.length - written.length : end,
          number,
          to: null,
          unit,
          isHyphened: /[-‐]/.test(gap),
          isSpaced: gap === ' ',
        },
      ];
    const ofFirst = findAmountUnit(firstUnit.trim()) ?? null;
    // "6 months to 3 yrs": two units are two amounts.
    if (ofFirst !== null && ofFirst.one !== unit?.one) {
      const split = match[0].indexOf(other, match[0].indexOf(firstUnit) + firstUnit.length);
      const numbers = [match[0].slice(0, match[0].indexOf(firstUnit) + firstUnit.length), match[0].slice(split)];
      return numbers.flatMap((part, at) =>
        readAmounts(part).map((amount) => {
          const offset = start + (at === 0 ? 0 : split);
          return { ...amount, start: amount.start + offset, end: amount.end + offset };
        }),
      );
    }
    return [
      {
        start,
        end: unit === null ? end - gap.length - written.length : end,
        number,
        to: { text: other, isNegative: found['otherSign'] !== undefined },
        unit,
        isHyphened: /[-‐]/.test(gap),
        isSpaced: gap === ' ',
      },
    ];
  });
}
