import { type FactForm, findVerb } from './fact-form.ts';
import { withSmallStart } from './fact-text.ts';
import {
  DETERMINERS,
  findNoun,
  findThirdPersonBase,
  FINITE_VERBS,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  PREPOSITIONS,
} from './lexicon.ts';
import { CLOTH_OF_MATERIAL, ENDS_IN_MATERIAL, MATERIALS_OF_PART, WEIGHT_OF_CLOTH } from './materials.ts';
import { articleFor, hasDeterminer, joinMeasure, MEASURE, NO_ARTICLE } from './noun-phrase.ts';

/** A fact as a sentence, as part of one, and its form. */
interface SayableFact {
  text: string;
  inside: string;
  form: FactForm;
}

/** The sentence parts that a fact can become. */
export interface SaidFact {
  /** After the product as subject, singular and plural: "has flap pockets", "have flap pockets". */
  predicate: { singular: string; plural: string } | null;
  /** A sentence of its own, in small letters: "the toe is reinforced". */
  sentence: string | null;
  /** After "you get": "two speeds", "a hidden pocket". */
  object: string | null;
  /** The bare words of a thing, as a heading: "Flap pockets"; null if the fact is no thing. */
  thing: string | null;
}

const NOTHING: SaidFact = { predicate: null, sentence: null, object: null, thing: null };

/** Adjectives used only before their noun: "the motor is dual" is not English. */
const BEFORE_ONLY =
  /^(?:solid|hard|first|last|next|new|daily|main|inner|outer|front|back|rear|side|top|bottom|left|right|dual|double|twin|triple|single|optical|digital|mechanical|electric|electronic|real|genuine|own|extra|full|whole|chest|work|natural|organic|stainless|automatic|manual|internal|external|original|classic|standard|total|sharp|spare|second|other|non|multi|high|low|long|short|quick|fast|deep|wide|fine|easy|good|small|large|big|great|new|old|hot|cold|dry|wet|warm|cool)$/i;
const ADJECTIVE_END =
  /(?:[a-z]{3}(?:able|ible|less)|[ -](?:proof|free|resistant|repellent|in)|proof|-[a-z]+ed|[a-z]{3}ed)$/i;
/** Starts with an amount: "60 Nm of torque", "30x optical zoom", "up to 9 hours of music". */
const AMOUNT_FIRST = /^(?:up to |over |only |just |about )?\d[\d.,]*(?:\s?[x×%°]|\b)/i;
/** Things in -ing that take an article, unlike "editing". */
const COUNTED_ING =
  /(?:^|[a-z])(?:lining|backing|coating|casing|setting|opening|bearing|string|ring|spring|wing|railing|fitting|covering|drawing|painting|edging|topping|filling|rating|building)$/;
const UNIT_END =
  /(?:^|\s)\d[\d.,]*\s?(?:%|°C?|g|kg|oz|lbs?|ml|cl|l|litres?|liters?|mm|cm|m|km|W|kW|mAh|GB|TB|Nm|Pa|dB|Hz|lumens?|inch(?:es)?|hours?|minutes?|days?|weeks?)$/i;
const LONGEST_WORDS = 13;
/** Words after a verb, not after a plural noun: "keeps food warm", "snaps shut". */
const AFTER_OWN =
  /^(?:a|an|the|your|up|down|shut|open|flat|out|on|off|in|into|to|at|for|food|drinks?|water|coffee|tea|you|it|any|every|\d.*)$/;

/**
 * Turns a fact into its possible sentence parts. `kindWords`: the product's own nouns, so that the product is not said
 * to have itself.
 */
