import type { Hedge } from './quantity.ts';

const ENGLISH_TAIL = '(?: (?:a|an|the|just|only|full|whole|whopping|impressive|another|total of))*';
const BEFORE: readonly (readonly [Hedge, RegExp])[] = [
  [
    'up_to',
    /(?<![a-z])(?:within|up to|as much as|as many as|a maximum of|max\.?|长达|高达|可达|多达|最高|最长|最多|最大|不超过|不高于|不大于|≤|<=)(?:可达|约)? ?$/u,
  ],
  [
    'at_least',
    /(?<![a-z])(?:at least|a minimum of|no less than|no fewer than|至少|最少|最低|起码|不低于|不少于|不小于|≥|>=)有? ?$/u,
  ],
  [
    'over',
    /(?<![a-z])(?:(?:more|longer|greater|better) than|over|above|beyond|upwards of|north of|exceed(?:s|ing)|well over|超过?|逾|不止|多于|大于|远超|>) ?$/u,
  ],
  [
    'under',
    /(?<![a-z])(?:(?:less|fewer|lower|shorter|lighter) than|under|below|not even|not quite|just shy of|shy of|short of|不到|不足|低于|少于|小于|<) ?$/u,
  ],
  [
    'about',
    /(?<![a-z])(?:about|around|nearly|almost|approximately|approx\.?|roughly|close to|barely|hardly|some|circa|or so|~|约|近|将近|差不多|大约|左右|接近) ?$/u,
  ],
];
const AFTER: readonly (readonly [Hedge, RegExp])[] = [
  ['at_least', /^(?: ?\+| or more| and up| plus\b| minimum)/u],
  ['over', /^(?:[多余]|以上|有余|(?:多|有)?出头)/u],
  ['under', /^(?: or less| or under|以内|以下|之内|[都还也]?(?:不到|不足))/u],
  ['about', /^(?:-?ish|左右|上下| or so)/u],
];

const TAIL = new RegExp(`${ENGLISH_TAIL} ?$`, 'u');

/** Reads how exactly a number is meant, from the normalised words around it. */
export function readHedge(before: string, after: string): Hedge {
  const near = before.slice(-40).replace(TAIL, ' ');
  for (const [hedge, pattern] of BEFORE) if (pattern.test(near) || pattern.test(before.slice(-40))) return hedge;
  for (const [hedge, pattern] of AFTER) if (pattern.test(after)) return hedge;
  return 'exact';
}
