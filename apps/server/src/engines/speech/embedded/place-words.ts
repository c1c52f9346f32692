import type { SpokenWord } from '@reelwright/ad';
import type { SpokenPhoneme } from '../speech.ts';
import type { TextWord } from '../text/spoken-text.ts';
import type { EspeakEvent } from './espeak-protocol.ts';
import type { JoinedRun } from './join-runs.ts';
import type { PlannedRun } from './plan-runs.ts';

interface Heard {
  startMs: number;
  endMs: number;
}

/** Lists the words that espeak reports, each with its sounds up to the following pause. */
function listHeard(events: readonly EspeakEvent[], runEndMs: number): (Heard & { at: number })[] {
  const heard: (Heard & { at: number })[] = [];
  let silentFromMs: number | undefined;
  const close = (nextMs: number): void => {
    const word = heard.at(-1);
    if (word) word.endMs = Math.min(silentFromMs ?? nextMs, nextMs);
    silentFromMs = undefined;
  };
  for (const event of events) {
    if (event.type === 'word') {
      close(event.ms);
      heard.push({ at: event.start, startMs: event.ms, endMs: event.ms });
    } else if (event.name !== '' && !event.name.startsWith('(')) {
      silentFromMs = undefined;
    } else {
      silentFromMs ??= event.ms;
    }
  }
  close(runEndMs);
  return heard;
}

/** Times each place of a run, in the run's own time. Words that espeak merged with their neighbour share its time. */
function timePlaces(run: PlannedRun, events: readonly EspeakEvent[], runEndMs: number): Heard[] {
  const heard = listHeard(events, runEndMs);
  const found = run.places.map(({ start, end }) => {
    const own = heard.filter(({ at }) => at >= start && at < end);
    const first = own[0];
    return first && { startMs: first.startMs, endMs: Math.max(...own.map(({ endMs }) => endMs)) };
  });
  const times: Heard[] = [];
  for (let index = 0; index < found.length; ) {
    const next = found.findIndex((time, other) => other > index && time !== undefined);
    const until = next === -1 ? found.length : next;
    const time = found[index] ?? { startMs: times.at(-1)?.endMs ?? 0, endMs: found[until]?.startMs ?? runEndMs };
    const lengths = run.places.slice(index, until).map(({ start, end }) => end - start + 1);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    let startMs = time.startMs;
    for (const length of lengths) {
      const endMs = startMs + ((time.endMs - time.startMs) * length) / total;
      times.push({ startMs, endMs });
      startMs = endMs;
    }
    index = until;
  }
  return times;
}

/** Returns the words of a text with their times in the joined speech: in order, never overlapping. */
export function placeWords(input: {
  words: readonly TextWord[];
  runs: readonly PlannedRun[];
  events: readonly (readonly EspeakEvent[])[];
  joined: readonly JoinedRun[];
}): SpokenWord[] {
  const { words, runs, events, joined } = input;
  const heard = new Map<number, Heard>();
  for (const [index, run] of runs.entries()) {
    const place = joined[index];
    if (!place) throw new RangeError(`run ${index} was not joined`);
    const times = timePlaces(run, events[index] ?? [], place.endMs - place.offsetMs);
    for (const [order, { word }] of run.places.entries()) {
      const time = times[order];
      if (!time) continue;
      const within = (ms: number): number => Math.min(Math.max(ms + place.offsetMs, place.startMs), place.endMs);
      // A word in two languages is in two runs: it lasts from the first to the last.
      const startMs = heard.get(word)?.startMs ?? within(time.startMs);
      heard.set(word, { startMs, endMs: within(time.endMs) });
    }
  }
  let fromMs = 0;
  return words.map(({ text, start, end }, index) => {
    const time = heard.get(index) ?? { startMs: fromMs, endMs: fromMs };
    const startMs = Math.max(fromMs, Math.round(time.startMs));
    const endMs = Math.max(startMs + 1, Math.round(time.endMs));
    fromMs = endMs;
    return { text, start, end, startMs, endMs };
  });
}

/** Marks of stress and syllable length, and espeak's own signs. */
const NOT_A_SOUND = /[ˈˌ.|_\-\d]/g;

/** Returns the sounds of runs with their times in the joined speech: in order, never overlapping. */
export function placePhonemes(input: {
  events: readonly (readonly EspeakEvent[])[];
  joined: readonly JoinedRun[];
}): SpokenPhoneme[] {
  const phonemes: SpokenPhoneme[] = [];
  for (const [index, place] of input.joined.entries()) {
    const sounds = (input.events[index] ?? []).filter((event) => event.type === 'phoneme');
    for (const [order, { name, ms }] of sounds.entries()) {
      const ipa = name.startsWith('(') ? '' : name.replace(NOT_A_SOUND, '');
      const within = (at: number): number =>
        Math.round(Math.min(Math.max(at + place.offsetMs, place.startMs), place.endMs));
      const startMs = Math.max(within(ms), phonemes.at(-1)?.endMs ?? 0);
      const endMs = within(sounds[order + 1]?.ms ?? Number.POSITIVE_INFINITY);
      if (ipa !== '' && endMs > startMs) phonemes.push({ ipa, startMs, endMs });
    }
  }
  return phonemes;
}
