import { articleFor } from '../noun-phrase.ts';
import type { Role } from './articles.ts';
import type { Thing } from './parts.ts';

/** "The edge of the tub": what is of something is the one. */
const PART_OF =
  /^(?:size|shape|look|feel|weight|smell|taste|edge|end|top|bottom|side|front|back|inside|outside|center|centre|middle|rest|heart|tip|ball|length|width|height|depth|thickness|strength|color|colour|speed|sound)$/;
/** "A pack of wipes". */
const QUANTITY_OF =
  /^(?:pile|load|heap|ton|couple|number|lot|range|row|pack|bag|box|jar|cup|bottle|pair|set|roll|handful|slice|piece|can|bunch|stack|sheet|spoon|scoop|touch|drop)$/;
const roleOfWhole = ({ head, isAmount, isLone }: Thing, role: Role): Role =>
  isAmount === true
    ? role
    : PART_OF.test(head) && isLone
      ? 'subject'
      : QUANTITY_OF.test(head) && role !== 'subject'
        ? 'with'
        : role;
/** "The size of a sleeping bag". */
const LIKENED = /^(?:size|thickness|width|length|height|shape|look|feel|weight|smell|taste|kind|type|bit|hint|sort)$/;

/** "The size of a sleeping bag", "a pack of wipes", "11 ft of 3/4-inch pipe": a thing and what it is of. */
export function sayWhole(thing: Thing, other: Thing, role: Role): string {
  const ofWhat: Role = thing.isAmount === true ? 'stuff' : LIKENED.test(thing.head) ? 'with' : 'of';
  const said = thing.say(roleOfWhole(thing, role));
  // "Shrinks a pile of sweaters", though a pile may be stuff.
  const part =
    QUANTITY_OF.test(thing.head) &&
    thing.number !== 'many' &&
    !/^(?:an?|the|your|its|each|every|one|no|this|any|\d)/i.test(said)
      ? `${articleFor(said)} ${said}`
      : said;
  // "Thickness" is stuff by itself.
  const isTheOne = thing.isLone && PART_OF.test(part);
  return `${isTheOne ? `the ${part}` : part} of ${other.say(ofWhat)}`;
}

/** Several things as one: "a glove box or gym bag", "tomatoes, beans and cukes". */
export function joinThings(items: readonly Thing[], joint: string): Thing {
  const last = items.at(-1) as Thing;
  return {
    to: last.to,
    cost: items.reduce((sum, { cost }) => sum + cost, 0) + 0.1,
    number: joint === 'and' ? 'many' : last.number,
    head: last.head,
    isPronoun: false,
    isDetermined: items.every(({ isDetermined }) => isDetermined),
    isLone: false,
    say: (asked) => {
      // "Works through tile and plaster".
      const areLone = items.every((item) => item.isLone && !item.isPronoun);
      const isStuff = items.some(({ number }) => number !== 'one');
      const role: Role =
        areLone && isStuff && /^(?:place|idiom|site)$/.test(asked)
          ? 'bare'
          : areLone && asked === 'held'
            ? 'given'
            : asked;
      const isBareFirst = items[0]?.number === 'stuff' && !/^(?:the|an?|your) /i.test(items[0].say(role));
      const said = items.map((item, at) => {
        const own = item.say(role);
        // "Any pole or leg".
        if (at > 0 && /^(?:any|every|each|no|your|its) /i.test(items[0]?.say(role) ?? ''))
          return own.replace(/^(?:the|an?|your) /, '');
        // "On induction, gas and electric".
        if (at > 0 && isBareFirst && (item.isLone || own.startsWith('a'))) return own.replace(/^(?:the|an?|your) /, '');
        // "Your lower back and knees", "the heel and ball of your foot".
        const [, article = '', rest = ''] = /^(your|the) (.*)$/.exec(own) ?? [];
        // "A glove box or gym bag".
        if (at > 0 && article === 'the' && /^an? /i.test(items[0]?.say(role) ?? '')) return rest;
        return at > 0 && article !== '' && items[0]?.say(role).startsWith(`${article} `) === true ? rest : own;
      });
      const front = said.slice(0, -1).join(', ');
      return `${front} ${joint} ${said.at(-1)}`;
    },
  };
}
