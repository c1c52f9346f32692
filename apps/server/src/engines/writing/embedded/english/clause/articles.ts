import type { NounClass } from '../grammar/word-classes.ts';
import { articleFor } from '../noun-phrase.ts';

/** What a thing is to its verb or preposition: that decides its article. */
export type Role =
  | 'subject'
  /** The object of a verb; of one that keeps or guards what is there; that takes it in; that brings it. */
  | 'object'
  | 'kept'
  | 'held'
  | 'given'
  /** Behind a preposition: "with", most, "by" and "in", "at", and what happens after or before. */
  | 'with'
  | 'place'
  | 'idiom'
  /** Where something is or happens, on the product or around it. */
  | 'site'
  /** In a fixed phrase without an article: "in place". */
  | 'fixed'
  | 'rate'
  | 'event'
  /** Behind "of" after an amount: "11 ft of 3/4-inch pipe". */
  | 'stuff'
  | 'of'
  /** In a list of single words, and behind "per". */
  | 'bare';

/** A thing as it is written, before its article. */
export interface BareThing {
  text: string;
  head: string;
  number: NounClass;
  /** True if the seller gave it its article or its number. */
  isDetermined: boolean;
  /** True if a quality says which it is: "dull blade". */
  hasQuality: boolean;
  /** True behind an amount: "16 mm core". */
  isMeasured: boolean;
  /** True if its quality makes it the only one: "left side". */
  isSingled: boolean;
  /** True for one word. */
  isLone: boolean;
}

/** Parts of the body, of which a listener has his own. */
const OF_BODY =
  /^(?:mouth|neck|back|spine|chin|jaw|face|head|nose|wrists?|knees?|ankles?|elbows?|shoulders?|arms?|legs?|foot|feet|ears?|tongue|scalp|body|waist|belly|heels?|arch|arches|tailbone|hips?|thighs?|calf|calves|chest|palms?|thumbs?|fingers?|fingertips?|forehead|eyes?|hands?|lips?|toes?|knuckles?)$/;
/** What stands bare behind a preposition: "by hand", "in place", "on sale". */
const IDIOM =
  /^(?:hand|place|use|sight|reach|mind|shape|style|stock|season|demand|half|motion|transit|space|standby|sale|bulk|bed|home|work|school|church|town|deck|board|fire|air|land|sea|touch|time|day|night|summer|winter|spring|autumn|lunch|dinner|breakfast|travel|sleep|storage|sync|order|minutes|seconds|average|purpose|contact|request|charge|heat|start|finish|life|love|play|fun|machine|size|color|colour|length|width|height|depth|weight|speed|power|force|volume|level|temperature|daytime|nighttime|strength|capacity|position|mode|class|practice|college|therapy|surgery)$/;
/** What is around every buyer as stuff: "in rain". */
const STUFF_AROUND = /^(?:air|water|rain|sun|wind|cold|weather|soil|touch|home|light)$/;
/** Nouns of stuff, behind another one: "battery life", "machine wash". */
const LIKE_STUFF = /^(?:life|time|power|access|water|light|heat|play|use|fit|feel|look|wash)$/;
/** What every buyer has around him, and of which he has one. */
const AROUND =
  /^(?:wall|floor|ceiling|door|doorway|window|fridge|refrigerator|freezer|oven|microwave|dishwasher|washer|dryer|sink|faucet|tap|shower|tub|toilet|counter|countertop|table|desk|sofa|couch|bed|mattress|stove|grill|car|truck|trunk|seat|dashboard|dash|windshield|roof|garage|garden|yard|lawn|ground|soil|pool|pond|beach|trail|road|street|house|home|kitchen|bathroom|bedroom|office|gym|park|court|field|pitch|bag|backpack|purse|pocket|wallet|drawer|cabinet|closet|shelf|phone|screen|laptop|monitor|keyboard|app|way|job|edge|end|top|bottom|side|inside|outside|front|back|rear|surface|center|centre|middle|corner|air|water|rain|sun|wind|cold|weather|dog|cat|baby|child|kid|bird|handle|lid|base|blade|strap|case|cover|tank|frame|tip|cap|cord|cable|plug|battery|motor|engine|pump|filter|nozzle|switch|button|outlet|socket|trigger|hem|toe|heel|sole|crotch|collar|sleeve|touch|spot|box|bench|workbench|campsite|tent|trail|dark|night|morning|compartment|pouch|chamber|tray|slot|hole|holder|rim|lens|rail|hook|hose|nest|cage|crib|stroller|bike|boat|temperature|finish)$/;

/** What the buyer has at home, on the way or with him, whatever the product is. */
const OWNED =
  /^(?:phone|laptop|tablet|computer|tv|car|truck|van|suv|trunk|dashboard|dash|windshield|fridge|refrigerator|freezer|oven|microwave|dishwasher|washer|dryer|stove|grill|yard|lawn|garden|driveway|garage|closet|pantry|dog|cat|puppy|kitten|baby|toddler|child|kid|scalp|hair|skin|luggage|carry-on|purse|couch|sofa|desk|counter|countertop|pocket|suitcase|backpack|bag|wallet|drawer|nightstand|mattress|pillow|bed|bike|patio|deck|porch|balcony|passport|bathtub|tent|campsite|boat|basement|attic|workshop|hairbrush|helmet|watch|keyboard|monitor|partner|neighbor|roommate|boss|husband|wife)$/;
