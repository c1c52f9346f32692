import { join } from 'node:path';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { RenderEngine } from '#src/render/engine/render-engine.ts';
import type { FontFile } from '#src/fonts/font-file.ts';
import type { renderDocument } from '#src/render/render-document.ts';
import type { ToolStep } from '../../tool.ts';
import { type AdInput, settingsOfVariant } from '../variant-settings.ts';
import { resultOf, type StepResults } from './step-results.ts';

export interface RenderDependencies {
  renderDocument: typeof renderDocument;
  runProgram: RunProgram;
  renderEngine: RenderEngine;
  fonts: readonly FontFile[];
}

export function createRenderStep({
  renderDocument,
  runProgram,
  renderEngine,
  fonts,
}: RenderDependencies): ToolStep<AdInput> {
  return {
    name: 'render',
    weight: 14,
    isPerVariant: true,
    async run(input, results, context): Promise<StepResults['render']> {
      const { document } = resultOf(results, 'build_timeline');
      const output = join(context.folder, 'ad.mp4');
      const paths = new Map<string, string>();
      for (const [id, { key }] of Object.entries(document.media)) {
        paths.set(id, await context.storage.toLocalFile(key, context.folder));
      }
      const rendered = await renderDocument({
        document,
        resolveMedia: (id) => {
          const path = paths.get(id);
          if (path === undefined) throw new Error(`the document names media ${id}, which it does not list`);
          return path;
        },
        output,
        quality: input.quality === 'draft' ? 'draft' : 'final',
        folder: context.folder,
        fonts,
        engine: renderEngine,
        seed: settingsOfVariant(input, context).seed,
        signal: context.signal,
        onProgress: context.progress,
        runProgram,
      });
      const key = `${context.workPrefix}ad.mp4`;
      await context.storage.putFile(key, output, 'video/mp4');
      const { width, height, loudnessLufs = null, truePeakDb = null, sizeBytes, sha256, manifest } = rendered;
      const manifestKey = `${context.workPrefix}ad.manifest.json`;
      await context.storage.put(manifestKey, Buffer.from(JSON.stringify(manifest)), 'application/json');
      const inputs = Object.entries(manifest.inputs).flatMap(([id, { sha256: inputSha256 }]) => {
        const media = document.media[id];
        return media ? [{ key: media.key, sha256: inputSha256 }] : [];
      });
      return { key, source: { manifestKey, inputs }, width, height, loudnessLufs, truePeakDb, sizeBytes, sha256 };
    },
  };
}
