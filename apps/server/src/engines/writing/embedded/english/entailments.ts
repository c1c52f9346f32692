import { numberOfNoun } from './grammar/countability.ts';
import { findNoun } from './lexicon.ts';
import { withArticle } from './noun-phrase.ts';
import type { Pattern } from '../pattern.ts';

/** What a feature means, said in other words: true of every product that has the feature. */
export interface Entailment {
  lines: readonly Pattern[];
  /** Statements with the product's name. */
  statements: readonly Pattern[];
}

/** Sentences about the product, after its name and by itself. */
const ofProduct = (singular: string, plural: string): Entailment => ({
  lines: [`{It ${singular}/They ${plural}}.`],
  statements: [`{branded} {${singular}/${plural}}.`],
});
const bare = (...lines: readonly string[]): Entailment => ({ lines, statements: [] });

const isMany = (thing: string): boolean => numberOfNoun(thing.split(' ').at(-1)?.toLowerCase() ?? '') === 'plural';
/** "The straps come off." */
const ofPart = (thing: string, singular: string, plural: string): Entailment =>
  bare(`The ${thing} ${isMany(thing) ? plural : singular}.`);

const APPLIANCES: readonly (readonly [RegExp, string])[] = [
  [/^dishwasher$/, 'the dishwasher'],
  [/^microwave$/, 'the microwave'],
  [/^oven$/, 'the oven'],
  [/^freezer$/, 'the freezer'],
];
/** What resistance to a thing means. */
const RESISTED: Readonly<Record<string, string>> = {
  scratch: 'scratches',
  stain: 'stains',
  rust: 'rust',
  corrosion: 'corrosion',
  fade: 'fading',
  wrinkle: 'wrinkles',
  crease: 'creases',
  odor: 'odors',
  odour: 'odours',
  shock: 'shocks',
  impact: 'impacts',
  chip: 'chipping',
  tear: 'tearing',
  abrasion: 'abrasion',
  dust: 'dust',
  heat: 'heat',
  uv: 'UV light',
  fingerprint: 'fingerprints',
  tarnish: 'tarnish',
  smudge: 'smudges',
  sweat: 'sweat',
  mold: 'mold',
  mildew: 'mildew',
  wind: 'wind',
  moisture: 'moisture',
  puncture: 'punctures',
};
/** What "-proof" means. */
const PROOF: Readonly<Record<string, readonly [string, string]>> = {
  rust: ["doesn't rust", "don't rust"],
  leak: ["doesn't leak", "don't leak"],
  spill: ["doesn't spill", "don't spill"],
  shatter: ["doesn't shatter", "don't shatter"],
  fade: ["doesn't fade", "don't fade"],
  wind: ['keeps the wind out', 'keep the wind out'],
};
/** Substances and troubles that a product may be free of. */
const FREE =
  /^(?:bpa|gluten|sugar|dairy|soy|nut|grain|lactose|alcohol|fragrance|paraben|sul(?:f|ph)ate|silicone|phthalate|lead|latex|nickel|ammonia|bleach|dye|soap|oil|gmo|pvc|pfas|pfoa|ptfe|plastic|preservative|cholesterol|caffeine|meat)$/;
