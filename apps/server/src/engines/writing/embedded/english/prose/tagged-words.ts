import { LRUCache } from 'lru-cache';
import model from 'wink-eng-lite-web-model';
import winkNlp from 'wink-nlp';
import { findNoun } from '../lexicon.ts';

/** A word or mark of a sentence with its universal part of speech: NOUN, PROPN, VERB, AUX, ADJ, ADP, DET, PUNCT … */
export interface TaggedWord {
  /** In small letters. */
  word: string;
  pos: string;
  /** Its place in the sentence. */
  start: number;
  end: number;
}

let opened: ReturnType<typeof winkNlp> | undefined;
/** The tagger, opened with the first sentence: processes that write nothing do not load its model. */
const openTagger = (): ReturnType<typeof winkNlp> => (opened ??= winkNlp(model, ['pos']));

/** The sentences of one script are read many times, by each rule anew. */
const MOST_KEPT = 4000;
const kept = new LRUCache<string, readonly TaggedWord[]>({ max: MOST_KEPT });

/** Tags the words of a sentence. A compound without spaces ("point-and-shoot", "doesn't") is one word. */
export function tagWords(sentence: string): TaggedWord[] {
  const known = kept.get(sentence);
  if (known !== undefined) return [...known];
  const words = tagAnew(sentence);
  kept.set(sentence, words);
  return words;
}

function tagAnew(sentence: string): TaggedWord[] {
  const nlp = openTagger();
  const tokens = nlp.readDoc(sentence).tokens();
  const texts: string[] = tokens.out(nlp.its.value);
  const parts: string[] = tokens.out(nlp.its.pos);
  const words: TaggedWord[] = [];
  let at = 0;
  for (const [index, text] of texts.entries()) {
    const start = sentence.indexOf(text, at);
    if (start < 0) return [];
    at = start + text.length;
    const pos = parts[index] ?? 'X';
    const before = words.at(-1);
    const isJoined = before?.end === start && !isMark(before, sentence) && !MARK.test(text);
    if (isJoined) {
      before.end = at;
      before.word = sentence.slice(before.start, at).toLowerCase();
      // "doesn't" stays an auxiliary, "4K" a number with its unit, "high-purity" what its last part is.
      if (before.pos !== 'AUX' && pos !== 'PUNCT') before.pos = before.pos === 'NUM' && pos === 'NOUN' ? 'ADJ' : pos;
      continue;
    }
    words.push({ word: text.toLowerCase(), pos: text.trim() === '-' ? 'PUNCT' : pos, start, end: at });
  }
  return words.map(mendPart).map(mendNoun);
}

/**
 * A noun that the model takes for another part of speech: "a rain cover in", whose verb would end in -s, and "a
 * cushioned sole and", whose phrase would have no noun.
 */
function mendNoun(word: TaggedWord, at: number, words: readonly TaggedWord[]): TaggedWord {
  if (!/^(?:VERB|ADJ)$/.test(word.pos) || findNoun(word.word)?.number !== 'singular') return word;
  let start = at - 1;
  while (start >= 0 && /^(?:ADJ|NOUN|VERB|NUM)$/.test(words[start]?.pos ?? '') && at - start < 5) start -= 1;
  if (at - start < 2 || !/^(?:an?|one|each|every)$/.test(words[start]?.word ?? '')) return word;
  const next = words[at + 1]?.pos ?? 'PUNCT';
  const isEnd = /^(?:ADP|CCONJ|PUNCT)$/.test(next);
  return isEnd ? { ...word, pos: 'NOUN' } : word;
}

const MARK = /^[,;:.!?()[\]"“”|–—]$/;
const isMark = ({ start, end }: TaggedWord, sentence: string): boolean => MARK.test(sentence.slice(start, end));

/** A compound adjective that the model takes for its last part: "best-in-class", "easy-to-load", "fibre-filled". */
function mendPart(word: TaggedWord): TaggedWord {
  if (
    /^\p{L}+(?:-\p{L}+)*-(?:in|to|and|of|up|down|on|off|out|through|free|proof|ready|filled|\p{L}+(?:ed|ing))(?:-\p{L}+)*$/u.test(
      word.word,
    )
  )
    return { ...word, pos: 'ADJ' };
  return word;
}

/** Checks if a text has a finite verb: "5 mm lugs grip mud", not "a 360° rotating head". */
export const hasVerb = (text: string): boolean =>
  tagWords(text).some(({ word, pos }) => pos === 'AUX' || (pos === 'VERB' && !/[a-z]{3}(?:ing|ed)$/.test(word)));
