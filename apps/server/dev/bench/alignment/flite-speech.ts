import path from 'node:path';
import { assignPhones } from '#src/engines/speech/embedded/natural/assign-phones.ts';
import type { RunProgram } from '#src/platform/process/program.ts';

/** A voice of flite, another synthesiser than the product's, which reports the start and end of each phoneme. */
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

/**
 * Phonemes of single words, shared by all callers: a process for each word of each sentence takes minutes on a busy
 * machine.
 */
const spelled = new Map<string, Promise<string[]>>();

/** Speaks plain English words (no digits) and times them by flite's own phonemes. */
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

  /** Returns the phonemes of a single word; within a sentence they may differ slightly. */
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
      const audioFiles = phones.filter(({ name }) => name !== PAUSE);
      const owners = assignPhones(audioFiles, expected.flat());
      const words = texts.map((word, index) => {
        const own = audioFiles.filter((_, at) => owners[at] === index);
        const [first, last] = [own[0], own.at(-1)];
        if (!first || !last) throw new Error(`flite left out “${word}” of “${text}”`);
        return { text: word, startMs: first.startMs, endMs: last.endMs };
      });
      return { wavPath, words };
    },
  };
}
