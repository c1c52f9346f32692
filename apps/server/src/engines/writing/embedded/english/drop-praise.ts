import { capitalise } from './text/capitals.ts';
import { findNoun, isAdjective, PREPOSITIONS } from './lexicon.ts';
import { articleFor } from './noun-phrase.ts';

/** Adjectives that rate a thing and tell nothing of it. */
const PRAISE =
  '(?:luxurious|luxury|luxe|premium(?: quality)?|(?:high|top|finest|superior)[- ]quality|superior|exceptional|excellent|outstanding|fantastic|wonderful|amazing|incredible|awesome|unique|stunning|gorgeous|beautiful|trendy|fashionable|stylish|elegant|exquisite|timeless|iconic|versatile|convenient|sleek|chic|sophisticated|charming|delightful|captivating|mesmeri[sz]ing|striking|eye-catching|impressive|lovely|attractive|fabulous|sumptuous|divine|whimsical|adorable|enchanting|magnificent|perfect|ideal|must-have|show-?stopping|irresistible|remarkable|splendid|glamorous|sensational|cutting-edge|state-of-the-art)';
/** Adverbs of praise before a participle: "beautifully crafted". */
const PRAISING =
  /\b(?:beautifully|exquisitely|meticulously|thoughtfully|carefully|expertly|perfectly|lovingly|impeccably|elegantly|artfully|effortlessly|seamlessly|specially|truly|incredibly|exceptionally|wonderfully|masterfully|skil?lfully|elegantly|tastefully|stylishly) (?:(?:designed|crafted|made|chosen|selected|curated|formulated|engineered|constructed|arranged|decorated) (?=\p{L}))?(?=\p{L}+)/giu;
const BEFORE_JOINT = new RegExp(`\\b${PRAISE}(?:,? (?:and|yet|but) |, )(?=\\p{L})`, 'giu');
const BEHIND_JOINT = new RegExp(`(?:,? (?:and|yet|but) |, )${PRAISE}(?=$| \\p{L})`, 'giu');
const BEFORE_WORD = new RegExp(`\\b${PRAISE} (?!(?:for|and|to|with|or|in|on|at|of)\\b)(?=[\\p{L}\\d])`, 'giu');

/** A purpose that any thing has: "for added comfort", "for easy storage and transport", "for durability". */
const IDLE_PURPOSE =
  /(?<!\b(?:adjusts?|works?|sized|shaped|cut|made|ready|suited)) for (?:(?:a|an|the|that|your|all|any) )?(?:added|enhanced|eas(?:y|ier)|convenient|optimal|improved|excellent|long-lasting|lasting|quick(?:er)?|maximum|extra|ultimate|hassle-free|effortless|better|increased|superior|reliable|consistent|efficient|comfortable|everyday|daily|perfect|sleek|stylish|customi[sz]\p{L}+|personali[sz]ed|secure|touch|pop|dash|durability|comfort|style|versatility|convenience|stability|warmth and|functionality|utmost|great|greater|smooth|amazing|stunning|precise|various|any|all|good|best|ultimate|timeless|modern|cozy|cosy|creating|adding|discerning|enthusiasts|seamless|crystal-clear|an elegant|peace of mind)\b[^,]*$/iu;
/** Two words are left before a purpose that is dropped. */
const LEAST_WORDS = 2;

/** Drops words that rate a thing, and purposes that anything has: what is left is the fact in the seller's words. */
export function dropPraise(phrase: string): string {
  const cut = phrase.replace(IDLE_PURPOSE, '');
  const core = cut !== phrase && isWholeThing(cut) ? cut : phrase;
  const plain = core
    .replace(PRAISING, '')
    .replace(BEFORE_JOINT, '')
    .replace(BEHIND_JOINT, (found, at: number, all: string) => (endsInQuality(all.slice(0, at)) ? '' : found))
    .replace(BEFORE_WORD, '')
    .replace(BEFORE_WORD, '')
    .trim();
  if (plain === phrase || plain === '') return phrase;
  const fixed = plain.replace(/\b(an?) (?=([\p{L}\d][\p{L}\d-]*))/giu, (_whole, article: string, next: string) =>
    article.startsWith('A') ? `${capitalise(articleFor(next))} ` : `${articleFor(next)} `,
  );
  return /^\p{Lu}/u.test(phrase) ? capitalise(fixed) : fixed;
}

/** Whether an attribute stands last: "light and stylish", but not "case and premium lens". */
const endsInQuality = (text: string): boolean => {
  const last = /[\p{L}-]+$/u.exec(text)?.[0].toLowerCase() ?? '';
  return (isAdjective(last) || /(?:ed|able|ible|ing|less|-[a-z]+)$/.test(last)) && findNoun(last) === null;
};

const isWholeThing = (text: string): boolean => {
  const words = text.split(' ');
  return words.length >= LEAST_WORDS && !PREPOSITIONS.has((words.at(-1) ?? '').toLowerCase());
};

/** Nouns that name no part and no property: what they stand with must tell. */
const EMPTY_HEAD =
  /^(?:designs?|looks?|feel|appeal|styles?|aesthetics?|appearance|experiences?|solutions?|options?|choices?|additions?|performance|quality|qualities|features?|functionality|capabilit(?:y|ies)|range|variety|selection|assortment|blend|mix|balance|touch|pop|dash|sense|charm|elegance|sophistication|flair|personality|ambian?ce|ambience|atmosphere|vibes?|statement|essence|spirit|allure|history|heritage|legacy|companion|accessory|staple|value|versatility|convenience|comfort|durability|reliability|craftsmanship|attention|operation|construction|structure|usage|combination|tones?|flavou?rs?|character|abilities|reminder|gift|treat|wardrobe|lifestyle|advice|wisdom|insights?|explosion|fun|pleaser)$/;
