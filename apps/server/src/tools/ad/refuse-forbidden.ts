import type { AdPlatform, Script } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import type { TaskPusher } from '#src/runner/tool.ts';
import type { AdTexts } from '#src/words/find-forbidden.ts';
import type { WordPool } from '#src/words/word-pool.ts';
import type { AdInput } from '@reelwright/ad';

/** What checking texts needs: the threads, and whose texts they are. */
export interface TextReader {
  words: Pick<WordPool, 'run'>;
  actor: Actor;
  signal?: AbortSignal | undefined;
}

async function refuseTexts({ words, actor, signal }: TextReader, texts: AdTexts): Promise<void> {
  const found = await words.run('findForbidden', texts, { owner: actor, signal });
  if (found) throw new AppError('POLICY_FORBIDS', { text: found.text, reason: found.reason });
}

/** Throws POLICY_FORBIDS if the law or a platform of the ad forbids a typed text. Called before credits are held. */
export async function refuseForbiddenTexts(
  input: AdInput,
  { actor, language }: TaskPusher,
  words: TextReader['words'],
): Promise<void> {
  const { product, platforms, script, variants } = input;
  const texts = [
    product?.name,
    product?.brand,
    product?.description,
    product?.audience,
    ...(product?.selling_points ?? []),
    ...(product?.reviews ?? []).map(({ quote }) => quote),
  ].filter((text) => text !== undefined);
  const scripts = [script, ...(variants ?? []).map((variant) => variant.script)].filter((own) => own !== undefined);
  await refuseTexts({ words, actor }, { texts, scripts, platforms, language });
}

/**
 * Throws POLICY_FORBIDS if the law or a platform forbids a text of a script. The script is then neither spoken nor
 * rendered.
 */
export async function refuseForbiddenScript(
  { script, platforms }: { script: Script; platforms: readonly AdPlatform[] },
  reader: TextReader,
): Promise<void> {
  await refuseTexts(reader, { scripts: [script], platforms, language: script.language });
}

/**
 * Throws POLICY_FORBIDS if the law or a platform forbids what the cut ad shows. The ad is then not rendered, and its
 * credits are returned.
 */
export async function refuseForbiddenTimeline(
  { document, language, platforms }: { document: TimelineDocument } & Pick<AdInput, 'language' | 'platforms'>,
  reader: TextReader,
): Promise<void> {
  await refuseTexts(reader, { document, platforms, language });
}
