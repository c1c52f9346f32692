import { stemWord } from '../text/stem-word.ts';
import { CONCEPTS, type Concept } from './concept.ts';
import { CHINESE_FILLERS, ENGLISH_FILLERS } from './fillers.ts';
import { CHINESE_MARKERS, ENGLISH_MARKERS, type Marker } from './markers.ts';
import { UNDRAWABLE_ROWS } from './undrawable.ts';

export const UNDRAWABLE_CATEGORIES = [
  'person',
  'animal',
  'food',
  'brand',
  'place',
  'action',
  'vehicle',
  'clothing',
  'object',
  'furniture',
  'building',
  'nature',
] as const;
export type UndrawableCategory = (typeof UNDRAWABLE_CATEGORIES)[number];

/** What a word of the vocabulary means. */
export type Meaning =
  | { kind: 'concept'; concept: Concept }
  | { kind: 'undrawable'; category: UndrawableCategory }
  | { kind: 'marker'; marker: Marker }
  | { kind: 'count'; count: number }
  | { kind: 'filler' };

export interface EnglishPhrase {
  stems: readonly string[];
  meaning: Meaning;
}

export interface ChineseWord {
  word: string;
  meaning: Meaning;
}

interface Vocabulary {
  /** By the first stem, the longest phrase first. */
  english: ReadonlyMap<string, readonly EnglishPhrase[]>;
  /** By the first character, the longest word first. */
  chinese: ReadonlyMap<string, readonly ChineseWord[]>;
}

let indexed: Vocabulary | undefined;

/** Returns the index of all words, which the first call builds. */
export function getVocabulary(): Vocabulary {
  indexed ??= buildVocabulary();
  return indexed;
}

const ENGLISH_NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const CHINESE_NUMBERS = '零一两三四五六七八九十';
const MEASURE_WORDS = '个瓶只支罐杯盒颗朵片块束根条本张枚粒串把件座盏对双袋';

function buildVocabulary(): Vocabulary {
  const english = new Map<string, EnglishPhrase[]>();
  const chinese = new Map<string, ChineseWord[]>();
  const seenEnglish = new Set<string>();
  const seenChinese = new Set<string>();
  // The first meaning of a word counts: concepts stand before what cannot be drawn, and both before fillers.
  const addEnglish = (phrase: string, meaning: Meaning): void => {
    const stems = splitEnglish(phrase);
    const key = stems.join(' ');
    if (seenEnglish.has(key)) return;
    seenEnglish.add(key);
    addTo(english, stems[0] ?? '', { stems, meaning });
  };
  const addChinese = (word: string, meaning: Meaning): void => {
    if (seenChinese.has(word)) return;
    seenChinese.add(word);
    addTo(chinese, word.charAt(0), { word, meaning });
  };
  for (const [marker, words] of Object.entries(ENGLISH_MARKERS))
    for (const word of words) addEnglish(word, { kind: 'marker', marker: marker as Marker });
  for (const [marker, words] of Object.entries(CHINESE_MARKERS))
    for (const word of words) addChinese(word, { kind: 'marker', marker: marker as Marker });
  for (const concept of CONCEPTS) {
    for (const word of concept.english) addEnglish(word, { kind: 'concept', concept });
    for (const word of concept.chinese) addChinese(word, { kind: 'concept', concept });
  }
  ENGLISH_NUMBERS.forEach((word, count) => {
    if (count >= 2) addEnglish(word, { kind: 'count', count });
  });
  for (let count = 1; count <= 10; count += 1)
    for (const measure of MEASURE_WORDS) {
      const meaning: Meaning = { kind: 'count', count };
      addChinese(`${CHINESE_NUMBERS.charAt(count)}${measure}`, meaning);
      if (count === 2) addChinese(`二${measure}`, meaning);
    }
  for (const row of UNDRAWABLE_ROWS.split('\n').filter((line) => line.trim() !== '')) {
    const [category = '', englishWords = '', chineseWords = ''] = row.split('|').map((column) => column.trim());
    const meaning: Meaning = { kind: 'undrawable', category: category as UndrawableCategory };
    for (const word of englishWords.split(';')) addEnglish(word.trim(), meaning);
    for (const word of chineseWords.split(';')) addChinese(word.trim(), meaning);
  }
  for (const word of ENGLISH_FILLERS.split(' ')) addEnglish(word, { kind: 'filler' });
  for (const word of CHINESE_FILLERS.split(' ')) addChinese(word, { kind: 'filler' });
  for (const phrases of english.values()) phrases.sort((one, other) => other.stems.length - one.stems.length);
  for (const words of chinese.values()) words.sort((one, other) => other.word.length - one.word.length);
  return { english, chinese };
}

/** Splits an English phrase in lower case into the stems of its words; hyphens part words. */
function splitEnglish(phrase: string): string[] {
  return (phrase.match(/[a-z0-9.]+(?:'[a-z]+)?'?/g) ?? []).map(stemWord);
}

function addTo<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
}
