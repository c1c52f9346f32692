import { toEspeakPhonemes } from './espeak-phonemes.ts';
import type { Pause, Sentence, Sounds, TextWord, Utterance } from '../text/spoken-text.ts';
import { type Delivery, type Phrase, planPhrases } from './plan-phrases.ts';

/** Position of a word in a run's text, in Unicode characters. */
interface WordPlace {
  /** Index among all words of the text. */
  word: number;
  start: number;
  end: number;
  /** The words spoken there, or sounds in IPA. */
  said: readonly Pick<Utterance, 'say' | 'ipa'>[];
}

/** Words of one phrase with one language's sounds, spoken in one run. */
export interface PlannedRun {
  sounds: Sounds;
  text: string;
  places: WordPlace[];
  /** The punctuation at the end of `text`. */
  sign: ',' | '.' | '?' | '!';
  delivery: Delivery;
  /** Indexes of the stressed words, among all words of the text. */
  stressed: ReadonlySet<number>;
  /** True if it ends its phrase. */
  endsPhrase: boolean;
  /** Pause after it, at rate 1. */
  gapMs: number;
  /** Silence that the text requests, at any rate: before the run, and after it instead of a shorter pause. */
  silenceBeforeMs: number;
  silenceAfterMs: number;
}

const SIGNS: Readonly<Record<Pause, '' | PlannedRun['sign']>> = {
  none: '',
  comma: ',',
  'full stop': '.',
  question: '?',
  exclamation: '!',
};

/** Gap at a change of sounds only: short enough to sound continuous. */
const SWITCH_GAP_MS = 20;

/** Longer words are merged; espeak cuts words of more than 160 bytes anywhere. */
const SYLLABLES_AT_ONCE = 4;

/** Invisible marks, except those that join letters in some scripts. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/**
 * Keeps letters, marks, apostrophes and digits with the decimal sign between them, so that espeak reads no markup.
 * Digits remain only in languages whose numbers espeak reads better than we spell them.
 */
function toSafeText(say: string, sounds: Sounds): string {
  if (sounds === 'zh-CN') {
    const syllables = say.match(/[a-zv]+\d/g) ?? [];
    const groups: string[] = [];
    for (let at = 0; at < syllables.length; at += SYLLABLES_AT_ONCE) {
      groups.push(syllables.slice(at, at + SYLLABLES_AT_ONCE).join(''));
    }
    return groups.join(' ');
  }
  return say
    .replace(INVISIBLE, '')
    .replaceAll('’', "'")
    .replace(/(?!(?<=\d)[.,](?=\d))(?![\u200c\u200d])[^\p{L}\p{M}\p{Nd}'· -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Said {
  word: number;
  sounds: Sounds;
  /** The text for espeak. */
  text: string;
  said: Utterance[];
  /** This and the pause: on the word's first and last utterance only. */
  silenceBeforeMs: number;
  silenceAfterMs: number;
  pause: Pause;
}

/** Merges consecutive utterances with the same sounds. */
function mergeUtterances(utterances: readonly Utterance[]): Utterance[] {
  const merged: Utterance[] = [];
  for (const utterance of utterances) {
    const last = merged.at(-1);
    if (last?.sounds === utterance.sounds && last.ipa === undefined && utterance.ipa === undefined) {
      const separator = utterance.sounds === 'zh-CN' ? '' : ' ';
      merged[merged.length - 1] = { sounds: last.sounds, say: `${last.say}${separator}${utterance.say}` };
    } else merged.push(utterance);
  }
  return merged;
}

function toEspeakText({ sounds, say, ipa }: Utterance): string {
  return ipa === undefined ? toSafeText(say, sounds) : toEspeakPhonemes(ipa, sounds);
}

function listSaid({ words, firstWord }: Phrase): Said[] {
  return words.flatMap(({ utterances, pause, silenceBeforeMs = 0, silenceAfterMs = 0 }: TextWord, index) => {
    const said: Said[] = [];
    for (const [order, utterance] of mergeUtterances(utterances).entries()) {
      const { sounds } = utterance;
      const text = toEspeakText(utterance);
      const last = said.at(-1);
      if (last?.sounds === sounds) {
        last.text += ` ${text}`;
        last.said.push(utterance);
      } else {
        const before = order === 0 ? silenceBeforeMs : 0;
        said.push({
          word: firstWord + index,
          sounds,
          text,
          said: [utterance],
          silenceBeforeMs: before,
          silenceAfterMs: 0,
          pause: 'none',
        });
      }
    }
    const last = said.at(-1);
    if (last) Object.assign(last, { pause, silenceAfterMs });
    return said;
  });
}

function planRun(said: readonly Said[], phrase: Phrase, endsPhrase: boolean): PlannedRun {
  const places: WordPlace[] = [];
  let text = '';
  let length = 0;
  for (const [index, { word, text: part, pause, said: own }] of said.entries()) {
    const start = length;
    length += [...part].length;
    places.push({ word, start, end: length, said: own });
    const sign = index === said.length - 1 ? '' : SIGNS[pause];
    text += `${part}${sign} `;
    length += sign.length + 1;
  }
  // A comma keeps the intonation up in mid-sentence; without punctuation the run would fall as at an end.
  const sign = SIGNS[said.at(-1)?.pause ?? 'none'] || (endsPhrase && phrase.isLastOfSentence ? '.' : ',');
  return {
    sounds: said[0]?.sounds ?? 'en',
    text: `${text.trimEnd()}${sign}`,
    places,
    sign,
    delivery: phrase.delivery,
    stressed: phrase.stressed,
    endsPhrase,
    gapMs: (endsPhrase ? phrase.gapMs : undefined) ?? SWITCH_GAP_MS,
    silenceBeforeMs: said[0]?.silenceBeforeMs ?? 0,
    silenceAfterMs: said.at(-1)?.silenceAfterMs ?? 0,
  };
}

/** Cuts sentences into runs. */
export function planRuns(sentences: readonly Sentence[]): PlannedRun[] {
  return planPhrases(sentences).flatMap((phrase) => {
    const said = listSaid(phrase);
    const runs: PlannedRun[] = [];
    let at = 0;
    while (at < said.length) {
      const sounds = said[at]?.sounds;
      const change = said.findIndex((part, index) => index > at && part.sounds !== sounds);
      const until = change === -1 ? said.length : change;
      runs.push(planRun(said.slice(at, until), phrase, until === said.length));
      at = until;
    }
    return runs;
  });
}