export function sayFact({ text, inside: written, form }: SayableFact): SaidFact {
  const inside = joinMeasure(written).replace(/^(?:Inside|Outside)\b/, (place) => place.toLowerCase());
  const words = inside.split(/\s+/);
  if (words.length > LONGEST_WORDS || /[;:!?()]/.test(inside)) return NOTHING;
  const sleeves = /^(?:long|short|cap|raglan|puff|bell) sleeve$/i.test(inside) ? `${inside.toLowerCase()}s` : undefined;
  if (sleeves !== undefined) return { predicate: toHave(sleeves), sentence: null, object: sleeves, thing: text };
  if (/^\p{L}+-\p{L}+ (?:inside|outside)$/u.test(inside)) return { ...NOTHING, predicate: toBe(inside) };
  const absent = sayAbsent(inside);
  if (absent !== null) return absent;
  const moving = form.kind === 'noun' || form.kind === 'text' ? (sayAlso(inside) ?? sayMoving(inside)) : null;
  if (moving !== null) return moving;
  if (LIFETIME.test(inside))
    return { ...NOTHING, predicate: { singular: `lasts ${inside}`, plural: `last ${inside}` } };
  const sizes = SIZES.exec(inside)?.[1];
  if (sizes !== undefined)
    return { ...NOTHING, predicate: { singular: `comes in sizes ${sizes}`, plural: `come in sizes ${sizes}` } };
  const [, time, warmth] = TIME_OF_WARMTH.exec(inside) ?? [];
  if (warmth !== undefined) return { ...NOTHING, predicate: keepsAt(`keeps ${warmth} for ${time}`) };
  switch (form.kind) {
    case 'clause':
      return { ...NOTHING, predicate: keepsAt(inside) ?? { singular: inside, plural: form.base } };
    case 'state':
      return { ...NOTHING, predicate: toBe(inside) };
    case 'order':
      return {
        ...NOTHING,
        predicate: /^come as\b/i.test(inside) ? { singular: `comes${inside.slice(4)}`, plural: inside } : null,
      };
    case 'sentence':
      return { ...NOTHING, sentence: inside };
    case 'noun':
      return sayThing(inside, text, form.number);
    case 'text':
      return sayUnsure(inside, text);
  }
}

/** "25,000 hours": how long a lamp or a motor lives. */
const LIFETIME = /^(?:up to |over )?\d{1,3}[,.]?000 hours$/i;
/** "Sizes S to XXL". */
const SIZES = /^sizes? (\S+ (?:to|-|–) \S+(?: \p{L}+)?)$/iu;

/** "12 hours cold": how long a bottle keeps its contents so. */
const TIME_OF_WARMTH = /^((?:up to )?\d[\d.,]* (?:hours|days)) (cold|cool|hot|warm|fresh)$/i;

/** "Keeps cold 24 hours": the contents are kept cold. */
function keepsAt(clause: string): { singular: string; plural: string } | null {
  const kept = /^keeps? (cold|cool|hot|warm|fresh) (?:for )?((?:up to )?\d.*)$/i.exec(clause);
  if (kept === null) return null;
  const rest = `what is in it ${kept[1]} for ${kept[2]}`;
  return { singular: `keeps ${rest}`, plural: `keep ${rest.replace('in it', 'in them')}` };
}

const toBe = (state: string) => ({ singular: `is ${state}`, plural: `are ${state}` });
const toHave = (thing: string) => ({ singular: `has ${thing}`, plural: `have ${thing}` });

function sayThing(inside: string, text: string, number: 'singular' | 'plural' | 'uncountable'): SaidFact {
  const told = sayPacked(inside) ?? sayDone(inside);
  if (told !== null) return told;
  // "Water once a month" is advice, "20 cm tall" a size.
  if (/\b(?:once|twice|every|per)\b/i.test(inside)) return NOTHING;
  const sized = sayMeasured(inside);
  if (sized !== null) return sized;
  if (isCloth(inside)) return { ...NOTHING, predicate: toBe(`made of ${inside}`), thing: text };
  const weighed = /^([^,]+), (\d[\d.,]* ?\S{1,5})$/.exec(inside);
  if (weighed && ENDS_IN_MATERIAL.test(weighed[1] ?? ''))
    return { ...NOTHING, predicate: toBe(/^\d/.test(inside) ? inside : `made of ${inside}`) };
  const part = sayPart(inside, number === 'plural');
  const none = /^no (?!.*(?:needed|required)$)([^,]+)$/i.exec(inside);
  if (none) return { predicate: toHave(inside), sentence: null, object: null, thing: null };
  const qualities = listQualities(inside);
  if (qualities !== null) return { ...NOTHING, predicate: toBe(qualities) };
  if (/, /.test(inside) && !ENDS_IN_MATERIAL.test(inside)) return NOTHING;
  const ofMaterial = /^(.+) from /.exec(inside)?.[1] ?? inside;
  if (number === 'uncountable' && ENDS_IN_MATERIAL.test(ofMaterial))
    return {
      predicate: MEASURE.test(inside)
        ? toHave(inside)
        : toBe(/^(?:made|\d[\d.]* ?%)/i.test(inside) ? inside : `made of ${inside}`),
      sentence: null,
      object: null,
      thing: text,
    };
  // "A 60-day battery life".
  const isOneLife = /^\d[\d.,]*-\p{L}+ .*life$/u.test(inside);
  const takesArticle =
    (number === 'singular' || isOneLife) &&
    !hasDeterminer(inside) &&
    !/^(?:up to|only|just)\b/i.test(inside) &&
    (!NO_ARTICLE.test(inside) || COUNTED_ING.test(inside.toLowerCase().split(' ').at(-1) ?? ''));
  if (takesArticle && /^(?:first|last|next|second|third)\b/i.test(inside)) return NOTHING;
  const thing = takesArticle ? `${articleFor(inside)} ${inside}` : inside;
  const counted = /^(?:set|pack|pair|box|tube) of /i.test(inside);
  if (counted) return { ...NOTHING, predicate: { singular: `comes as a ${inside}`, plural: `come as a ${inside}` } };
  if (/^(?:only|just) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) /i.test(inside))
    return { ...NOTHING, predicate: toHave(inside) };
  const bare = /^(?:only|just|fits?|for|with)\b/i.test(inside);
  return bare ? { ...NOTHING, thing: text } : { predicate: toHave(thing), sentence: part, object: thing, thing: text };
}

