import type { LanguageModel } from 'ai';
import type { Script, ScriptScene } from '@reelwright/contracts';
import type { WritingEngine } from '../writing.ts';
import { askModel } from './ask-model.ts';
import type { AnswerChecks } from './check-answer.ts';
import { modelScene, modelScript } from './model-answer.ts';
import { promptForLine, promptForRepair, promptForScript } from './model-prompt.ts';
import { AppError } from '#src/app-error.ts';

interface ModelWritingOptions {
  /** `provider:model`, as named in messages. */
  id: string;
  model: LanguageModel;
  checks: AnswerChecks;
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
  checks,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: ModelWritingOptions): WritingEngine {
  const refuse = (problem: string): AppError => new AppError('WRITING_FAILED', { model: id, problem });

  return {
    id,
    async writeScript(request) {
      const prompt = promptForScript(request);
      let question = prompt;
      let best: { script: Script; fatal: string | undefined; weight: number } | undefined;
      for (let attempt = 0; attempt <= REPAIRS; attempt += 1) {
        const answer = await askModel({
          id,
          model,
          schema: modelScript,
          prompt: question,
          timeoutMs,
          signal: request.signal,
        });
        const { problems, script } = await checks.checkScript({ answer, request });
        const fatal = problems.find(({ isFatal }) => isFatal)?.problem;
        const weight = problems.reduce((sum, problem) => sum + (problem.isFatal ? 10 : 1), 0);
        if (best === undefined || weight < best.weight) best = { script, fatal, weight };
        if (problems.length === 0) break;
        question = promptForRepair(
          prompt,
          answer,
          problems.map(({ problem }) => problem),
        );
      }
      if (best === undefined || best.fatal !== undefined) throw refuse(best?.fatal ?? 'it gave no answer');
      return best.script;
    },

    async rewriteLine(request): Promise<ScriptScene> {
      const { script, scene: index, product, owner, signal } = request;
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
      const { problems, scene } = await checks.checkScene({
        answer: { ...answer, role: current.role },
        asked: { language: script.language, product, signal, ...(owner === undefined ? {} : { owner }) },
        isLast: index === script.scenes.length - 1,
      });
      const fatal = problems.find(({ isFatal }) => isFatal);
      if (fatal) throw refuse(fatal.problem);
      return scene;
    },
  };
}
