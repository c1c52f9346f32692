import { endsSentence, type Pause, type Sentence, type Sounds, type TextWord } from '../text/spoken-text.ts';

/** Where a word is said in a run's text, in Unicode characters. */
interface WordPlace {
  /** Index among all words of the text. */
  word: number;
  start: number;
  end: number;
}

/** What is spoken in one go: words of one sentence with one language's sounds. */
export interface PlannedRun {
  sounds: Sounds;
  text: string;
  places: WordPlace[];
  /** Silence after it, at rate 1. */
  gapMs: number;
}

const SIGNS: Readonly<Record<Pause, string>> = {
  none: '',
  comma: ',',
  'full stop': '.',
  question: '?',
  exclamation: '!',
};

const SENTENCE_GAP_MS = 290;
const COMMA_GAP_MS = 130;
/** Where only the sounds change: as little as the ear takes for one flow. */
const SWITCH_GAP_MS = 20;

/** Longer words run together; espeak cuts words of more than 160 bytes anywhere. */
const SYLLABLES_AT_ONCE = 4;

/** Letters, marks, apostrophes and pinyin's digits: nothing that espeak takes for markup or reads by rules of its own. */
function toSafeText(say: string, sounds: Sounds): string {
  if (sounds === 'chinese') {
    const syllables = say.match(/[a-zv]+\d/g) ?? [];
    const groups: string[] = [];
    for (let at = 0; at < syllables.length; at += SYLLABLES_AT_ONCE) {
      groups.push(syllables.slice(at, at + SYLLABLES_AT_ONCE).join(''));
    }
    return groups.join(' ');
  }
  return say
    .replace(/[^\p{L}\p{M}' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Said {
  word: number;
  sounds: Sounds;
  say: string;
  /** After the word's last utterance only. */
  pause: Pause;
}

function listSaid(sentence: Sentence, firstWord: number): Said[] {
  return sentence.flatMap(({ utterances, pause }: TextWord, index) => {
    const said: Said[] = [];
    for (const { sounds, say } of utterances) {
      const last = said.at(-1);
      if (last?.sounds === sounds) last.say += sounds === 'chinese' ? say : ` ${say}`;
      else said.push({ word: firstWord + index, sounds, say, pause: 'none' });
    }
    const last = said.at(-1);
    if (last) last.pause = pause;
    return said;
  });
}

function planRun(said: readonly Said[], isLastOfSentence: boolean): PlannedRun {
  const places: WordPlace[] = [];
  let text = '';
  for (const { word, sounds, say, pause } of said) {
    const start = [...text].length;
    text += toSafeText(say, sounds);
    places.push({ word, start, end: [...text].length });
    text += `${SIGNS[pause]} `;
  }
  const pause = said.at(-1)?.pause ?? 'none';
  text = text.trimEnd();
  // A run that stops in mid-sentence keeps its tone up; one without any sign would fall as at an end.
  if (pause === 'none') text += isLastOfSentence ? '.' : ',';
  const gapMs =
    isLastOfSentence || endsSentence(pause) ? SENTENCE_GAP_MS : pause === 'comma' ? COMMA_GAP_MS : SWITCH_GAP_MS;
  return { sounds: said[0]?.sounds ?? 'english', text, places, gapMs };
}

/** Cuts sentences into runs. */
export function planRuns(sentences: readonly Sentence[]): PlannedRun[] {
  const runs: PlannedRun[] = [];
  let firstWord = 0;
  for (const sentence of sentences) {
    const said = listSaid(sentence, firstWord);
    firstWord += sentence.length;
    let at = 0;
    while (at < said.length) {
      const sounds = said[at]?.sounds;
      const change = said.findIndex((part, index) => index > at && part.sounds !== sounds);
      const until = change === -1 ? said.length : change;
      runs.push(planRun(said.slice(at, until), until === said.length));
      at = until;
    }
  }
  return runs;
}
