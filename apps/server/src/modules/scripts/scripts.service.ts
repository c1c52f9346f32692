import { randomInt } from 'node:crypto';
import {
  type CallData,
  type CheckedInput,
  MAX_SEED,
  type Product,
  type Script,
  SCRIPT_FRAMEWORKS,
  settleCurrency,
} from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import { deriveSeed } from '@reelwright/seeded-random';
import type { Actor } from '../../actor.ts';
import { refuseForeignTexts, type WritingEngine } from '../../engines/writing/writing.ts';
import type { WordPool } from '../../words/word-pool.ts';

interface ScriptsDependencies {
  writing: WritingEngine;
  words: Pick<WordPool, 'run'>;
}

/** Who asks. */
interface Asker {
  actor: Actor;
  signal: AbortSignal;
}

/** How often a script that resembles another of its framework is written again. */
const MAX_TRIES = 3;

const spokenLines = (script: Script): string[] => script.scenes.map(({ spoken }) => spoken.text);
const drawSeed = (): number => randomInt(MAX_SEED + 1);
/** Scripts contain only text; a price is spoken with its currency. */
const toSpoken = (product: Omit<Product, 'images' | 'videos'>, language: Script['language']): Product =>
  settleCurrency({ ...product, images: [] }, language);

/** Writes, rewrites and times scripts before a task exists. */
export function createScriptsService({ writing, words }: ScriptsDependencies) {
  type WriteInput = CheckedInput<'writeScripts'>;
  type Framework = (typeof SCRIPT_FRAMEWORKS)[number];

  /**
   * Returns up to `per_framework` scripts that differ from all in `said`, and adds them to `said`; none if the
   * product's data does not support the framework.
   */
  async function writeOfFramework(
    input: WriteInput,
    { framework, seed, said, actor, signal }: Asker & { framework: Framework; seed: number; said: Set<string> },
  ): Promise<{ ofFramework: Script[]; instead: Script | undefined }> {
    const { product, language, length_s: lengthS, goal, per_framework: wanted } = input;
    const ofFramework: Script[] = [];
    for (let tried = 0; ofFramework.length < wanted && tried < wanted + MAX_TRIES; tried++) {
      const script = await writing.writeScript({
        product: toSpoken(product, language),
        language,
        lengthS,
        goal,
        framework,
        seed: deriveSeed(seed, tried),
        owner: actor,
        signal,
      });
      if (script.framework !== framework) return { ofFramework, instead: script };
      const text = spokenLines(script).join('\n');
      if (!said.has(text)) ofFramework.push(script);
      said.add(text);
    }
    return { ofFramework, instead: undefined };
  }

  /** Throws TEXT_TOO_COMPLEX, SYSTEM_BUSY. */
  async function timeScript(
    input: CheckedInput<'timeScript'>,
    { actor, signal }: Asker,
  ): Promise<CallData<'timeScript'>> {
    return words.run('timeLines', input, { owner: actor, signal });
  }

  return {
    /** Returns at least one script. Throws WRITING_FAILED, FACTS_IN_OTHER_LANGUAGE, TEXT_TOO_COMPLEX, SYSTEM_BUSY. */
    async writeScripts(input: WriteInput, { actor, signal }: Asker): Promise<CallData<'writeScripts'>> {
      const { frameworks = SCRIPT_FRAMEWORKS, language } = input;
      const product = toSpoken(input.product, language);
      await refuseForeignTexts(writing, { product, language, owner: actor, signal });
      const seed = input.seed ?? drawSeed();
      // With few facts, two frameworks may give the same text.
      const said = new Set<string>();
      const written = await Promise.all(
        [...new Set(frameworks)].map((framework) =>
          writeOfFramework(input, {
            framework,
            seed: deriveSeed(seed, SCRIPT_FRAMEWORKS.indexOf(framework)),
            said,
            actor,
            signal,
          }),
        ),
      );
      const fitting = written.flatMap(({ ofFramework }) => ofFramework);
      const chosen = fitting.length > 0 ? fitting : written.flatMap(({ instead }) => instead ?? []).slice(0, 1);
      const scripts = await Promise.all(
        chosen.map(async (script) => {
          const { total_ms: estimatedMs } = await timeScript(
            { lines: spokenLines(script), language },
            { actor, signal },
          );
          return { id: `${script.framework}-${script.seed}`, script, estimated_ms: estimatedMs };
        }),
      );
      return { scripts, seed };
    },

    /** Throws INVALID_INPUT for an unknown scene, WRITING_FAILED, TEXT_TOO_COMPLEX, SYSTEM_BUSY. */
    async rewriteLine(
      { product, script, scene, seed = drawSeed() }: CheckedInput<'rewriteLine'>,
      { actor, signal }: Asker,
    ): Promise<CallData<'rewriteLine'>> {
      if (scene >= script.scenes.length)
        throw new AppError('INVALID_INPUT', { field: { field: ['scene'] }, problem: { message: 'not_found' } });
      return {
        scene: await writing.rewriteLine({
          product: toSpoken(product, script.language),
          script,
          scene,
          seed,
          owner: actor,
          signal,
        }),
      };
    },

    timeScript,
  };
}

export type ScriptsService = ReturnType<typeof createScriptsService>;
