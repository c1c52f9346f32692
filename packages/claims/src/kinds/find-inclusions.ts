import { refuse, tieTo } from '../claim.ts';
import type { ProductFacts } from '../facts/product-facts.ts';
import { type ClaimLine, type FoundClaim, spanOf } from '../found-claim.ts';
import { isDenied } from '../facts/product-facts.ts';
import { listStems } from '../text/words.ts';

const THING =
  "(?:(?:an?|the|one|two|three|its|our|extra|free|matching|real|genuine) )?(?<thing>[a-z'-]+(?: [a-z'-]+){0,4})";
const STOP_AT =
  /(?<![\p{L}])(?:of|for|to|so|that|which|when|while|and|or|in|on|at|from|by|every|each|is|are|you|your|inside|included|built)(?![\p{L}])/u;

/** Phrases for things in the box or inside the product: the data must contain each thing. */
const INCLUDES: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:includes|contains|contain|included is|comes? (?:complete )?with|complete with|bundled with|equipped with|fitted with|infused with|enriched with|packed with|loaded with|powered by|finished with|lined with|coated with|treated with|boasts|featuring) ${THING}`,
    'gu',
  ),
  new RegExp(
    `(?<=^|[.!?;:-] ?)(?:with|has|real|genuine) ${THING} (?:inside|included|built[- ]in|on board|on the outside)(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<=^|[.!?;:] )(?<thing>[a-z'-]+(?: [a-z'-]+){0,3}) (?:included|inside|comes free|is included|are included|in the box)(?=[.!,]|$)`,
    'gu',
  ),
];
const INCLUDES_CHINESE =
  /(?:附赠?|附带|内?含|内置|自带|搭载|标配|配备|配有|还?送|赠送?)(?:有|了|一[块个只瓶支张套条份把对双]|[两二三四五\d][块个只瓶支张套条份把对双])?(?<thing>\p{Script=Han}{2,6}?)(?=[,.!?;]|的|$)/gu;
/** 含 and 送 inside other words, and things that are given to somebody. */
const NO_INCLUSION =
  /(?:送(?:你|给|人|礼|货|到|走|上|父|爸|妈|朋|男|女|长|孩|闺|自|客|老|她|他|谁|什|达)|配送|运送|适合送|包含爱|含在内|含义|含蓄)/u;

/** Words for the product as a whole, or for no thing. */
const NO_THING = new Set(
  'it them this everything nothing love care joy ease style comfort confidence purpose smile power energy flavor flavour taste fun life personality character charm benefits features goodness pride attitude color colour you me us all itself soft warm cozy cosy dry safe clean cool loud quiet smile time peace mind guests friends family room space sense surprise twist difference everyone step cup bottle box bag'.split(
    ' ',
  ),
);

/** Finds things that a line puts into the box or the product. This needs data in the line's language. */
export function findInclusions({ normal }: ClaimLine, facts: ProductFacts): FoundClaim[] {
  const latin = INCLUDES.flatMap((pattern) =>
    [...normal.matchAll(pattern)].flatMap((match) => {
      const thing = (match.groups?.['thing'] ?? '').split(STOP_AT)[0]?.trim() ?? '';
      const stems = listStems(thing).filter((stem) => !NO_THING.has(stem));
      return stems.length === 0 ? [] : toClaims(match, stems, { normal, facts, script: /\p{Script=Latin}{3}/u });
    }),
  );
  const han = [...normal.matchAll(INCLUDES_CHINESE)].flatMap((match) =>
    NO_INCLUSION.test(normal.slice(Math.max(0, match.index - 2), match.index + match[0].length))
      ? []
      : toClaims(match, listStems(match.groups?.['thing'] ?? ''), { normal, facts, script: /\p{Script=Han}{2}/u }),
  );
  return [...latin, ...han];
}

function toClaims(
  match: RegExpExecArray,
  stems: readonly string[],
  { normal, facts, script }: { normal: string; facts: ProductFacts; script: RegExp },
): FoundClaim[] {
  const texts = facts.texts.filter(({ field, normal: text }) => field !== 'brand' && script.test(text));
  if (texts.length === 0 || isDenied(normal, match.index)) return [];
  const span = spanOf(match);
  for (const { field, normal: text } of texts) {
    const own = new Set(listStems(text));
    const shared = stems.find((stem) => own.has(stem));
    if (shared === undefined) continue;
    const start = Math.max(0, text.indexOf(shared));
    return [{ ...span, kind: 'attribute', tie: tieTo({ field, start, end: start + shared.length }) }];
  }
  return [{ ...span, kind: 'attribute', tie: refuse('not_in_data') }];
}
