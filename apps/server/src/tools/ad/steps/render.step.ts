import { join } from 'node:path';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { RenderEngine } from '#src/studio/render/engine/render-engine.ts';
import type { FontFile } from '#src/studio/fonts/font-file.ts';
import type { RenderRequest, renderDocument } from '#src/studio/render/render-document.ts';
import { settingsOfVariant } from '@reelwright/ad';
import { defineStep } from './results.ts';

export interface RenderDependencies {
  renderDocument: typeof renderDocument;
  runProgram: RunProgram;
  renderEngine: RenderEngine;
  fonts: readonly FontFile[];
}

export function createRenderStep({ renderDocument, runProgram, renderEngine, fonts }: RenderDependencies) {
  return defineStep({
    name: 'render',
    weight: 14,
    isPerVariant: true,
    after: ['build_timeline'],
    reads: ({ input, seed, variant }) => ({
      quality: input.quality,
      seed: settingsOfVariant(input, { seed, variant }).seed,
    }),
    async run({ quality, seed }, { build_timeline: { document } }, context) {
      const output = join(context.folder, 'ad.mp4');
      const paths = new Map<string, string>();
      for (const [id, { key }] of Object.entries(document.media)) {
        paths.set(id, await context.storage.toLocalFile(key, context.folder));
      }
      const request: RenderRequest = {
        document,
        resolveMedia: (id) => {
          const path = paths.get(id);
          if (path === undefined) throw new Error(`the document names media ${id}, which it does not list`);
          return path;
        },
        output,
        quality: quality === 'draft' ? 'draft' : 'final',
        folder: context.folder,
        fonts,
        engine: renderEngine,
        seed,
        signal: context.signal,
        onProgress: context.progress,
        runProgram,
      };
      const rendered = await context.runHeavy('render', () => renderDocument(request));
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
  });
}
