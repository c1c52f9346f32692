import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '#src/app-error.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import type { EspeakEvent } from '../espeak-protocol.ts';
import { toIpa } from './arpabet.ts';
import { assignPhones } from './assign-phones.ts';
import { assertToken, type Lexicon, type NaturalRequest, type NaturalRun, type NaturalSound } from './natural-run.ts';
import { readSamples } from './read-samples.ts';

/** Voices of flite that are made of recordings, at 16 kHz. */
export type FliteVoice = 'slt' | 'rms' | 'awb';
export const FLITE_SAMPLE_RATE = 16_000;

const MAX_MEMORY_BYTES = 512 * 2 ** 20;
const PAUSE = 'pau';
/** The fastest of its voices: the sounds of a word are the same in all of them. */
const SPELLING_VOICE = 'kal16';

interface Phone {
  name: string;
  startMs: number;
  endMs: number;
}

/** Formats lines of flite's addenda: `token part-of-speech : sounds`. */
const formatLexicon = (lexicon: Lexicon): string =>
  [...lexicon].map(([token, sounds]) => `${assertToken(token)} nn : ${sounds.join(' ')}\n`).join('');

/** Formats the phrase as flite reads it. */
const formatRun = ({ words, sign }: NaturalRun): string =>
  `${words.map(({ tokens }) => tokens.map(assertToken).join(' ')).join(' ')}${sign}`;

/** Parses the sounds of an utterance with their times, each as `name:end in seconds`. */
function parsePhones(stdout: string): Phone[] {
  let startMs = 0;
  return stdout
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [name = '', end = ''] = entry.split(':');
      const phone = { name, startMs, endMs: Number(end) * 1000 };
      startMs = phone.endMs;
      return phone;
    });
}

function listEvents(run: NaturalRun, phones: readonly Phone[], spelled: ReadonlyMap<string, string[]>): EspeakEvent[] {
  const expected = run.words.flatMap(({ tokens }, index) =>
    tokens.flatMap((token) => (spelled.get(token) ?? []).map((name) => ({ name, index }))),
  );
  const sounds = phones.filter(({ name }) => name !== PAUSE);
  const owners = assignPhones(sounds, expected);
  const events: EspeakEvent[] = [];
  let sound = 0;
  let word = -1;
  for (const { name, startMs } of phones) {
    if (name !== PAUSE) {
      const owner = owners[sound] ?? word;
      sound += 1;
      if (owner > word) {
        word = owner;
        events.push({ type: 'word', start: run.words[word]?.at ?? 0, length: 0, ms: startMs });
      }
    }
    events.push({ type: 'phoneme', name: toIpa(name), ms: startMs });
  }
  return events;
}

/** Speaks phrases with flite, each in a separate process. Throws SPEECH_FAILED, or the signal's reason. */
export async function speakWithFlite(
  { runs, lexicon, folder, signal }: NaturalRequest,
  { voice, runProgram }: { voice: FliteVoice; runProgram: RunProgram },
): Promise<NaturalSound[]> {
  const lexiconPath = path.join(folder, 'lexicon.txt');
  const textPath = path.join(folder, 'phrase.txt');
  const wavPath = path.join(folder, 'phrase.wav');
  const lexiconArgs = lexicon.size === 0 ? [] : ['-add_lex', lexiconPath];
  const flite = async (text: string, args: readonly string[]): Promise<string> => {
    await writeFile(textPath, text);
    const { stdout } = await runProgram({
      program: 'flite',
      args: [...args, '-f', textPath],
      signal,
      timeoutMs: HANG_LIMIT_MS,
      maxMemoryBytes: MAX_MEMORY_BYTES,
      errorCode: 'SPEECH_FAILED',
    });
    return stdout.toString();
  };

  /** Returns the sounds of each token alone: within a phrase they may differ a little. */
  const spellTokens = async (): Promise<Map<string, string[]>> => {
    const tokens = [...new Set(runs.flatMap(({ words }) => words.flatMap((word) => word.tokens)))];
    // An empty line ends an utterance.
    const text = `${tokens.map(assertToken).join('\n\n')}\n`;
    const lines = (await flite(text, ['-voice', SPELLING_VOICE, ...lexiconArgs, '-ps', '-o', 'none']))
      .split('\n')
      .filter((line) => line.trim() !== '');
    return new Map(
      tokens.map((token, index) => [
        token,
        (lines[index] ?? '').split(/\s+/).filter((name) => name !== '' && name !== PAUSE),
      ]),
    );
  };

  try {
    if (lexicon.size > 0) await writeFile(lexiconPath, formatLexicon(lexicon));
    const spelled = await spellTokens();
    const sounds: NaturalSound[] = [];
    for (const run of runs) {
      const stretch = ['--setf', `duration_stretch=${(1 / run.rate).toFixed(4)}`];
      const told = await flite(formatRun(run), ['-voice', voice, ...lexiconArgs, ...stretch, '-psdur', '-o', wavPath]);
      const samples = readSamples(await readFile(wavPath));
      if (samples.length === 0) throw new AppError('SPEECH_FAILED', {}, { cause: new Error('flite said nothing') });
      sounds.push({ samples, events: listEvents(run, parsePhones(told), spelled) });
    }
    return sounds;
  } finally {
    await Promise.all([lexiconPath, textPath, wavPath].map((file) => rm(file, { force: true })));
  }
}
