import { isKindWord } from '../kind-words.ts';
import { isKnownWord } from '../known-word.ts';
import {
  COMMON_WORDS,
  DETERMINERS,
  FUNCTION_WORDS,
  MODIFIERS,
  PROPER_WORDS,
  STATE_WORDS,
  findNoun,
  findThirdPersonBase,
  isAdjective,
  isBaseVerb,
} from '../lexicon.ts';
import { SAYABLE } from '../noun-phrase.ts';
import { tagWords } from '../prose/tagged-words.ts';

const isSmallWord = (word: string): boolean =>
  FUNCTION_WORDS.has(word) || /^(?:out|down|all|any|so|one|two)$/.test(word);

/** Writes shouted words small, letter for letter: "KEEP WARM FUNCTION holds the heat". Acronyms and names stay. */
export function calmDown(text: string, names: ReadonlySet<string>): string {
  // Where everything is shouted, a word that no list knows is no name.
  const isAllShouted = !/\p{Ll}{2}/u.test(text) && (text.match(/\p{Lu}{3,}/gu)?.length ?? 0) > 2;
  return text.replace(SHOUTED, (run: string, at: number) => {
    const words = run.split(/(?<=[ ,]+)/);
    const isCalm = (word: string): boolean =>
      (isKnownWord(word.trim().toLowerCase().replace(/,$/, '')) ||
        (isAllShouted && /^\p{Lu}{4,},?$/u.test(word.trim()) && /[AEIOUY]/.test(word))) &&
      // RFID is read letter by letter.
      SAYABLE.test(word.trim()) &&
      !ACRONYM.test(word.trim());
    const known = words.filter((word) => isCalm(word) && word.trim().length > 3).length;
    // A single short word in capitals may be a code.
    if (known === 0 && words.every((word) => isSmallWord(word.trim().toLowerCase()))) return run.toLowerCase();
    if (known === 0) return run.replace(/(?<=\b(?:BPA|PVC|GMO|PFAS|PFOA|PTFE)-)FREE\b/g, 'free');
    const isStart = at === 0 || /(?:[.!?:–—-]|^[^\p{L}\p{N}]*)\s*$/u.test(text.slice(0, at));
    return words
      .map((word, index) => {
        const bare = word.trim().replace(/,$/, '');
        // "ITALIAN PUMP".
        if (PROPER_WORDS.has(bare.toLowerCase())) return word.charAt(0) + word.slice(1).toLowerCase();
        const isOwn =
          ACRONYM.test(bare) ||
          names.has(bare.toLowerCase()) ||
          (!isCalm(word) && (known < 2 || !/[AEIOU].*[AEIOU]/.test(bare)));
        if (isOwn) return word;
        if (/^(?:BPA|PVC|USB|LED|GMO|PFAS|PFOA)-/.test(bare))
          return word.replace(/(?<=-)\p{Lu}+/gu, (part) => part.toLowerCase());
        return index === 0 && isStart ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase();
      })
      .join('');
  });
}

/** A run of words in capitals, which no digit or small letter touches. */
const SHOUTED = /(?<![\p{L}\p{N}-])\p{Lu}{2,}(?:['’-]\p{Lu}+)*(?:,? \p{Lu}{2,}(?:['’-]\p{Lu}+)*)*(?![\p{L}\p{N}-])/gu;

export const ACRONYM =
  /^(?:LED|LCD|OLED|USB\S*|UV\w*|UPF|SPF|HD|UHD|TV|BPA|DVD|CD|UK|USA|EU|AC|DC|PU|PVC|PFAS|HDMI|SSD|RAM|GPS|NFC|ANC|IP\w*|RGB|HEPA|FSC|GOTS|OLED|ABS|PET|DIY|AA|AAA|XL|XXL|WI-FI|BBQ|NATO|EVA|TPU|MDF|IPS|PC|VR|AI|II|III)$/;

