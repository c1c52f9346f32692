import { isHanSeam, readHanSeam } from './han-seams.ts';
import type { PhraseSeam } from './phrase-seam.ts';
import { isOneUnit } from './segment-text.ts';

/** A word with the punctuation after it; Chinese words are those of a dictionary. */
export interface SeamWord {
  text: string;
}

const listWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

const DETERMINERS = listWords(
  'a an the this these those my your our its their his her some any every each no another both either neither whose',
);
const PREPOSITIONS = listWords(
  `of in on at for from by with without into onto over under about between behind above below across along around
  against among beside beyond through throughout toward towards within inside outside after before during since until
  till per plus via near up off out down against`,
);
const COMPARISONS = listWords('as than like unlike');
const CONJUNCTIONS = listWords(
  'and or but nor so yet because if when while where whenever unless although though whether that which who whom what how why',
);
const PAIRING = listWords('and or &');
const AUXILIARIES = listWords(
  `is are was were be been being am has have had do does did can could will would shall should may might must isn't
  aren't wasn't don't doesn't didn't can't cannot won't wouldn't shouldn't couldn't hasn't haven't`,
);
const SUBJECTS = listWords('i we they he she you it there');
const OBJECTS = listWords('it them me us him you');
const CONTRACTED = /^(?:i|we|they|he|she|it|you|that|there|here|what|who)'(?:s|re|ll|ve|d|m)$/u;
/** Words that belong to the one after them. */
const DEGREES = listWords(
  'very too more most less least only just even still not never always almost nearly really quite all',
);
const PARTICLES = listWords('up off out down away back apart together over on in around along through');
const NUMBERS = listWords(
  'one two three four five six seven eight nine ten eleven twelve twenty thirty fifty hundred half dozen zero',
);
/** Verbs of ads in their base form. Those that are nouns or adjectives as well count as verbs where their place says so. */
const VERBS = listWords(
  `keep stay come go make give get take let put bring become need want know feel help show see say tell add mean
  deliver provide include contain protect reduce remove prevent allow offer ensure create support absorb resist slip
  pop glide sit lie arrive ship begin happen adjust attach detach extend expand weigh measure soften moisturise
  moisturize cook heat grow fall rise catch carry wear breathe hide pour roll snap clip peel stretch hang lasts holds
  fits turns runs stands folds opens closes works looks cuts locks covers charges handles packs washes dries cleans
  comes sounds tastes smells saves lights plays moves stops brings leaves feeds fills lifts pulls pushes swings
  meet hold buy start stop`,
);
const ADVERB =
  /^(?:\w{2,}ly|today|now|here|there|again|anywhere|everywhere|daily|outdoors|indoors|forever|twice|once)$/u;
const PARTICIPLE =
  /^(?:\w{2,}ed|made|built|cut|set|woven|sewn|worn|driven|given|known|held|kept|grown|drawn|ready|perfect|ideal|suitable)$/u;
/** Participles that are verbs before a particle: `cut down noise`. */
const CUTS = /^(?:cut|set|run)$/u;
/** Words that strengthen the preposition after them: `right out of the box`. */
const STRENGTHENS = /^(?:right|straight|just|all)$/u;
const NOT_A_PARTICIPLE = /^(?:red|bed|need|seed|speed|feed|shed|weed)$/u;
const SIGN = /^[&+/x×–—~-]$/u;
const LETTER = /^[A-Z]$/u;
const CLOSING = String.raw`[)\]"'”’」』）》]*$`;
const SENTENCE_END = new RegExp(String.raw`[.!?。！？…]${CLOSING}`, 'u');
const CLAUSE_END = new RegExp(String.raw`[,;:，、；：—–]${CLOSING}`, 'u');
/** Abbreviations and initials, whose dots end no sentence: "S.T. Dupont". */
const ABBREVIATION = /^(?:Mr|Mrs|Ms|Dr|St|No|vs|etc|e\.g|i\.e|approx|\p{L}(?:\.\p{L})+)\.$/iu;
const FIGURE = /\d[%°]?$/u;

type Role =
  | 'determiner'
  | 'preposition'
  | 'to'
  | 'comparison'
  | 'conjunction'
  | 'auxiliary'
  | 'pronoun'
  | 'contraction'
  | 'degree'
  | 'number'
  | 'verb'
  | 'adverb'
  | 'content';

/** Words that stand before what they belong to, whatever it is. */
const LEANING: ReadonlySet<Role> = new Set<Role>([
  'determiner',
  'to',
  'comparison',
  'conjunction',
  'auxiliary',
  'contraction',
  'degree',
]);

interface Tagged {
  text: string;
  /** In lower case, without punctuation. */
  bare: string;
  role: Role;
  isEnd: boolean;
}

export const endsSentence = ({ text }: SeamWord): boolean => SENTENCE_END.test(text) && !ABBREVIATION.test(text);
export const isAbbreviation = ({ text }: SeamWord): boolean => ABBREVIATION.test(text);
export const endsClause = ({ text }: SeamWord): boolean => CLAUSE_END.test(text);

