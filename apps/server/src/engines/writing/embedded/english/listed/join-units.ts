import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { type Unit, headOfThing } from './unit.ts';

/** "10 by 8 inches". */
const IN_ALL_SIZES = /^\d[\d.,]* by \d/;
/** "Only 2.4 lbs": an amount of nothing but its unit. */
const ENDS_IN_UNIT =
  /\b(?:lbs?|oz|k?g|pounds?|ounces?|inch(?:es)?|in|cm|mm|m|ft|feet|tall|wide|long|high|deep|thick|watts?|W|dB|PSI|minutes|hours|days)$/;
/** Whether a thing has its article, its number, or needs none. */
function isSureThing(text: string): boolean {
  const head = headOfThing(text);
  return (
    /^(?:an?|the|\d[\d.,]*|two|three|four|five|six|your|each|every) /.test(text) ||
    numberOfNoun(head) === 'plural' ||
    findNoun(head)?.number === 'uncountable' ||
    ENDS_IN_MATERIAL.test(head)
  );
}

const IN_TIME = / in (?:under |about |less than )?\d[\d.,]* (?:seconds|minutes|hours)\b/;

/** Things that do nothing. */
const ABSTRACT =
  /^(?:connection|design|operation|performance|fit|use|setup|control|mode|function|quality|experience|installation|construction|protection)$/;
const LEAST_THING_WORDS = 3;

/** Joins the parts of a point as they are said together; null if they don't go together. */
export function joinUnits(units: readonly Unit[]): Unit | null {
  const [first, second, ...others] = units;
  if (first === undefined || second === undefined) return first ?? null;
  const kinds = [second, ...others].map(({ kind }) => kind);
  const isOnly = (...allowed: readonly Unit['kind'][]): boolean => kinds.every((kind) => allowed.includes(kind));
  const rest = [second, ...others].map(({ text }) => text);
  const all = [first.text, ...rest];
  // "A warm and bright tone" takes no second joint, nor does "phone fits", which may be a sentence.
  const isDeed = (text: string): boolean =>
    /^\p{L}+ \p{L}+$/u.test(text) && findThirdPersonBase(text.split(' ')[1] ?? '') !== null;
  const listed = all.some((text) => / (?:and|or) /.test(text) || isDeed(text))
    ? all.join(', ')
    : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
  // "Pre-drilled holes, mount in 10 minutes": what takes time is a deed.
  if (units.some(({ kind, text }) => kind === 'things' && IN_TIME.test(text))) return null;
  switch (first.kind) {
    case 'clause':
      if (isOnly('clause'))
        return {
          kind: 'clause',
          text: listed,
          base: `${[first.base, ...[second, ...others].slice(0, -1).map(({ base }) => base)].join(', ')} and ${units.at(-1)?.base}`,
        };
      if (others.length > 0) return null;
      if (second.kind === 'none' || second.kind === 'state')
        return { kind: 'clause', text: `${first.text}, ${second.text}`, base: `${first.base}, ${second.text}` };
      return second.kind === 'sentence'
        ? { kind: 'clause', text: `${first.text}: ${second.text}`, base: `${first.base}: ${second.text}` }
        : null;
    case 'sentence':
      if (others.length > 0) return null;
      if (second.kind === 'none') return { ...first, text: `${first.text}, ${second.text}` };
      if (second.kind === 'sentence' && !first.text.includes(':'))
        return { ...first, text: `${first.text}${/^(?:you|they|it) /.test(second.text) ? ',' : ':'} ${second.text}` };
      return second.kind === 'clause' && !(first.text.split(' ')[1] ?? '').endsWith('s')
        ? { ...first, text: `${first.text} and ${second.text}` }
        : null;
    case 'order':
      if (others.length === 0 && second.kind === 'none') return { ...first, text: `${first.text}, ${second.text}` };
      return isOnly('order') ? { ...first, text: [first.text, ...rest].join(', ') } : null;
    case 'things':
      // "Whisk, hook and paddle in the box": one of them has two.
      if (isOnly('things') && all.some((text) => / and /.test(text)))
        return { ...first, text: all.map((text) => text.replace(/^an? /, '')).join(', ') };
      // "A dust cup, one-touch empty": what is no sure thing takes no joint.
      if (isOnly('things')) return { ...first, text: all.every(isSureThing) ? listed : all.join(', ') };
      if (others.length > 0) return null;
      if (second.kind === 'clause') {
        const head = headOfThing(first.text);
        // "Stable connection, pairs automatically": what it is called does nothing.
        if (ABSTRACT.test(head)) return second;
        // "Organic cotton, washes at 40°C": the stuff, and what it does.
        return numberOfNoun(head) === 'plural' ? null : { ...first, text: `${first.text} that ${second.text}` };
      }
      if (second.kind === 'sentence') return { ...first, text: `${first.text}, and ${second.text}` };
      if (second.kind === 'order') return { ...first, text: `${first.text}: ${second.text}` };
      return { ...first, text: `${first.text}, ${second.text}` };
    case 'state':
      if (others.length > 0) return null;
      if (second.kind === 'sentence') return { ...first, text: `${first.text}: ${second.text}` };
      return /^(?:none|state|clause)$/.test(second.kind) ? { ...first, text: `${first.text}, ${second.text}` } : null;
    case 'figure':
      // "120 GPH max, adjustable knob": an amount of something, and a thing of another.
      if (isOnly('things'))
        return ENDS_IN_UNIT.test(first.text) || /\b(?:max|min)$/.test(first.text)
          ? null
          : { ...first, text: all.every(isSureThing) ? listed : all.join(', ') };
      // "10 by 8 inches, fits 12 cans": the size is looked up, the rest is told.
      if (second.kind === 'clause' && others.length === 0 && IN_ALL_SIZES.test(first.text)) return second;
      // "Only 2.4 lbs, reduces hand fatigue": an amount does nothing.
      if (second.kind === 'clause' && others.length === 0 && ENDS_IN_UNIT.test(first.text))
        return { ...first, kind: 'things', text: `${first.text}, ${second.text}` };
      if (second.kind === 'clause')
        // "70 g, fits a front pocket" is no thing that fits.
        return others.length > 0 ||
          first.text.split(' ').length < LEAST_THING_WORDS ||
          numberOfNoun(headOfThing(first.text)) === 'plural'
          ? null
          : { ...first, kind: 'things', text: `${first.text} that ${second.text}` };
      return isOnly('figure', 'none', 'state') ? { ...first, text: [first.text, ...rest].join(', ') } : null;
    case 'none':
      return isOnly('none') ? { ...first, text: listed } : null;
  }
}