/** Converts capitals and Title Case to a sentence; names, acronyms and single letters keep their capitals. */
export function toSentenceCase(text: string): string {
  const words = text.split(' ');
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 5 && letters === letters.toUpperCase();
  const long = words.filter((word) => /^\p{L}{4,}/u.test(word));
  const isTitleCase = /^\P{Ll}/u.test(text) && long.length > 1 && long.slice(1).every((word) => /^\p{Lu}/u.test(word));
  if (!isShouted && !isTitleCase) return capitalise(text);
  // "By Ona Petrauskaite": a name continues while its words are unknown.
  let isName = false;
  return capitalise(
    words
      .map((word, index) => {
        const bare = word.replace(/[^\p{L}\p{N}-]/gu, '');
        if (/\d/.test(word) || bare.length === 1 || ACRONYM.test(bare)) return word;
        // "Roasted in Trieste": after a preposition, a capitalised word that is no everyday word is a name.
        const isUnknown = findNoun(bare) === null && !isEveryday(bare.toLowerCase());
        isName = !isShouted && isUnknown && (isName || /^(?:in|from|of|by|at)$/i.test(words[index - 1] ?? ''));
        if (isName) return word;
        if (PROPER_WORDS.has(bare.toLowerCase())) return capitalise(isShouted ? word.toLowerCase() : word);
        return isShouted || /^\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}?\p{Ll}+)*[,.]?$/u.test(word) ? word.toLowerCase() : word;
      })
      .join(' '),
  );
}

const isEveryday = (word: string): boolean =>
  FUNCTION_WORDS.has(word) ||
  DETERMINERS.has(word) ||
  isAdjective(word) ||
  isBaseVerb(word) ||
  findThirdPersonBase(word) !== null ||
  STATE_WORDS.has(word);

/** "iPad" stays unchanged. */
export function capitalise(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Words after a verb that are not after a name. */
const AFTER_VERB = /^(?:up|down|out|off|to|from|into|onto|your|the|an?|it|any|every|\d.*)$/;

export const withSmallStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Multiple doors": a word that the tagger takes for no noun is no name. */
function isTaggedPlain(text: string): boolean {
  const [, , first] = tagWords(`it has ${withSmallStart(text)}`);
  return first !== undefined && /^(?:ADJ|ADV|DET|NUM|VERB)$/.test(first.pos);
}

/**
 * Writes a text as part of a sentence: the first letter small, unless the word is a name, an acronym or the seller's
 * own.
 */
export function lowerStart(text: string, names: ReadonlySet<string>): string {
  const [first = '', second = ''] = text.split(/\s+/);
  const plain = first
    .toLowerCase()
    .replace(/[^\p{L}'-]/gu, '')
    .replace(/['’]s$/, '');
  if (names.has(plain) || PROPER_WORDS.has(plain) || !/^\p{Lu}(?:[\p{Ll}'’-]+[,:]?)?$/u.test(first)) return text;
  // "Harris Tweed": a second capital in a row suggests a name of two words, unless the first is an everyday word.
  if (/^\p{Lu}\p{Ll}+$/u.test(second) && first.length > 1 && !isEveryday(plain) && !/(?:ed|ing|able)$/.test(plain))
    return text;
  if (/^\p{Lu}(?:-|$)/u.test(first) && first !== 'A') return text;
  // "Sichuan chillies": an unlisted word may be a name; a capital after a colon is no mistake.
  const isListed =
    isEveryday(plain) ||
    isKindWord(plain) ||
    findNoun(plain) !== null ||
    MODIFIERS.has(plain) ||
    COMMON_WORDS.has(plain);
  // "Mows up to 800 m²", "Dims to 1%": a verb.
  const isVerb = /[a-z]{2}[^s]s$/.test(plain) && AFTER_VERB.test(second);
  if (!isListed && !isVerb && !isTaggedPlain(text) && !/(?:ed|ing|ly|er|al|ic|y|ish|less|ful|able)$|-/.test(plain))
    return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}