function roleOf(bare: string): Role {
  if (bare === 'to') return 'to';
  if (DETERMINERS.has(bare)) return 'determiner';
  if (COMPARISONS.has(bare)) return 'comparison';
  if (PREPOSITIONS.has(bare)) return 'preposition';
  if (CONJUNCTIONS.has(bare) || bare === '&') return 'conjunction';
  if (AUXILIARIES.has(bare)) return 'auxiliary';
  if (CONTRACTED.test(bare)) return 'contraction';
  if (SUBJECTS.has(bare) || OBJECTS.has(bare)) return 'pronoun';
  if (DEGREES.has(bare)) return 'degree';
  if (NUMBERS.has(bare) || FIGURE.test(bare)) return 'number';
  if (
    VERBS.has(bare) ||
    VERBS.has(bare.replace(/ies$/u, 'y').replace(/(?:es|s)$/u, '')) ||
    VERBS.has(bare.replace(/s$/u, ''))
  )
    return 'verb';
  return ADVERB.test(bare) ? 'adverb' : 'content';
}

function tag({ text }: SeamWord): Tagged {
  const bare = text
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}$€£¥&]+|[^\p{L}\p{N}%°]+$/gu, '')
    .toLowerCase();
  return { text, bare, role: roleOf(bare), isEnd: endsClause({ text }) || endsSentence({ text }) };
}

/** A word of a text, what separates it from the next one, and how well the text can be divided there. */
export interface SeamedWord {
  text: string;
  /** A space, one that lines do not break at, or the mark of a place where a Chinese text may be broken. */
  gap: '' | ' ' | '\u00a0' | '\u200b';
  seam: PhraseSeam;
  /** `open`: a noun, an adjective, or any word that is not known to be a verb or one of the grammar's own. */
  kind: 'open' | 'verb' | 'closed';
}

/** Reads the words of a text whose Chinese words are marked with zero-width spaces. */
export function readSeams(text: string): SeamedWord[] {
  const found = Array.from(text.matchAll(/([^ \u00a0\u200b]+)([ \u00a0\u200b]?)[ \u00a0\u200b]*/gu));
  const words = found.map(([, word = '', gap = '']) => ({ text: word, gap: gap as SeamedWord['gap'] }));
  const seams = findSeams(words);
  return words.map((word, index) => ({ ...word, seam: seams[index] ?? 'loose', kind: kindOf(word) }));
}

function kindOf(word: SeamWord): SeamedWord['kind'] {
  const { role } = tag(word);
  if (role === 'content') return 'open';
  return role === 'verb' ? 'verb' : 'closed';
}

/** Tells for each word how well the text can be divided after it; `sentence` after the last. */
export function findSeams(words: readonly SeamWord[]): PhraseSeam[] {
  const tagged = words.map(tag);
  const whole = words.map(({ text }) => text);
  const isRead = isEnglish(tagged);
  return tagged.map((word, index) => {
    const next = tagged[index + 1];
    if (!next || endsSentence(word)) return 'sentence';
    if (endsClause(word)) return 'clause';
    if (isOneUnit(word.text, next.text) || SIGN.test(next.text)) return 'none';
    // "W 218 x D 90"
    if (SIGN.test(word.text)) return /^[x×]$/u.test(word.text) ? 'loose' : 'none';
    if (LETTER.test(word.text) && FIGURE.test(next.bare)) return 'none';
    if (isHanSeam(word.text, next.text)) return readHanSeam(whole, index);
    return isRead ? readSeam(tagged, index) : 'loose';
  });
}

/** Words from which a text shows its language, and the least share of them that belong to the grammar of English. */
const ENGLISH = { words: 6, share: 0.12 } as const;

/** Whether a text reads as English: of other languages, nothing is known but their punctuation. */
function isEnglish(words: readonly Tagged[]): boolean {
  const latin = words.filter(({ bare }) => /[a-z]/u.test(bare));
  if (latin.length < ENGLISH.words) return words.every(({ bare }) => !OTHER_SCRIPT.test(bare));
  const known = latin.filter(({ role }) => role !== 'content' && role !== 'adverb' && role !== 'number');
  return known.length >= ENGLISH.share * latin.length && words.every(({ bare }) => !OTHER_SCRIPT.test(bare));
}

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{Script=Han}\p{M}]/u;

