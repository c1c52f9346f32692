import { randomUUID } from 'node:crypto';
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { findProgram } from '#src/platform/process/wrap-program.ts';

/** What was asked of a program, kept between processes for as long as the program is the same. */
export interface ProbeCache {
  /** Returns the kept answer, or asks and keeps it. What `ask` throws is thrown, and nothing is kept. */
  recall(question: string, ask: () => Promise<string>): Promise<string>;
}

/** Keeps nothing. */
export const NO_PROBE_CACHE: ProbeCache = { recall: (_question, ask) => ask() };

const kept = z.object({ program: z.string(), answers: z.record(z.string(), z.string()) });

/** Opens the answers of a program, by its name in PATH, in a file of its own. */
export function openProbeCache({ file, program }: { file: string; program: string }): ProbeCache {
  let opened: Promise<z.output<typeof kept>> | undefined;

  async function open(): Promise<z.output<typeof kept>> {
    const identity = await identifyProgram(program);
    const text = await readFile(file, 'utf8').catch(() => '{}');
    const found = kept.safeParse(parseJson(text)).data;
    return found?.program === identity ? found : { program: identity, answers: {} };
  }

  async function keep(content: object): Promise<void> {
    const partial = `${file}.${randomUUID()}.partial`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(partial, JSON.stringify(content));
    await rename(partial, file);
  }

  return {
    async recall(question, ask) {
      opened ??= open();
      const state = await opened;
      const known = state.answers[question];
      if (known !== undefined) return known;
      const answer = await ask();
      state.answers[question] = answer;
      // A folder that can't be written costs the next process a question.
      if (state.program !== '') await keep(state).catch(() => undefined);
      return answer;
    },
  };
}

/** Identifies an installed program: an update changes its place, size or time. Empty if it is not found. */
async function identifyProgram(name: string): Promise<string> {
  const found = findProgram(name);
  if (found === undefined) return '';
  const file = await realpath(found);
  const { size, mtimeMs } = await stat(file);
  return `${file} ${size} ${mtimeMs}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Cut off by a full disk: asked again.
    return undefined;
  }
}