/** What a buyer is spared, and what a product is free of. */
const SPARED =
  /^(?:assembly|installation|tools?|drilling|wiring|batter(?:y|ies)|charging|ironing|mixing|measuring|soaking|preheating|subscription|glue|screws|maintenance|refrigeration)$/i;
const FREE_OF =
  /^(?:added |artificial |hidden )?(?:plastics?|sugars?|salt|palm oil|alcohol|parabens?|sulph?ates?|sulfates?|silicones?|fragrances?|dyes?|fillers?|gluten|bpa|lead|chemicals|additives?|colou?r(?:s|ings?)?|sweeteners?|preservatives?|flavou?r(?:s|ings?)?|grain|soy|dairy|nuts)$/i;

/** "No assembly" is needed, "no added sugar" contained. */
function sayAbsent(inside: string): SaidFact | null {
  const things = inside.split(/,? and |, /).map((each) => /^no (.+)$/i.exec(each)?.[1] ?? '');
  if (things.length > 1 && things.every((each) => FREE_OF.test(each))) {
    const list = things.map((each) => `no ${each}`);
    const rest = `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
    return { ...NOTHING, predicate: { singular: `contains ${rest}`, plural: `contain ${rest}` } };
  }
  const thing = /^no ([^,]+)$/i.exec(inside)?.[1] ?? '';
  if (SPARED.test(thing))
    return { ...NOTHING, predicate: { singular: `needs no ${thing}`, plural: `need no ${thing}` } };
  return FREE_OF.test(thing)
    ? { ...NOTHING, predicate: { singular: `contains no ${thing}`, plural: `contain no ${thing}` } }
    : null;
}

/** Words after a verb that no noun in the plural has: "dries fast", "holds your phone", "swivels 180 degrees". */
const AFTER_MOVING =
  /^(?:fast|quickly|quick|flat|well|easily|shut|open|tight|silently|quietly|automatically|smoothly|itself|apart|evenly|gently|securely|too|the|an?|your|any|all|every|it|them|you|up to|\d[\d.,]*)$/;
/** "Lenses 2 mm thick" has no verb. */
const ENDS_IN_SIZE = / (?:wide|thick|long|tall|high|deep|across|apart)$/;

/** "Charges earbuds too": nothing but a verb does something besides. */
function sayAlso(inside: string): SaidFact | null {
  const [first = '', ...rest] = inside.split(' ');
  const base = findThirdPersonBase(first);
  if (base === null || rest.length < 2 || !/^(?:too|again|together)$/.test(rest.at(-1) ?? '')) return null;
  return { ...NOTHING, predicate: { singular: withSmallStart(inside), plural: [base, ...rest].join(' ') } };
}

/** "Mesh back dries fast", "gas spring moves in 2 seconds": a part, and what it does. */
function sayMoving(inside: string): SaidFact | null {
  const words = inside.toLowerCase().split(' ');
  const at = words.findIndex((word, index) => {
    const next = words[index + 1] ?? '';
    const isFollowed =
      (AFTER_MOVING.test(next) && !(/^\d/.test(next) && words.length === index + 2)) ||
      (next === 'in' && /^\d/.test(words[index + 2] ?? ''));
    return index > 0 && isFollowed && agrees(word, words.slice(0, index));
  });
  const subject = words.slice(0, at);
  if (at < 1 || at > 4 || ENDS_IN_SIZE.test(inside)) return null;
  if (subject.some((word) => (FUNCTION_WORDS.has(word) && word !== 'of') || word.includes(','))) return null;
  // "Air dries fast": how it dries.
  if (/^(?:air|spin|drip|tumble|line|hand|machine|sun)$/.test(words[0] ?? '')) return null;
  return { ...NOTHING, sentence: hasDeterminer(inside) || /^\d/.test(inside) ? inside : `the ${inside}` };
}

/** Whether a word may be the verb of a subject: "swivels" of a bracket, "give" of ten minutes. */
function agrees(word: string, subject: readonly string[]): boolean {
  const isOne = findThirdPersonBase(word) !== null || (/[a-z]{3}[^aious]s$/.test(word) && findNoun(word) === null);
  const isMany = isBaseVerb(word) && subject.some((each) => isPluralWord(each));
  return (isOne && !isPluralWord(subject.at(-1) ?? '')) || isMany;
}

/** "Cotton twill", "16 oz cotton canvas", "400 gsm brushed fleece": a cloth, with its weight. */
function isCloth(inside: string): boolean {
  const unweighed = inside.replace(WEIGHT_OF_CLOTH, '');
  return CLOTH_OF_MATERIAL.test(unweighed) || (unweighed !== inside && ENDS_IN_MATERIAL.test(unweighed));
}

/**
 * Turns "lightweight, quick-drying, water-resistant construction" into "lightweight, quick-drying and water-resistant";
 * null if a word before the empty noun is no certain quality.
 */
function listQualities(inside: string): string | null {
  const list = /^(.+) (?:construction|design|build|finish)$/i.exec(inside)?.[1];
  const words = list?.split(/, and |, | and /) ?? [];
  if (words.length < 2) return null;
  if (words.some((word) => /\s/.test(word) || BEFORE_ONLY.test(word) || !isQuality(word))) return null;
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const isQuality = (word: string): boolean => isLikeAdjective(word) || /^\p{L}+-(?:\p{L}+ing|\p{L}+ant)$/u.test(word);

/** "30 g tin", "glass bottle with dropper": what a product comes in; "12 pieces of beech": what a buyer gets. */
function sayPacked(inside: string): SaidFact | null {
  if (/^\d+ (?:pieces|parts) of /i.test(inside)) return { ...NOTHING, object: inside };
  const isPack =
    /^(?:an? )?(?:\d[\d.,]* ?(?:g|kg|ml|cl|l|oz|lbs?|litre|liter)|glass|amber|alumini?um|tin|steel|recycl\p{L}+|refillable|resealable|compostable|reusable|paper|kraft|terracotta) (?:glass |amber |paper |kraft |resealable |recyclable |compostable |reusable |nursery |plastic |terracotta )?(?:tin|bottle|jar|tube|pouch|carton|can|sachet|bag|box|pack|tub|pot)(?: with .+)?$/iu.test(
      inside,
    );
  if (!isPack) return null;
  const pack = `in ${hasDeterminer(inside) ? '' : `${articleFor(inside)} `}${inside.replace(/ with (?=(?:dropper|pump|lid|spout|spray|zip|cork)$)/i, (joint) => `${joint}a `)}`;
  return { ...NOTHING, predicate: { singular: `comes ${pack}`, plural: `come ${pack}` } };
}

/** "Hood lined with fleece", "oven cleaned inside": a part and what was done to it. */
function sayDone(inside: string): SaidFact | null {
  const words = inside.split(' ');
  const at = words.findIndex((word, index) => index > 0 && /^[a-z]{3,}ed$/.test(word) && findNoun(word) === null);
  const after = words[at + 1] ?? '';
  if (at < 1 || at > 3 || !(PREPOSITIONS.has(after) || /^(?:inside|outside|by|[a-z]{3,}ly)$/.test(after))) return null;
  const thing = words.slice(0, at);
  const head = (thing.at(-1) ?? '').toLowerCase();
  if (findNoun(head) === null || thing.some((word) => FUNCTION_WORDS.has(word) || /[\d,]/.test(word))) return null;
  return {
    ...NOTHING,
    sentence: `the ${thing.join(' ')} ${isPluralWord(head) ? 'are' : 'is'} ${words.slice(at).join(' ')}`,
  };
}

/** "From 12 months": whom the product suits. */
function saySuited(inside: string): SaidFact | null {
  if (!/^from (?:birth|(?:age )?\d+(?: (?:months|years|weeks)(?: (?:up|on))?)?)$/i.test(inside)) return null;
  return { ...NOTHING, predicate: toBe(`for children ${inside}`) };
}

/** "20 cm tall" describes the product; "case only 7 mm thick" describes its part. */
function sayMeasured(inside: string): SaidFact | null {
  if (!/\d\S*(?: \p{L}+)? (?:tall|wide|long|deep|high|thick|across|thin|old)$/iu.test(inside)) return null;
  if (/^(?:only |just |up to )?\d/i.test(inside)) return { ...NOTHING, predicate: toBe(inside) };
  const part = /^(\p{L}+) ((?:only |just )?\d.*)$/iu.exec(inside);
  return part === null ? null : { ...NOTHING, sentence: `the ${part[1]} is ${part[2]}` };
}

/** Turns "Reinforced toe" into "the toe is reinforced"; null if the first word may only precede its noun. */
function sayPart(inside: string, isPlural: boolean): string | null {
  const words = inside.split(' ');
  const [first = ''] = words;
  const rest = words.slice(1);
  if (rest.length === 0 || rest.length > 4 || BEFORE_ONLY.test(first) || !ADJECTIVE_END.test(first)) return null;
  if (rest.some((word) => PREPOSITIONS.has(word) || (FUNCTION_WORDS.has(word) && word !== 'and'))) return null;
  const several = isPlural || rest.includes('and');
  return `the ${rest.join(' ')} ${several ? 'are' : 'is'} ${first.replace(/^built-in$/i, 'built in')}`;
}

function isLikeAdjective(word: string): boolean {
  return (isAdjective(word) && findNoun(word) === null) || ADJECTIVE_END.test(word);
}

/** Handles a phrase of uncertain form: only what its words certainly allow. */
function sayUnsure(inside: string, text: string): SaidFact {
  const words = inside.split(' ');
  const plain = words.map((word) => word.toLowerCase());
  const [first = '', second = ''] = plain;
  const sized = sayMeasured(inside);
  if (sized !== null) return sized;
  if (isCloth(inside)) return { ...NOTHING, predicate: toBe(`made of ${inside}`), thing: text };
  const told = sayPacked(inside) ?? sayDone(inside) ?? saySuited(inside);
  if (told !== null) return told;
  const unneeded = /^no (.+?) (?:is |are )?(?:needed|required|necessary)$/i.exec(inside)?.[1];
  if (unneeded !== undefined) return { ...NOTHING, sentence: `you need no ${unneeded}` };
  if (/^no [^,]+$/i.test(inside)) return { ...NOTHING, predicate: toHave(inside) };
  if (/\b(?:once|twice) (?:a|every)\b/i.test(inside)) return NOTHING;
  const included = /^(.+?) (?:are |is )?(?:included|supplied|in the box)$/i.exec(inside)?.[1];
  if (included !== undefined) return sayIncluded(included);
  const stated = /^(.+) (welcome|available|possible|optional)$/i.exec(inside);
  if (stated)
    return {
      ...NOTHING,
      sentence:
        isPluralWord((stated[1] ?? '').split(' ').at(-1) ?? '') && findVerb(plain) < 0
          ? `${stated[1]} are ${stated[2]}`
          : null,
    };
  if (/^for (?!free\b)/i.test(inside)) return { ...NOTHING, predicate: toBe(inside) };
  if (/^ages? \d/i.test(inside)) return { ...NOTHING, predicate: toBe(`for ${inside}`) };
  if (/^\d+(?: to \d+|[-–]\d+| or more)? (?:players?|people)$/i.test(inside))
    return { ...NOTHING, predicate: toBe(`for ${inside}`) };
  if (/^\d[\d.,]* by \d/.test(inside))
    return { ...NOTHING, predicate: { singular: `measures ${inside}`, plural: `measure ${inside}` } };
  const own =
    findThirdPersonBase(first) ??
    (AFTER_OWN.test(second) && /[a-z]{2}[^suio]s$/.test(first) && findNoun(first) === null ? first.slice(0, -1) : null);
  if (
    own !== null &&
    words.length > 1 &&
    !/^(?:of|from|and|or|&|with)$/.test(second) &&
    findVerb(plain.slice(1)) < 0 &&
    (findNoun(first) === null || AFTER_OWN.test(second) || isAdjective(words.at(-1) ?? ''))
  )
    return { ...NOTHING, predicate: { singular: withSmallStart(inside), plural: [own, ...words.slice(1)].join(' ') } };
  const range = /^(?:the )?(height|length|width|seat|size|range) from (\d.+ to \d.+)$/i.exec(inside);
  if (range) return { ...NOTHING, sentence: `the ${range[1]} goes from ${range[2]}` };
  const origin = /^(\p{L}+s) (from \p{Lu}.*)$/u.exec(inside);
  if (origin) return { ...NOTHING, sentence: `the ${origin[1]} come ${origin[2]}` };
  const made = MATERIALS_OF_PART.exec(inside);
  if (made && findThirdPersonBase(made[2] ?? '') === null && !/^(?:blend|mix)$/.test(made[2] ?? ''))
    return {
      ...NOTHING,
      sentence: `the ${made[2]} ${isPluralWord(made[2] ?? '') ? 'are' : 'is'} ${made[1]}`,
      thing: text,
    };
  // "Fully lined", "pre-seasoned with oil", "stackable up to 45 kg".
  const isParticiple = (word: string) => /(?:[a-z]{3}ed|[a-z]{3}able|[a-z]{3}ible)$/.test(word);
  if (first.endsWith('ly') && isParticiple(second) && words.length === 2)
    return { ...NOTHING, predicate: toBe(inside) };
  if (isParticiple(first) && (words.length === 1 || PREPOSITIONS.has(second) || second === 'up'))
    return { ...NOTHING, predicate: toBe(inside) };
  if (first.endsWith('er') && words.length > 2 && second === 'with')
    return { ...NOTHING, predicate: { singular: `gets ${inside}`, plural: `get ${inside}` } };
  const acted = sayOwnVerb(inside, plain);
  if (acted !== null) return acted;
  const verb = findVerbAt(plain);
  if (verb > 0 && verb < words.length - 1) {
    const behind = /^(?:never|always|also|only|even)$/.test(plain[verb - 1] ?? '') ? verb - 2 : verb - 1;
    const noun = plain[behind] ?? '';
    const agrees =
      FINITE_VERBS.has(plain[verb] ?? '') || isPluralWord(noun) === (findThirdPersonBase(plain[verb] ?? '') === null);
    const isOwn = DETERMINERS.has(first) || hasDeterminer(inside) || /^\d|^(?:it|they|you|your)\b/i.test(inside);
    if (
      findNoun(noun) !== null &&
      behind <= 3 &&
      agrees &&
      !plain.slice(0, verb).some((word) => /^(?:and|or)$|,$/.test(word))
    )
      return { ...NOTHING, sentence: isOwn ? inside : `the ${inside}` };
  }
  if (/^IPX?\d{1,2}$/i.test(inside)) return { ...NOTHING, predicate: toBe(`${inside} rated`) };
  // "USB-C rechargeable".
  if (
    words.length === 2 &&
    isAdjective(second) &&
    findNoun(second) === null &&
    /^[A-Z]/.test(first.toUpperCase()) &&
    /[A-Z]{2}/.test(words[0] ?? '')
  )
    return { ...NOTHING, predicate: toBe(inside) };
  const qualities = listQualities(inside);
  if (qualities !== null) return { ...NOTHING, predicate: toBe(qualities) };
  const coloured = COLOURED.test(inside);
  if (coloured) return { ...NOTHING, predicate: toBe(inside) };
  const together = joinThings(inside);
  if (together !== null) return { predicate: toHave(together), sentence: null, object: together, thing: null };
  const listed = /^(\p{L}[\p{L}-]*), ((?:\p{L}[\p{L}-]*) (?:\p{L}[\p{L}-]* )?(\p{L}+))$/u.exec(inside);
  if (
    listed &&
    isLikeAdjective(listed[1] ?? '') &&
    findNoun(listed[3] ?? '') !== null &&
    isLikeAdjective((listed[2] ?? '').split(' ')[0] ?? '')
  ) {
    const thing = withArticle(inside);
    return { predicate: toHave(thing), sentence: null, object: thing, thing: text };
  }
  if (/, /.test(inside)) return NOTHING;
  if (/^(?:up to )?\d[\d.,]* lumens$/i.test(inside))
    return { ...NOTHING, predicate: { singular: `gives ${inside}`, plural: `give ${inside}` } };
  if (AMOUNT_FIRST.test(inside) && words.length >= 2 && !UNIT_END.test(inside))
    return sayAmount(inside, text, plain.at(-1) ?? '');
  return sayPhrase(inside, text, plain);
}

/** "Teal with purple stitching": the colour of the whole. */
const COLOURED =
  /^(?:light |dark |deep |bright )?(?:black|white|grey|gray|blue|navy|teal|red|green|olive|yellow|orange|pink|purple|brown|beige|cream|ivory|burgundy) with /i;
const LONGEST_THING = 4;

/** "Adjustable strap and top handle": two parts, each with its article; null if one of them is no certain thing. */
function joinThings(inside: string): string | null {
  const parts = inside.split(' and ');
  const areThings =
    parts.length === 2 &&
    parts.every((part) => {
      const words = part.toLowerCase().split(' ');
      const last = words.at(-1) ?? '';
      return (
        words.length >= 2 &&
        words.length <= LONGEST_THING &&
        findNoun(last) !== null &&
        !isBaseVerb(words[0] ?? '') &&
        !words.some((word) => PREPOSITIONS.has(word) || FUNCTION_WORDS.has(word) || /[,\d]/.test(word)) &&
        findVerb(words) < 0 &&
        !ENDS_IN_MATERIAL.test(part)
      );
    });
  return areThings ? parts.map(withArticle).join(' and ') : null;
}

/** Plural nouns that stand before another noun: "sports bag". */
const BEFORE_A_NOUN =
  /^(?:sports|sales|goods|arms|glasses|savings|customs|games|kids|mens|womens|plus|gas|canvas|glass|wireless)$/;
/** What follows a verb in its base form. */
const AFTER_BASE =
  /^(?:themselves|itself|it|them|you|your|the|an?|any|all|every|right|off|up|down|out|in|into|on|over|under|through|from|to|for|like|[a-z]{3,}ly)$/;

/** "Dial changes weight in a second", "charts update themselves": a part that does something. */
function sayOwnVerb(inside: string, plain: readonly string[]): SaidFact | null {
  const [subject = '', verb = '', next = ''] = plain;
  if (plain.length < 3 || /[,;:]/.test(inside)) return null;
  const noun = findNoun(subject);
  const isThing =
    noun?.number === 'singular' ||
    (noun === null &&
      /^[a-z]{3,}$/.test(subject) &&
      !isAdjective(subject) &&
      !FUNCTION_WORDS.has(subject) &&
      !PREPOSITIONS.has(subject) &&
      !/(?:ed|ing|ly)$/.test(subject));
  const isOne = isThing && findThirdPersonBase(verb) !== null && !BEFORE_A_NOUN.test(verb);
  const isMany =
    (noun?.number === 'plural' || isPluralWord(subject)) &&
    ((isBaseVerb(verb) && AFTER_BASE.test(next)) || next === 'themselves');
  return isOne || isMany ? { ...NOTHING, sentence: `the ${inside}` } : null;
}

/** "A 75 cm seat height", but "60 Nm of torque". */
function sayAmount(inside: string, text: string, last: string): SaidFact {
  const [, amount, content] = /^(\d[\d.,]* ?(?:g|mg|ml)) (?:of )?(\p{L}+) (?:each|apiece)$/iu.exec(inside) ?? [];
  if (content !== undefined) return { ...NOTHING, sentence: `each has ${amount} of ${content}` };
  // "50 g makes 20 cups".
  const [, verb = ''] = /^\d[\d.,]* ?\p{L}+ (\p{L}+) \d/u.exec(inside) ?? [];
  if (findThirdPersonBase(verb) !== null) return { ...NOTHING, sentence: inside };
  if (/^\d+ (?:minutes?|hours?) (?:a|per) (?:day|week|night|round|game|match|session|lap)$/i.test(inside))
    return { ...NOTHING, predicate: { singular: `takes ${inside}`, plural: `take ${inside}` } };
  // "90 minutes outdoors".
  if (/^\d+ (?:minutes?|hours?|days?|weeks?) (?:outdoors|indoors|online|in|at|on)\b/i.test(inside))
    return { ...NOTHING, predicate: { singular: `lasts ${inside}`, plural: `last ${inside}` } };
  const isOne =
    (MEASURE.test(inside) || /^\d[\d.,]*-\p{L}+ /u.test(inside)) &&
    !/ of /.test(inside) &&
    !isPluralWord(last) &&
    (findNoun(last)?.number !== 'uncountable' || last === 'life');
  const object = isOne ? `${articleFor(inside)} ${inside}` : inside;
  return { predicate: toHave(object), sentence: null, object, thing: text };
}

/** Finds a verb in the third person after a singular or plural thing: "dual motor lifts 120 kg". */
function findVerbAt(words: readonly string[]): number {
  const at = findVerb(words);
  if (at > 0) return at;
  return words.findIndex(
    (word, index) =>
      index > 0 &&
      index < words.length - 1 &&
      findThirdPersonBase(word) !== null &&
      findNoun(words[index - 1] ?? '') !== null &&
      /^(?:\d|up|the|a|an|your|from|for|in|on|to)/.test(words[index + 1] ?? ''),
  );
}

function sayIncluded(things: string): SaidFact {
  const object = /,/.test(things) ? things : things.split(' and ').map(withArticle).join(' and ');
  return { ...NOTHING, predicate: { singular: `comes with ${object}`, plural: `come with ${object}` } };
}

/** "A converter", but "two cartridges" and "equipment". */
function withArticle(thing: string): string {
  const head = thing.split(' ').at(-1) ?? '';
  const isOne =
    findNoun(head)?.number !== 'plural' &&
    findNoun(head)?.number !== 'uncountable' &&
    !isPluralWord(head) &&
    !hasDeterminer(thing) &&
    !/^(?:breakfast|lunch|dinner|delivery|installation|setup|parking|insurance|assembly)$/.test(head) &&
    !/^\d/.test(thing);
  return isOne ? `${articleFor(thing)} ${thing}` : thing;
}

/** Handles a phrase without a verb: a part and its attribute, or, for several, that the product has them. */
function sayPhrase(inside: string, text: string, plain: readonly string[]): SaidFact {
  const head = plain.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  const last = plain[head > 0 ? head - 1 : plain.length - 1] ?? '';
  if (/^(?:quick|fast)[- ]drying$/.test(inside)) return { ...NOTHING, predicate: toBe(inside) };
  if (COUNTED_ING.test(last) && plain.length > 1) return sayThing(inside, text, 'singular');
  if (/[a-z]{3}ing$/.test(last) && plain.length > 1)
    return { ...NOTHING, predicate: toHave(inside), object: inside, thing: text };
  if (/(?:ed|ly)$/.test(last) || (isBaseVerb(plain[0] ?? '') && findNoun(plain[0] ?? '') === null)) return NOTHING;
  // "Inside pocket for keys": where the part is.
  const isPlace = /^(?:inside|outside)$/.test(plain[0] ?? '') && findNoun(plain[1] ?? '') !== null;
  if (FUNCTION_WORDS.has(plain[0] ?? '') && !DETERMINERS.has(plain[0] ?? '') && !isPlace) return NOTHING;
  // "LED shows when water is low", "metric and imperial": no plain thing.
  if (plain.some((word) => /^(?:when|while|if|where|that|which|because|so|than)$/.test(word))) return NOTHING;
  if (plain.includes('and') && findNoun(last) === null) return NOTHING;
  // "IPX7 waterproof".
  if (plain.length === 2 && /\d/.test(plain[0] ?? '') && isAdjective(last) && findNoun(last) === null)
    return { ...NOTHING, predicate: toBe(inside) };
  const several = isPluralWord(last);
  const part = head < 0 ? sayPart(inside, several) : null;
  if (several) return { predicate: toHave(inside), sentence: part, object: inside, thing: text };
  const noun = findNoun(last);
  if (last === 'blend' || last === 'mix')
    return { ...NOTHING, predicate: toBe(`${articleFor(inside)} ${inside}`), thing: text };
  // "Cover in washed linen", "steel core with double-fired enamel": the part, then its material.
  const isPart = /^(?:in|from|with)$/.test(plain[head] ?? '') && /^[a-z]+$/.test(last) && !ENDS_IN_MATERIAL.test(last);
  if (head > 0 && isPart) return sayThing(inside, text, noun?.number ?? 'singular');
  if (ENDS_IN_MATERIAL.test(inside)) return { ...NOTHING, predicate: toBe(`made of ${inside}`), thing: text };
  // "Triple filtration" needs no article.
  if (
    noun?.number !== 'plural' &&
    head < 0 &&
    plain.length > 1 &&
    /(?:tion|sion|ity|ness|ance|ence|access|support|storage)$/.test(last)
  )
    return { ...NOTHING, predicate: toHave(inside), object: inside };
  // "Foam in 90 seconds".
  if (noun?.number === 'uncountable' && head > 0 && plain[head] === 'in') return { ...NOTHING, object: inside };
  const isKnown = noun?.number === 'singular';
  // An unlisted word with others before it names a countable thing, unless its ending suggests otherwise.
  if (plain.length > 1 && (isKnown || (noun === null && head < 0 && plain.length <= 4 && !NO_ARTICLE.test(inside))))
    return sayThing(inside, text, 'singular');
  return { ...NOTHING, sentence: part, thing: head < 0 && plain.length <= 4 ? text : null };
}

const isPluralWord = (word: string): boolean =>
  findNoun(word)?.number === 'plural' || (findNoun(word) === null && /[a-z]{2}[^s'’iu]s$/.test(word));
