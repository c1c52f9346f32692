import { type Product, type Script, SCRIPT_FRAMEWORKS, type ScriptFramework } from '@reelwright/contracts';
import type { SpeechEngine } from '#src/engines/speech/speech.ts';
import type { WritingEngine } from '#src/engines/writing/writing.ts';
import type { ToolStep } from '../../tool.ts';
import { refuseForbiddenScript } from '../refuse-forbidden.ts';
import { type AdInput, listVariantSettings, type VariantSettings } from '../variant-settings.ts';
import { type StepResults, resultOf } from './step-results.ts';

/** A script for each variant: the user's own as it is given, else one written; each argues in its own way where none is fixed. */
export function createWriteScriptStep({
  writing,
  speech,
}: {
  writing: Pick<WritingEngine, 'writeScript'>;
  speech: Pick<SpeechEngine, 'warm'>;
}): ToolStep<AdInput> {
  async function write(
    { language, length_s: lengthS, goal, seed }: VariantSettings,
    { product, framework, signal }: { product: Product; framework: ScriptFramework | undefined; signal: AbortSignal },
  ): Promise<Script> {
    return writing.writeScript({
      product,
      language,
      lengthS,
      seed,
      ...(goal ? { goal } : {}),
      ...(framework ? { framework } : {}),
      signal,
    });
  }

  /** In a framework that no variant before has; where the product's data carries no other, in one that has been. */
  async function writeUnlike(
    taken: ReadonlySet<string>,
    settings: VariantSettings,
    { product, signal }: { product: Product; signal: AbortSignal },
  ): Promise<Script> {
    const script = await write(settings, { product, framework: undefined, signal });
    if (!taken.has(script.framework)) return script;
    const from = settings.seed % SCRIPT_FRAMEWORKS.length;
    const turned = [...SCRIPT_FRAMEWORKS.slice(from), ...SCRIPT_FRAMEWORKS.slice(0, from)];
    for (const framework of turned.filter((each) => !taken.has(each))) {
      const other = await write(settings, { product, framework, signal });
      if (!taken.has(other.framework)) return other;
    }
    return script;
  }

  return {
    name: 'write_script',
    weight: 1,
    async run(input, results, { seed, signal }): Promise<StepResults['write_script']> {
      speech.warm();
      const { product } = resultOf(results, 'read_product');
      const variants = listVariantSettings(input, seed);
      const taken = new Set(variants.flatMap(({ script, framework }) => script?.framework ?? framework ?? []));
      const scripts: Script[] = [];
      for (const settings of variants) {
        const { script: own, framework } = settings;
        const script =
          own ??
          (framework
            ? await write(settings, { product, framework, signal })
            : await writeUnlike(taken, settings, { product, signal }));
        taken.add(script.framework);
        refuseForbiddenScript(script, input.platforms);
        scripts.push(script);
      }
      return { scripts };
    },
  };
}