const SELF: Readonly<Record<string, readonly [string, string]>> = {
  cleaning: ['cleans itself', 'clean themselves'],
  emptying: ['empties itself', 'empty themselves'],
  watering: ['waters itself', 'water themselves'],
  leveling: ['levels itself', 'level themselves'],
  levelling: ['levels itself', 'level themselves'],
  inflating: ['inflates itself', 'inflate themselves'],
  sharpening: ['sharpens itself', 'sharpen themselves'],
  standing: ['stands by itself', 'stand by themselves'],
  charging: ['charges itself', 'charge themselves'],
};
/** What an attribute before a part means. */
const PART_VERBS: Readonly<Record<string, readonly [string, string] | 'you'>> = {
  adjustable: 'you',
  removable: ['comes off', 'come off'],
  detachable: ['comes off', 'come off'],
  retractable: ['retracts', 'retract'],
  foldable: ['folds', 'fold'],
  folding: ['folds', 'fold'],
  collapsible: ['folds', 'fold'],
  rotating: ['rotates', 'rotate'],
  swivel: ['swivels', 'swivel'],
  locking: ['locks', 'lock'],
  lockable: ['locks', 'lock'],
  stackable: ['stacks', 'stack'],
  padded: ['is padded', 'are padded'],
  cushioned: ['is cushioned', 'are cushioned'],
  reinforced: ['is reinforced', 'are reinforced'],
  insulated: ['is insulated', 'are insulated'],
  quilted: ['is quilted', 'are quilted'],
  ribbed: ['is ribbed', 'are ribbed'],
  hinged: ['has a hinge', 'have hinges'],
  rounded: ['is rounded', 'are rounded'],
  washable: ['can be washed', 'can be washed'],
  replaceable: ['can be replaced', 'can be replaced'],
  waterproof: ['is waterproof', 'are waterproof'],
  'non-slip': ["doesn't slip", "don't slip"],
  'anti-slip': ["doesn't slip", "don't slip"],
  'self-cleaning': ['cleans itself', 'clean themselves'],
};
/** Nouns whose attribute is not theirs: "folding design". */
const NO_PART =
  /\b(?:designs?|styles?|finish|construction|features?|modes?|options?|settings?|technology|system|functions?|edition|version|sizes?|set|kit|pack|fit|mechanism|temperature|speeds?|angles?|height|volume|brightness|intensity|power|length|width|tension|size|use)$/i;
const INSIDE =
  /^(?:battery|batteries|filters?|trays?|baskets?|liners?|inserts?|insoles?|drawers?|shelf|shelves|racks?|tanks?|bins?|pads?|bowls?|plates?|dividers?)$/;
const VESSEL =
  'reservoir|tank|bowl|basket|carafe|jar|pitcher|bin|bucket|tray|container|pot|compartment|dustbin|hopper|cup|drum|chamber|kettle|drawer';
const VOLUME = String.raw`\d[\d.,]*(?:[- ](?:oz|ounces?|quarts?|qt|gallons?|liters?|litres?|cups?|pounds?)|[- ]?(?:ml|cl|l|L))`;

/** A row: what the seller wrote, and what it means. */
type Row = readonly [pattern: RegExp, say: (match: RegExpExecArray) => Entailment | null];