/** Of these, what the texts name is the product's own: "folds into pocket" of a jacket with pockets. */
const OWNED_UNLESS_TOLD =
  /^(?:couch|sofa|pocket|suitcase|backpack|bag|wallet|purse|drawer|nightstand|mattress|pillow|bed|bike|luggage|grill|hair|skin|oven|freezer|dryer|washer|stove|tent|deck|helmet|watch|keyboard|monitor|boat)$/;

/** Parts of the body that things have, too: the neck of a guitar. */
const OF_THINGS_TOO =
  /^(?:mouth|neck|back|face|head|nose|arms?|legs?|foot|feet|tongue|body|waist|belly|heels?|arch|arches|shoulders?|eyes?|toes?|spine|jaw|lips?)$/;

const isOfBuyer = ({ head, hasQuality, isSingled, text }: BareThing, isKnown: boolean): boolean =>
  (OF_BODY.test(head) && !isKnown && !isSingled && !OF_THINGS_TOO.test(head)) ||
  (OWNED.test(head) && !hasQuality && !isSingled && !(isKnown && OWNED_UNLESS_TOLD.test(head))) ||
  // "Slides over the suitcase handle".
  /^glove box$/.test(text) ||
  (!isKnown && /^(?:suitcase|car|bike|phone|laptop|belt|makeup|gym|diaper|tote) /.test(text) && isAround(head));

/** Whether a thing stands bare behind "in, "on", "at" or "by". */
export const isIdiomatic = (head: string): boolean => IDIOM.test(head);

const isAround = (head: string): boolean => AROUND.test(head) && !STUFF_AROUND.test(head);

export const isOfBody = (head: string): boolean => OF_BODY.test(head);

/** Whether a thing stands without an article of its own, whatever its role. */
export const isBareThing = ({ text, number, head, isDetermined, isLone }: BareThing): boolean =>
  isDetermined ||
  /^(?:plastic|bubble|gift|cling|shrink) wrap$/.test(text) ||
  number === 'many' ||
  ((number === 'stuff' || number === 'either') && !isOfBody(head) && !(isLone && isAround(head))) ||
  (LIKE_STUFF.test(head) && !isLone);

/**
 * Says a thing with the article that its role asks for: "the" of what a listener has around him, or was told of, and of
 * parts that do something; else "a". `isKnown` tells what the texts name elsewhere.
 */
export function sayThing(thing: BareThing, role: Role, isKnown: boolean): string {
  const { text, head, number, isDetermined, hasQuality, isSingled, isLone } = thing;
  const withA = `${articleFor(text)} ${text}`;
  if (role === 'fixed' && !isDetermined) return text;
  if (role === 'stuff' || (role === 'bare' && isLone)) return text;
  if (IDIOM.test(head) && !isDetermined && ((/^(?:idiom|event)$/.test(role) && isLone) || role === 'rate')) return text;
  // "Thumb rest keeps your hand from dragging": a part, whose last noun may be stuff elsewhere.
  if (role === 'subject' && number === 'either' && !isDetermined && !isLone && !hasQuality) return `the ${text}`;
  if (role === 'held' && isLone && head === 'charge' && !isDetermined) return withA;
  // "In kids mode".
  if (/^(?:mode|form|style)$/.test(head) && !isDetermined && /^(?:place|idiom|site)$/.test(role)) return text;
  // "Light turns itself on": a part, though "light" is stuff.
  if (head === 'light' && isLone && !isDetermined && role === 'subject') return `the ${text}`;
  if (head === 'dark' && isLone && !isDetermined && /^(?:place|idiom|site)$/.test(role)) return 'the dark';
  // "Across the room", but "makes room".
  if (head === 'room' && isLone && !isDetermined && /^(?:place|idiom|site)$/.test(role)) return `the ${text}`;
  if (isBareThing(thing)) return text;
  if (role === 'subject' && isLone && /^(?:partner|neighbor|roommate|boss|husband|wife)$/.test(head))
    return `your ${text}`;
  if (role === 'subject' || isSingled) return `the ${text}`;
  // "Slides with the door" of a door stopper.
  if (role === 'with' && isKnown && isLone && AROUND.test(head)) return `the ${text}`;
  if (role === 'event' || role === 'with' || role === 'given') return withA;
  if (hasQuality && role !== 'of') return withA;
  const isTheOne =
    isKnown ||
    role === 'site' ||
    AROUND.test(head) ||
    OF_BODY.test(head) ||
    role === 'kept' ||
    (role === 'held' && isLone);
  if (isOfBuyer(thing, isKnown)) return `your ${text}`;
  return isTheOne || role === 'of' ? `the ${text}` : withA;
}
