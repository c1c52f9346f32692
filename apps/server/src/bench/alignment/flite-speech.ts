import path from 'node:path';
import type { RunProgram } from '../../platform/process/program.ts';

/** A voice of another synthesiser than ours, which says when it begins and ends each sound. */
export type FliteVoice = 'kal16' | 'awb' | 'rms' | 'slt';
export const FLITE_VOICES: readonly FliteVoice[] = ['kal16', 'awb', 'rms', 'slt'];

export interface TimedSpeech {
  wavPath: string;
  words: { text: string; startMs: number; endMs: number }[];
}

interface Phone {
  name: string;
  startMs: number;
  endMs: number;
}

const PAUSE = 'pau';

/** Sounds of words alone, whoever asks: a process for each word of each sentence takes minutes on a busy machine. */
const spelled = new Map<string, Promise<string[]>>();

/** Speaks plain English words (no digits) and times them by flite's own sounds. */
export function createFlite({ runProgram, signal }: { runProgram: RunProgram; signal: AbortSignal }) {
  const flite = async (args: string[]): Promise<string[]> => {
    const { stdout } = await runProgram({
      program: 'flite',
      args,
      signal,
      timeoutMs: 30_000,
      errorCode: 'SPEECH_FAILED',
    });
    return stdout.toString().trim().split(/\s+/);
  };

  /** How a word sounds alone; within a sentence it may sound a little otherwise. */
  const spell = (word: string): Promise<string[]> => {
    const found =
      spelled.get(word) ??
      flite(['-voice', 'kal16', '-ps', '-t', word, '-o', 'none']).then((names) =>
        names.filter((name) => name !== PAUSE),
      );
    spelled.set(word, found);
    return found;
  };

  return {
    async speak(text: string, voice: FliteVoice, folder: string): Promise<TimedSpeech> {
      const wavPath = path.join(folder, `${voice}.wav`);
      let startMs = 0;
      const phones = (await flite(['-voice', voice, '-psdur', '-t', text, '-o', wavPath])).map((entry): Phone => {
        const [name = '', end = ''] = entry.split(':');
        const phone = { name, startMs, endMs: Number(end) * 1000 };
        startMs = phone.endMs;
        return phone;
      });
      const texts = text.split(' ');
      const expected = await Promise.all(
        texts.map(async (word, index) => (await spell(word.replace(/[^a-z']/gi, ''))).map((name) => ({ name, index }))),
      );
      const sounds = phones.filter(({ name }) => name !== PAUSE);
      const owners = assignPhones(sounds, expected.flat());
      const words = texts.map((word, index) => {
        const own = sounds.filter((_, at) => owners[at] === index);
        const [first, last] = [own[0], own.at(-1)];
        if (!first || !last) throw new Error(`flite left out “${word}” of “${text}”`);
        return { text: word, startMs: first.startMs, endMs: last.endMs };
      });
      return { wavPath, words };
    },
  };
}

/** The word of each sound: the cheapest way to turn what was expected into what was said. */
function assignPhones(said: readonly Phone[], expected: readonly { name: string; index: number }[]): number[] {
  const ONE_SIDED = 1.1;
  const costs = Array.from({ length: said.length + 1 }, () => Array.from({ length: expected.length + 1 }, () => 0));
  const costAt = (row: number, column: number): number => costs[row]?.[column] ?? Number.POSITIVE_INFINITY;
  const pairCost = (row: number, column: number): number =>
    costAt(row - 1, column - 1) + (said[row - 1]?.name === expected[column - 1]?.name ? 0 : 1);
  for (const [row, line] of costs.entries()) {
    for (const column of line.keys()) {
      if (row === 0 || column === 0) line[column] = (row + column) * ONE_SIDED;
      else
        line[column] = Math.min(
          pairCost(row, column),
          costAt(row - 1, column) + ONE_SIDED,
          costAt(row, column - 1) + ONE_SIDED,
        );
    }
  }
  const owners = Array.from({ length: said.length }, () => 0);
  let [row, column] = [said.length, expected.length];
  while (row > 0) {
    if (column > 0 && costAt(row, column) === costAt(row, column - 1) + ONE_SIDED) {
      column -= 1;
      continue;
    }
    if (column > 0 && costAt(row, column) === pairCost(row, column)) column -= 1;
    row -= 1;
    owners[row] = expected[Math.min(column, expected.length - 1)]?.index ?? 0;
  }
  return owners;
}
