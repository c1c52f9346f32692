import type { LanguageModel } from 'ai';
import type { ScriptScene } from '@reelwright/contracts';
import type { WritingEngine, WritingRequest } from '../writing.ts';
import { askModel } from './ask-model.ts';
import { findSceneProblems, findScriptProblems, toScene, toScript } from './check-answer.ts';
import { type ModelScript, modelScene, modelScript } from './model-answer.ts';
import { promptForLine, promptForRepair, promptForScript } from './model-prompt.ts';
import { AppError } from '#src/app-error.ts';

interface ModelWritingOptions {
  /** `provider:model`, as named in messages. */
  id: string;
  model: LanguageModel;
  /** For one answer, its retries included. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 60_000;
/** Times that a model may repair its script before another engine writes. */
const REPAIRS = 2;

/**
 * Writes scripts with a language model. Its answer is checked: the language, the length of each text, the duration, and
 * that claims are in the product's data. A script with problems is sent back; a fatal problem after that throws
 * WRITING_FAILED, any other (a claim that can't be tied) is left for the claim checker to mark.
 */
export function createModelWritingEngine({
  id,
  model,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: ModelWritingOptions): WritingEngine {
  const refuse = (problem: string): AppError => new AppError('WRITING_FAILED', { model: id, problem });

  return {
    id,
    async writeScript(request) {
      const prompt = promptForScript(request);
      let question = prompt;
      let best: { answer: ModelScript; fatal: string | undefined; weight: number } | undefined;
      for (let attempt = 0; attempt <= REPAIRS; attempt += 1) {
        const answer = await askModel({
          id,
          model,
          schema: modelScript,
          prompt: question,
          timeoutMs,
          signal: request.signal,
        });
        const problems = findScriptProblems(answer, request);
        const fatal = problems.find(({ isFatal }) => isFatal)?.problem;
        const weight = problems.reduce((sum, problem) => sum + (problem.isFatal ? 10 : 1), 0);
        if (best === undefined || weight < best.weight) best = { answer, fatal, weight };
        if (problems.length === 0) break;
        question = promptForRepair(
          prompt,
          answer,
          problems.map(({ problem }) => problem),
        );
      }
      if (best === undefined || best.fatal !== undefined) throw refuse(best?.fatal ?? 'it gave no answer');
      return toScript(best.answer, request);
    },

    async rewriteLine(request): Promise<ScriptScene> {
      const { script, scene: index, product, signal } = request;
      const current = script.scenes[index];
      if (current === undefined) throw new RangeError(`the script has no scene ${index}`);
      const answer = await askModel({
        id,
        model,
        schema: modelScene,
        prompt: promptForLine(request),
        timeoutMs,
        signal,
      });
      const asked: Pick<WritingRequest, 'language' | 'product'> = { language: script.language, product };
      const fatal = findSceneProblems(answer, asked).find(({ isFatal }) => isFatal);
      if (fatal) throw refuse(fatal.problem);
      return toScene({ ...answer, role: current.role }, asked, index === script.scenes.length - 1);
    },
  };
}