/** Verbs of doing good, and nothing that can be seen. */
const EMPTY_VERB =
  /^(?:adds?|brings?|offers?|provides?|creates?|embod(?:y|ies)|exudes?|promises?|makes?|blends?|combines?|complements?|reflects?|captures?|evokes?|delivers?|gives?|showcases?|boasts?|elevates?|enhances?|embraces?|celebrates?|invites?|inspires?|pairs?|transitions?|serves?|features?|represents?|allows?|presents?|ensures?|delights?|lends?)$/;
const ATTRIBUTE_ONLY =
  /^(?:great|good|rich|full|wide|various|many|several|new|real|true|own|nice|classic|modern|contemporary|traditional|simple|minimalist|bold|vibrant|warm|soft|playful|fun|comfortable|comfy|cozy|cosy|powerful|reliable|durable|high|special|different|delicious|generous|balanced|advanced|improved|enhanced|robust|sturdy|strong|solid|smart|subtle|natural|unique|user|overall|seamless|smooth|easy|distinctive|retro|vintage|premium|professional|effective|efficient|hint|of)$/;

/**
 * Checks if a phrase says nothing that a buyer could see, measure or feel: "a range of features", "adds style to any
 * space", "sleek design". `inside` is the phrase in small letters.
 */
export function isEmptyPraise(inside: string): boolean {
  const words = inside.toLowerCase().split(/\s+/);
  const [first = ''] = words;
  if (/\d/.test(inside)) return false;
  if (/^(?:known|renowned|famous|celebrated|loved) for\b/i.test(inside)) return true;
  if (/^(?:adds?|brings?|lends?) .* to (?:any|your|every|the)\b/i.test(inside)) return true;
  if (/^(?:\p{L}+ ){1,2}(?:colou?r|hue|shade)s?$/iu.test(inside) || /^completed\b/i.test(inside)) return true;
  if (/^(?:suitable|perfect|ideal|designed|made|crafted|available|great|built)$/i.test(inside)) return true;
  if (/^(?:an? )?(?:smaller|larger|bigger) /i.test(inside)) return true;
  if (
    /^(?:(?:crafted|made|constructed|built) (?:with|from|of|using) )?(?:\p{L}+ )?(?:materials|ingredients|components|parts|construction)$/iu.test(
      inside,
    ) &&
    !/(?:proof|-|able|ed|organic|natural)\b/.test(inside)
  )
    return true;
  if (EMPTY_VERB.test(first) && words.length > 1) {
    const object = words.slice(1).filter((word) => !ARTICLE.test(word));
    return (
      isEmptyThing(object) ||
      /^(?:complements?|combines?|blends?|embod(?:y|ies)|exudes?|evokes?|captures?|promises?|elevates?|enhances?)$/.test(
        first,
      )
    );
  }
  // "The cable adds a playful touch".
  const verb = words.findIndex((word, index) => index > 1 && EMPTY_VERB.test(word) && findNoun(word) === null);
  if (verb > 0 && isEmptyThing(words.slice(verb + 1).filter((word) => !ARTICLE.test(word)))) return true;
  return isEmptyThing(words.filter((word) => !ARTICLE.test(word)));
}

const ARTICLE = /^(?:an?|the|its|your|any|every|both|all|you)$/;

/** Whether a thing's noun is empty, and nothing that stands with it tells more. */
function isEmptyThing(words: readonly string[]): boolean {
  const end = words.findIndex((word, index) => index > 0 && (PREPOSITIONS.has(word) || /^(?:to|and|that)$/.test(word)));
  const core = end < 0 ? words : words.slice(0, end);
  const head = core.at(-1) ?? '';
  if (!EMPTY_HEAD.test(head)) return false;
  // "A blend of cotton and silk" tells by what follows.
  const rest = words.slice(core.length);
  if (rest[0] === 'of' && /^(?:blend|mix|combination|selection|range|variety|assortment)$/.test(head))
    return !rest.slice(1).some((word) => isTelling(word)) || rest.some((word) => EMPTY_HEAD.test(word));
  return !core.slice(0, -1).some((word) => isTelling(word));
}

const isTelling = (word: string): boolean =>
  !ATTRIBUTE_ONLY.test(word) &&
  !PREPOSITIONS.has(word) &&
  !EMPTY_HEAD.test(word) &&
  (findNoun(word) !== null ||
    word.includes('-') ||
    /(?:proof|less|able|ible)$/.test(word) ||
    isAdjective(word) ||
    /^[a-z]{3,}ed$/.test(word));

/** "Design with a silver grille": of an empty noun the rest is the fact. */
export function dropEmptyHead(inside: string): string {
  const [, head = '', rest = ''] = /^(?:an? |the )?((?:\p{L}[\p{L}-]* ){0,3}\p{L}+) with (.+)$/iu.exec(inside) ?? [];
  const words = head.toLowerCase().split(' ');
  return rest !== '' && isEmptyThing(words) ? rest.replace(/^(?:an?|the) /i, '') : inside;
}
