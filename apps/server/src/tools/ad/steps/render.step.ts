import { join } from 'node:path';
import { msToTicks, planAudio, ticksToSeconds, type TimelineDocument } from '@reelwright/timeline';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { RenderEngine } from '#src/studio/render/engine/render-engine.ts';
import type { FontFile } from '#src/studio/fonts/font-file.ts';
import { hashFile } from '#src/platform/media/hash-file.ts';
import type { RenderRequest, renderDocument } from '#src/studio/render/render-document.ts';
import { renderedSize } from '#src/studio/render/rendered-size.ts';
import { settingsOfVariant } from '@reelwright/ad';
import { storeRenderStream } from '#src/runner/render-stream.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import { defineStep, type CardFile } from './results.ts';

const THUMBNAIL_MAX_SIDE = 720;
const PREVIEW_MAX_SIDE = 480;
const PREVIEW_MS = 4000;

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
      const thumbnail = join(context.folder, 'thumbnail.jpg');
      const preview = join(context.folder, 'preview.mp4');
      const paths = new Map<string, string>();
      for (const [id, { key }] of Object.entries(document.media)) {
        paths.set(id, await context.storage.toLocalFile(key, context.folder));
      }
      const isDraft = quality === 'draft';
      const stream = isDraft ? storeRenderStream(context, describeStream(document)) : undefined;
      const request: RenderRequest = {
        document,
        resolveMedia: (id) => {
          const path = paths.get(id);
          if (path === undefined) throw new Error(`the document names media ${id}, which it does not list`);
          return path;
        },
        output,
        quality: isDraft ? 'draft' : 'final',
        folder: context.folder,
        fonts,
        engine: renderEngine,
        card: {
          thumbnail: { atTick: thumbnailTick(document), maxSide: THUMBNAIL_MAX_SIDE, output: thumbnail },
          preview: { durationTicks: msToTicks(PREVIEW_MS), maxSide: PREVIEW_MAX_SIDE, output: preview },
        },
        ...(stream ? { stream } : {}),
        seed,
        signal: context.signal,
        onProgress: context.progress,
        runProgram,
      };
      const rendered = await context.runHeavy('render', () => renderDocument(request));
      await stream?.finish();
      const key = `${context.workPrefix}ad.mp4`;
      const [, thumbnailFile, previewFile] = await Promise.all([
        context.storage.putFile(key, output, 'video/mp4'),
        storeCardFile(context, { path: thumbnail, name: 'thumbnail.jpg', contentType: 'image/jpeg' }),
        storeCardFile(context, { path: preview, name: 'preview.mp4', contentType: 'video/mp4' }),
      ]);
      const { width, height, loudnessLufs = null, truePeakDb = null, sizeBytes, sha256, manifest } = rendered;
      const manifestKey = `${context.workPrefix}ad.manifest.json`;
      await context.storage.put(manifestKey, Buffer.from(JSON.stringify(manifest)), 'application/json');
      const inputs = Object.entries(manifest.inputs).flatMap(([id, { sha256: inputSha256 }]) => {
        const media = document.media[id];
        return media ? [{ key: media.key, sha256: inputSha256 }] : [];
      });
      return {
        key,
        source: { manifestKey, inputs },
        width,
        height,
        loudnessLufs,
        truePeakDb,
        sizeBytes,
        sha256,
        thumbnail: { ...thumbnailFile, ...fit({ width, height }, THUMBNAIL_MAX_SIDE) },
        preview: { ...previewFile, ...fit({ width, height }, PREVIEW_MAX_SIDE), durationS: rendered.previewS ?? 0 },
      };
    },
  });
}

function describeStream(document: TimelineDocument) {
  const { inputs } = planAudio(document);
  return {
    ...renderedSize(document, 'draft'),
    durationS: ticksToSeconds(document.duration),
    hasAudio: inputs.length > 0,
  };
}

/** Returns the middle of the first title: the opening image with its text fully shown. */
function thumbnailTick(document: TimelineDocument): number {
  const titles = document.tracks.flatMap((track) =>
    track.kind === 'text' ? track.clips.filter((clip) => clip.kind === 'title') : [],
  );
  const first = titles[0];
  return first ? first.start + first.duration / 2 : Math.min(msToTicks(1000), document.duration / 2);
}

/** Scales as ffmpeg does: the longer side at most `maxSide`, both even. */
function fit({ width, height }: { width: number; height: number }, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const even = (side: number): number => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

async function storeCardFile(
  { storage, workPrefix, signal }: StepContext,
  { path, name, contentType }: { path: string; name: string; contentType: string },
): Promise<CardFile> {
  const key = `${workPrefix}${name}`;
  const [facts] = await Promise.all([hashFile(path, signal), storage.putFile(key, path, contentType)]);
  return { key, ...facts };
}
