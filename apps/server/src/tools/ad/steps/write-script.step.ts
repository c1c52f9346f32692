import { type Product, type Script, SCRIPT_FRAMEWORKS, type ScriptFramework } from '@reelwright/contracts';
import type { SpeechEngine } from '#src/engines/speech/speech.ts';
import { refuseForeignTexts, type WritingEngine } from '#src/engines/writing/writing.ts';
import type { Actor } from '#src/actor.ts';
import { refuseForbiddenScript, type TextReader } from '../refuse-forbidden.ts';
import { listVariantSettings, type VariantSettings } from '@reelwright/ad';
import { defineStep } from './results.ts';

interface AdToWrite {
  product: Product;
  /** Whose ad it is. */
  actor: Actor;
  signal: AbortSignal;
}

/** Settings that a variant's script depends on. */
type ScriptSettings = Pick<
  VariantSettings,
  'language' | 'length_s' | 'goal' | 'seed' | 'script' | 'framework' | 'call_to_action'
>;

/**
 * Returns a script for each variant: the user's own unchanged, else a written one; each variant uses another framework
 * unless one is fixed.
 */
export function createWriteScriptStep({
  writing,
  speech,
  words,
}: {
  writing: Pick<WritingEngine, 'writeScript' | 'canUseTexts'>;
  speech: Pick<SpeechEngine, 'warm'>;
  words: TextReader['words'];
}) {
  async function write(
    { language, length_s: lengthS, goal, seed }: ScriptSettings,
    { product, framework, actor, signal }: AdToWrite & { framework: ScriptFramework | undefined },
  ): Promise<Script> {
    await refuseForeignTexts(writing, { product, language, owner: actor, signal });
    return writing.writeScript({
      product,
      language,
      lengthS,
      seed,
      ...(goal ? { goal } : {}),
      ...(framework ? { framework } : {}),
      owner: actor,
      signal,
    });
  }

  /** Writes in a framework that no earlier variant uses; repeats one if the product's data supports no other. */
  async function writeUnlike(taken: ReadonlySet<string>, settings: ScriptSettings, ad: AdToWrite): Promise<Script> {
    const script = await write(settings, { ...ad, framework: undefined });
    if (!taken.has(script.framework)) return script;
    const from = settings.seed % SCRIPT_FRAMEWORKS.length;
    const turned = [...SCRIPT_FRAMEWORKS.slice(from), ...SCRIPT_FRAMEWORKS.slice(0, from)];
    for (const framework of turned.filter((each) => !taken.has(each))) {
      const other = await write(settings, { ...ad, framework });
      if (!taken.has(other.framework)) return other;
    }
    return script;
  }

  return defineStep({
    name: 'write_script',
    weight: 1,
    after: ['read_product'],
    reads: ({ input, seed }) => ({
      platforms: input.platforms,
      variants: listVariantSettings(input, seed).map(
        ({ language, length_s, goal, seed: own, script, framework, call_to_action }): ScriptSettings => ({
          language,
          length_s,
          goal,
          seed: own,
          script,
          framework,
          call_to_action,
        }),
      ),
    }),
    async run({ platforms, variants }, { read_product: { product } }, { actor, signal }) {
      speech.warm();
      const taken = new Set(variants.flatMap(({ script, framework }) => script?.framework ?? framework ?? []));
      const scripts: Script[] = [];
      for (const settings of variants) {
        const { script: own, framework, call_to_action: button } = settings;
        const written =
          own ??
          (framework
            ? await write(settings, { product, framework, actor, signal })
            : await writeUnlike(taken, settings, { product, actor, signal }));
        const script = own || !button ? written : { ...written, call_to_action: button };
        taken.add(script.framework);
        await refuseForbiddenScript({ script, platforms }, { words, actor, signal });
        scripts.push(script);
      }
      return { scripts };
    },
  });
}
