import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '#src/app-error.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import type { EspeakEvent } from '../espeak-protocol.ts';
import { isVowel, toIpa } from './arpabet.ts';
import { assertToken, type Lexicon, type NaturalRequest, type NaturalRun, type NaturalSound } from './natural-run.ts';
import { readSamples } from './read-samples.ts';

export const FESTIVAL_SAMPLE_RATE = 32_000;

const MAX_MEMORY_BYTES = 1024 * 2 ** 20;
/** In addition to the start-up limit: speaking takes a tenth of the duration of the speech, on an idle machine. */
const LIMIT_MS_PER_WORD = 2000;

/**
 * Tokens are plain words: of festival's own text reading, only the removal of endings remains that the lexicon doesn't
 * hold with their word. Each sound is printed on its own line: `w 3 0.17` if word 3 begins, `s iy 0.17`. Phrases end at
 * punctuation only: ours are cut already. The relation's items are tokens and, each after its own, their words.
 */
const PROGRAM = `
(voice_cmu_us_slt_arctic_hts)
(set! rw_params hts_engine_params)
(define (rw_is_known name) (car (cddr (lex.lookup name nil))))
(define (rw_words token name)
  (cond
    ((not (string-matches name ".*'.*")) (list name))
    ((rw_is_known name) (list name))
    ((string-matches name ".+'s") (list (string-before name "'s") "'s"))
    (t (list (string-append (string-before name "'") (string-after name "'"))))))
(set! token_to_words rw_words)
(Parameter.set 'Phrase_Method 'cart_tree)
(set! phrase_cart_tree simple_phrase_cart_tree)
(define (rw_word_start word)
  (item.feat word "R:SylStructure.daughter1.daughter1.segment_start"))
(define (rw_say number text rate)
  (set! hts_engine_params (append rw_params (list (list "-r" rate))))
  (let ((utt (eval (list 'Utterance 'Text text))) (index 0))
    (utt.synth utt)
    (utt.save.wave utt (string-append "phrase-" number ".wav") 'riff)
    (format t "run %s\\n" number)
    (mapcar
      (lambda (token)
        (mapcar
          (lambda (word)
            (if (item.daughter1 (item.relation word 'SylStructure))
              (format t "w %d %f\\n" index (rw_word_start word))))
          (item.daughters token))
        (if (not (item.parent token)) (set! index (+ index 1))))
      (utt.relation.items utt 'Token))
    (mapcar
      (lambda (segment) (format t "s %s %f\\n" (item.name segment) (item.feat segment "segment_start")))
      (utt.relation.items utt 'Segment))
    (format t "done %s\\n" number)))
`;

/**
 * Formats an entry of festival's lexicon: each vowel with the consonants before it is a syllable; the last takes the
 * rest.
 */
function formatEntry(token: string, sounds: readonly string[]): string {
  const syllables: { sounds: string[]; stress: string }[] = [];
  let open: string[] = [];
  for (const sound of sounds) {
    const vowel = /^([a-z]+)([01])$/.exec(sound);
    open.push(vowel?.[1] ?? sound);
    if (!vowel || !isVowel(vowel[1] ?? '')) continue;
    syllables.push({ sounds: open, stress: vowel[2] ?? '0' });
    open = [];
  }
  const last = syllables.at(-1);
  if (last) last.sounds.push(...open);
  else syllables.push({ sounds: open, stress: '0' });
  const written = syllables.map(({ sounds: own, stress }) => `((${own.map(assertToken).join(' ')}) ${stress})`);
  return `(lex.add.entry '("${assertToken(token)}" nil (${written.join(' ')})))\n`;
}

/** Formats the program for festival. Of a text, only tokens get in: letters and apostrophes. */
export function formatFestivalProgram(runs: readonly NaturalRun[], lexicon: Lexicon): string {
  const entries = [...lexicon].map(([token, sounds]) => formatEntry(token, sounds)).join('');
  const calls = runs.map(({ words, sign, rate }, number) => {
    const text = words.map(({ tokens }) => tokens.map(assertToken).join(' ')).join(' ');
    return `(rw_say "${number}" "${text}${sign}" ${rate.toFixed(4)})\n`;
  });
  return `${PROGRAM}${entries}${calls.join('')}`;
}

/** Parses the events of each phrase that festival printed completely. */
export function parseFestivalEvents(stdout: string, runs: readonly NaturalRun[]): Map<number, EspeakEvent[]> {
  const told = new Map<number, EspeakEvent[]>();
  let starts: { at: number; ms: number }[] = [];
  let sounds: { name: string; ms: number }[] = [];
  let owners: number[] = [];
  for (const line of stdout.split('\n')) {
    const [kind = '', name = '', time = ''] = line.trim().split(' ');
    const ms = Number(time) * 1000;
    if (kind === 'run') {
      [starts, sounds] = [[], []];
      owners = runs[Number(name)]?.words.flatMap(({ at, tokens }) => tokens.map(() => at)) ?? [];
    } else if (kind === 'w') {
      const at = owners[Number(name)];
      // A word of several tokens begins at the first.
      if (at !== undefined && starts.at(-1)?.at !== at) starts.push({ at, ms });
    } else if (kind === 's') {
      sounds.push({ name, ms });
    } else if (kind === 'done') {
      told.set(Number(name), mergeEvents(starts, sounds));
    }
  }
  return told;
}

function mergeEvents(
  starts: readonly { at: number; ms: number }[],
  sounds: readonly { name: string; ms: number }[],
): EspeakEvent[] {
  const words = starts.map(({ at, ms }): EspeakEvent => ({ type: 'word', start: at, length: 0, ms }));
  const phonemes = sounds.map(({ name, ms }): EspeakEvent => ({ type: 'phoneme', name: toIpa(name), ms }));
  return [...words, ...phonemes].toSorted(
    (one, other) => one.ms - other.ms || Number(one.type === 'phoneme') - Number(other.type === 'phoneme'),
  );
}

/** Speaks phrases with festival's HTS voice, all in one process. Throws SPEECH_FAILED, or the signal's reason. */
export async function speakWithFestival(
  { runs, lexicon, folder, signal }: NaturalRequest,
  { runProgram }: { runProgram: RunProgram },
): Promise<NaturalSound[]> {
  const toPath = (number: number): string => path.join(folder, `phrase-${number}.wav`);
  const wordCount = runs.reduce((sum, { words }) => sum + words.length, 0);
  try {
    const { stdout, stderrTail } = await runProgram({
      program: 'festival',
      args: ['--pipe'],
      input: formatFestivalProgram(runs, lexicon),
      // The program names its files relative to this folder, so that no path of ours needs quoting.
      cwd: folder,
      signal,
      timeoutMs: HANG_LIMIT_MS + LIMIT_MS_PER_WORD * wordCount,
      maxMemoryBytes: MAX_MEMORY_BYTES,
      errorCode: 'SPEECH_FAILED',
    });
    const told = parseFestivalEvents(stdout.toString(), runs);
    return await Promise.all(
      runs.map(async (_run, number) => {
        const events = told.get(number);
        // festival continues after an error and exits with success.
        if (!events) throw new AppError('SPEECH_FAILED', {}, { cause: new Error(`festival: ${stderrTail}`) });
        return { samples: readSamples(await readFile(toPath(number))), events };
      }),
    );
  } finally {
    await Promise.all(runs.map((_run, number) => rm(toPath(number), { force: true })));
  }
}
