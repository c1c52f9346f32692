import type { UrlToVideoInput } from '@reelwright/contracts';
import type { SpeechEngine } from '#src/engines/speech/speech.ts';
import type { WritingEngine } from '#src/engines/writing/writing.ts';
import type { ToolStep } from '../../tool.ts';
import { refuseForbiddenScript } from '../refuse-forbidden.ts';
import { type StepResults, resultOf } from './step-results.ts';

export function createWriteScriptStep({
  writing,
  speech,
}: {
  writing: Pick<WritingEngine, 'writeScript'>;
  speech: Pick<SpeechEngine, 'warm'>;
}): ToolStep<UrlToVideoInput> {
  return {
    name: 'write_script',
    weight: 1,
    async run(input, results, { seed, signal }): Promise<StepResults['write_script']> {
      speech.warm();
      const { product } = resultOf(results, 'read_product');
      const script = await writing.writeScript({
        product,
        language: input.language,
        lengthS: input.length_s,
        seed,
        signal,
      });
      refuseForbiddenScript(script, input.platforms);
      return { script };
    },
  };
}