const ROWS: readonly Row[] = [
  // "Dishwasher and microwave safe", "top-rack dishwasher safe".
  [
    /^(?:top[- ]rack )?((?:dishwasher|microwave|oven|freezer)(?:(?:, | and |, and )(?:dishwasher|microwave|oven|freezer))*)[- ](?:safe|proof|friendly)$/,
    ([, list = '']) => {
      const places = list
        .split(/, and |, | and /)
        .map((each) => APPLIANCES.find(([name]) => name.test(each))?.[1] ?? '');
      const where = places.length > 1 ? `${places.slice(0, -1).join(', ')} and ${places.at(-1)}` : (places[0] ?? '');
      return where === '' ? null : ofProduct(`goes in ${where}`, `go in ${where}`);
    },
  ],
  // "Dishwasher safe parts".
  [
    /^dishwasher[- ]safe ((?:\p{L}[\p{L}-]* )?\p{L}+)$/u,
    ([, thing = '']) => (NO_PART.test(thing) ? null : ofPart(thing, 'goes in the dishwasher', 'go in the dishwasher')),
  ],
  [
    /^machine[- ]wash(?:able)?(?: fabric| material)?$/,
    () => ofProduct('goes in the washing machine', 'go in the washing machine'),
  ],
  [
    /^machine[- ]washable ((?:\p{L}[\p{L}-]* )?(?:covers?|linings?|pads?|liners?|seats?|bags?|straps?|bibs?|cushions?|sheets?|parts))$/u,
    ([, thing = '']) => ofPart(thing, 'goes in the washing machine', 'go in the washing machine'),
  ],
  [
    /^(\p{L}+)[- ]resistant$/u,
    ([, what = '']) => {
      if (what === 'water' || what === 'splash') return bare('Splashes are no problem.');
      if (what === 'weather') return ofProduct('stands up to the weather', 'stand up to the weather');
      const thing = RESISTED[what];
      return thing === undefined ? null : ofProduct(`resists ${thing}`, `resist ${thing}`);
    },
  ],
  [
    /^(?:heat[- ](?:resistant|safe)|oven[- ]safe) (?:up )?to (\d[\d.,]* ?°? ?[CF]?(?: degrees)?.*)$/,
    ([, heat = '']) => ofProduct(`takes heat up to ${heat}`, `take heat up to ${heat}`),
  ],
  [
    /^(\p{L}+)[- ]?proof$/u,
    ([, what = '']) => {
      const verbs = PROOF[what];
      return verbs === undefined ? null : ofProduct(verbs[0], verbs[1]);
    },
  ],
  [
    /^((?:\p{L}+(?:[- ]free)?(?:, and |, | and ))*\p{L}+)[- ]free$/u,
    ([, list = '']) => {
      const things = list.split(/(?:[- ]free)?(?:, and |, | and )/);
      if (!things.every((each) => FREE.test(each))) return null;
      const said = things.map((each) => `no ${spellSubstance(each)}`);
      const text = said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : (said[0] ?? '');
      return bare(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
    },
  ],
  [/^unscented$/, () => bare('No scent.')],
  [
    /^self-(\p{L}+)$/u,
    ([, what = '']) => {
      const verbs = SELF[what];
      return verbs === undefined ? null : ofProduct(verbs[0], verbs[1]);
    },
  ],
  [
    /^(?:auto(?:matic)?[- ]?(?:shut[- ]?off|off)|energy[- ]efficient auto[- ]?off)$/,
    () => ofProduct('switches off by itself', 'switch off by themselves'),
  ],
  [/^cordless(?: design| operation)?$/, () => ofProduct('works without a cord', 'work without a cord')],
  [/^(?:usb[- ](?:c )?)?rechargeable$/, () => bare('No batteries to buy.')],
  [/^(?:foldable|collapsible|folding)$/, () => ofProduct('folds up', 'fold up')],
  [/^stackable$/, () => ofProduct('stacks', 'stack')],
  [/^reversible$/, () => bare('Use either side.')],
  [/^refillable$/, () => bare('Empty? Refill {it_o}.')],
  [/^(?:handmade|hand[- ]made|handcrafted)$/, () => ofProduct('is made by hand', 'are made by hand')],
  [/^(?:height[- ]adjustable|adjustable height)$/, () => bare('You set the height.')],
  [
    /^adjustable (?:temperature|speed|volume|brightness|intensity|tension|angle|length|flow|pressure)$/,
    ([text]) => bare(`You set the ${text.slice('adjustable '.length)}.`),
  ],
  [
    /^(\d{1,2})[- ]year (?:manufacturer'?s? )?(?:warranty|guarantee)$/,
    ([, years = '']) => bare(`Covered for ${years} year${years === '1' ? '' : 's'}.`),
  ],
  [
    /^(lifetime|limited lifetime) (?:warranty|guarantee)$/,
    ([, span = '']) => ofProduct(`comes with a ${span} warranty`, `come with a ${span} warranty`),
  ],
  [
    /^((?:up to |over )?\d{1,3})[- ]?hours? (?:of )?(?:battery life|battery|play ?time|playback|run ?time|use|talk time|music)$/,
    ([, hours = '']) => bare(`${hours.charAt(0).toUpperCase()}${hours.slice(1)} hours on one charge.`),
  ],
  // "4 speed settings": a choice.
  [
    /^((?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:(?!\p{L}*ed\b)[\p{L}-]+ ){0,2}(?:speeds|settings|modes|levels|programs|presets|options|positions|heights|patterns|flavou?rs|shades|sounds|functions|scents|angles|colou?rs))$/u,
    ([, choice = '']) => bare(`${choice.charAt(0).toUpperCase()}${choice.slice(1)} to choose from.`),
  ],
  // "48 oz water reservoir": what the part holds.
  [
    new RegExp(String.raw`^(${VOLUME}) ((?:(?!capacity)\p{L}[\p{L}-]* ){0,2}(?:${VESSEL}))$`, 'u'),
    ([, amount = '', thing = '']) => bare(`The ${thing} holds ${spellVolume(amount)}.`),
  ],
  [
    /^((?:up to )?\d[\d.,]*[- ]?(?:lbs?|pounds|kg|kilos?))[- ](?:weight |load |max(?:imum)? )*(?:capacity|limit|load)$/,
    ([, load = '']) => {
      const most = load.startsWith('up to') ? load : `up to ${load}`;
      return ofProduct(`holds ${most}`, `hold ${most}`);
    },
  ],
  // "Removable cover", "adjustable straps", "padded handle".
  [
    /^(\p{L}+(?:-\p{L}+)?) ((?:\p{L}[\p{L}-]* ){0,2}\p{L}{3,})$/u,
    ([, quality = '', thing = '']) => {
      const verbs = PART_VERBS[quality];
      const head = thing.split(' ').at(-1) ?? '';
      if (verbs === undefined || NO_PART.test(thing) || / (?:for|with|in|of|to|and|or|from|on) /.test(` ${thing} `))
        return null;
      if (findNoun(head) === null) return null;
      // What lies inside comes out.
      if (/^(?:removable|detachable)$/.test(quality) && INSIDE.test(head))
        return ofPart(thing, 'comes out', 'come out');
      return verbs === 'you' ? bare(`You adjust the ${thing}.`) : ofPart(thing, verbs[0], verbs[1]);
    },
  ],
  // "Built-in grinder", "Alexa built-in".
  [
    /^built[- ]in (\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2})$/u,
    ([, thing = '']) => {
      if (NO_PART.test(thing) || / (?:for|with|in|of|to|and) /.test(` ${thing} `)) return null;
      const named = /^\p{Lu}/u.test(thing) ? thing : withArticle(thing);
      return bare(`${named.charAt(0).toUpperCase()}${named.slice(1)} ${isMany(thing) ? 'are' : 'is'} built in.`);
    },
  ],
  [/^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) built[- ]in$/u, ([, thing = '']) => bare(`${thing} is built in.`)],
];

const spellSubstance = (name: string): string =>
  /^(?:bpa|gmo|pvc|pfas|pfoa|ptfe)$/.test(name)
    ? name.toUpperCase()
    : /^(?:paraben|sul(?:f|ph)ate|phthalate|silicone|dye|preservative|nut|grain)$/.test(name)
      ? `${name}s`
      : name;

/** "5-quart" is 5 quarts. */
const spellVolume = (amount: string): string =>
  amount
    .replace(/-/, ' ')
    .replace(/(?<=\d )(quart|gallon|liter|litre|cup|ounce|pound)$/, (unit, at: number) =>
      amount.slice(0, at).startsWith('1 ') ? unit : `${unit}s`,
    );

/** Says what a feature means; null if that isn't certain. `inside`: the feature as part of a sentence. */
export function findEntailment(inside: string): Entailment | null {
  for (const text of new Set([inside, inside.charAt(0).toLowerCase() + inside.slice(1), inside.toLowerCase()]))
    for (const [pattern, say] of ROWS) {
      const match = pattern.exec(text);
      const said = match === null ? null : say(match);
      if (said !== null) return said;
    }
  return null;
}