/** How well a text can be divided between a word and the next, apart from punctuation. */
function readSeam(words: readonly Tagged[], index: number): PhraseSeam {
  const [word, next, after] = [words[index], words[index + 1], words[index + 2]];
  if (!word || !next) return 'sentence';
  if (word.role === 'pronoun' && !isObject(words, index)) return 'none';
  if (word.role === 'preposition' && !isParticle(words, index)) return 'none';
  if (LEANING.has(word.role)) return 'none';
  if (word.role === 'number' && (next.role === 'content' || next.role === 'verb')) return 'none';
  const isBefore = after?.role === 'preposition';
  if (isBefore && STRENGTHENS.test(next.bare) && !next.isEnd) return 'phrase';
  if (next.role === 'preposition' && STRENGTHENS.test(word.bare)) return 'none';
  switch (next.role) {
    case 'preposition':
      // "350 ml of anything"
      if (next.bare === 'of') return words[index - 1]?.role === 'number' ? 'loose' : 'tight';
      if (isParticle(words, index + 1)) return 'none';
      // "forget about it"
      if (after && OBJECTS.has(after.bare) && after.isEnd) return 'tight';
      if (PARTICIPLE.test(word.bare) && !NOT_A_PARTICIPLE.test(word.bare)) return 'loose';
      return PARTICLES.has(next.bare) && (isVerb(words, index) || CUTS.test(word.bare)) ? 'tight' : 'phrase';
    case 'to':
      return after && roleOf(after.bare) === 'verb' ? 'loose' : 'phrase';
    case 'comparison':
      return 'loose';
    case 'conjunction':
      return isPair(words, index + 1) ? 'loose' : 'phrase';
    case 'auxiliary':
      return isLong(words, index) ? 'phrase' : 'loose';
    case 'pronoun':
    case 'contraction':
      return OBJECTS.has(next.bare) && (isVerb(words, index) || isObject(words, index + 1)) ? 'none' : 'phrase';
    case 'determiner':
    case 'number':
    case 'degree':
      return isName(word, next) ? 'tight' : 'loose';
    case 'adverb':
      return next.isEnd || !after || word.role === 'verb' ? 'tight' : 'loose';
    case 'verb':
      if (isFinite(words, index + 1)) return isLong(words, index) ? 'phrase' : 'loose';
      return 'tight';
    case 'content':
      if (isParticiple(words, index + 1)) return 'phrase';
      if (isVerb(words, index) || isGerund(words, index))
        return after && !next.isEnd && after.role === 'content' ? 'loose' : 'tight';
      return 'tight';
  }
}

/** Whether a preposition stands without a noun: `fold it up`, `root and all off`. */
function isParticle(words: readonly Tagged[], index: number): boolean {
  const [word, next, after] = [words[index], words[index + 1], words[index + 2]];
  if (!word) return false;
  // "Somebody you live with will …"
  if (next?.role === 'auxiliary' && !word.isEnd) return true;
  if (!PARTICLES.has(word.bare)) return false;
  if (!next || word.isEnd) return true;
  if (next.bare === 'to' || next.bare === 'of') return word.bare !== 'up' && word.bare !== 'out';
  // "in about 20 minutes"
  if (next.role === 'preposition') return after?.role !== 'number';
  return next.role === 'conjunction';
}

const FOLLOWS_OBJECT: ReadonlySet<Role> = new Set<Role>(['preposition', 'to', 'conjunction', 'adverb']);

/** Whether a pronoun is what a verb acts on, not what acts. */
function isObject(words: readonly Tagged[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (!word || !OBJECTS.has(word.bare) || !before || before.isEnd) return false;
  if (before.role === 'verb' || before.role === 'preposition')
    return next?.role !== 'verb' && next?.role !== 'auxiliary';
  // "Fold it up", and not "the bag it came in"
  return before.role === 'content' && (word.isEnd || next === undefined || FOLLOWS_OBJECT.has(next.role));
}

/** Whether a word in -ing has an object: `stop buying cheap umbrellas`. */
function isGerund(words: readonly Tagged[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (!word || !/\w{3,}ing$/u.test(word.bare)) return false;
  return before === undefined || before.isEnd || before.role === 'verb' || before.role === 'preposition';
}

/** Whether a word is a verb whose object or complement follows. */
function isVerb(words: readonly Tagged[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (word?.role !== 'verb') return false;
  return before === undefined || before.isEnd || before.role !== 'determiner';
}

/** Whether a verb has its subject before it: `the slim grip stays`, and not `two turns`. */
function isFinite(words: readonly Tagged[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (!before || !word || before.role !== 'content' || !word.bare.endsWith('s')) return false;
  return next !== undefined && !word.isEnd && next.role !== 'auxiliary' && next.role !== 'verb';
}

/** Whether a participle begins what is told of the noun before it: `glazed in plum`. */
function isParticiple(words: readonly Tagged[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (!word || !next || word.isEnd || NOT_A_PARTICIPLE.test(word.bare)) return false;
  if (PARTICIPLE.test(word.bare)) return next.role === 'preposition' || next.role === 'to';
  return /\w{3,}ing$/u.test(word.bare) && (next.role === 'determiner' || next.role === 'number');
}

/** Whether a conjunction joins two single words: `soft and warm`. */
function isPair(words: readonly Tagged[], index: number): boolean {
  const [word, next, after] = [words[index], words[index + 1], words[index + 2]];
  if (!word || !PAIRING.has(word.bare) || next?.role !== 'content') return false;
  return !after || next.isEnd || after.role !== 'content';
}

/** Whether at least two words stand before a verb, so that they are read as a phrase. */
function isLong(words: readonly Tagged[], index: number): boolean {
  const before = words[index - 1];
  return before !== undefined && !before.isEnd;
}

const CAPITAL = /^\p{Lu}/u;

const isName = (word: Tagged, next: Tagged): boolean => CAPITAL.test(word.text) && next.role === 'number';
