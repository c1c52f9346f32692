import type { KindMatch } from '@reelwright/product-kinds';
import { findScene, type Scene } from '../read-scenes.ts';
import { ENGLISH_SCENES } from './english-scenes.ts';

/** Users and places other than a noun's usual ones: the phone mount of a bike holds no recipe. */
const OTHER_USE =
  /\b(?:bike|bicycle|motorcycle|car|truck|boat|kid|child|baby|toddler|infant|dog|cat|pet|horse|bird|camping|automatic|self-cleaning|industrial|commercial|stage|doll|artificial|faux|fake)(?=(?:['’]?s|ren(?:['’]s)?|['’])?\b)/i;

/** Where, or on what part of a body or device, it is used: a window vacuum cleans no rug, a nail brush sweeps nothing. */
const PLACE =
  /^(?:window|pool|pond|spa|aquarium|tank|drain|gutter|chimney|ash|snow|leaf|lawn|hedge|roof|wall|ceiling|floor|door|stair|desk|bed|sofa|shower|bath|toilet|sink|fridge|hair|beard|nail|nose|ear|eye|face|lip|neck|back|foot|feet|hand|wrist|finger|knee|tooth|teeth|tongue|body|phone|laptop|tablet|camera|tv|keyboard|light|guitar|golf|tennis|ski|surf)$/i;

/** What only looks like the thing: nobody blows out a flameless candle. */
const IMITATED = /\b(?:flameless|artificial|faux|fake|imitation)\b/i;

/** Finds the scene of a product by its nouns; undefined if none suits what it is used for. */
export function findEnglishScene(name: string, match: KindMatch, nouns: readonly string[]): Scene | undefined {
  return IMITATED.test(name) ? undefined : findScene(ENGLISH_SCENES, nameScene(name, match, nouns));
}

/** The hammock of a cat hangs between no trees: things for animals go by their kind. */
function nameScene(name: string, { head, kind }: KindMatch, nouns: readonly string[]): Parameters<typeof findScene>[1] {
  const own = kind.id.replaceAll('-', ' ');
  const isForAnimals = kind.trade === 'pets' && !/\b(?:cat|dog|pet|kitten|puppy)\b/.test(head);
  const [, before = ''] = /([^\s-]+)[\s-]+$/.exec(name.slice(0, name.toLowerCase().lastIndexOf(head))) ?? [];
  // "Window cleaning robot", of the kind of robot vacuums.
  const [first = ''] = head.split(' ');
  const inHead = head.includes(' ') && !own.includes(first) ? PLACE.exec(first) : null;
  const use = (OTHER_USE.exec(head) ?? OTHER_USE.exec(before) ?? PLACE.exec(before) ?? inHead)?.[0].toLowerCase();
  // "Window vacuum" may be a row's noun though the kind's table only has "vacuum".
  const named = PLACE.test(before) ? [`${before.toLowerCase()} ${head}`] : [];
  // "Coffee concentrate" is of the kind of coffee, and nobody grinds it.
  const isOfKind = lastWord(head) === lastWord(own) || lastWord(kind.en.singular) === lastWord(head);
  return {
    names: isForAnimals ? [] : [head, ...nouns, ...named],
    kind: isOfKind ? own : '',
    separator: ' ',
    ...(use && { use }),
  };
}

const lastWord = (name: string): string => (name.split(' ').at(-1) ?? name).replace(/(?<=[^s])s$/, '');
