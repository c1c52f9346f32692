import { AMBIENCES, CLIP_EFFECTS, CLIP_MOVES, type ClipSource, makeAmbienceGraph, planClip } from '@reelwright/clips';
import { encodeClipArgs } from '@reelwright/media';
import { openTracer } from '@reelwright/tracer';
import sharp from 'sharp';
import { openEncoder } from '../../enhancement/embedded/frame-pipes.ts';
import type { ClipRequest, MadeMedia } from '../generation.ts';
import { drawClipFrames } from './draw-clip-frames.ts';
import { drawLabel } from './draw-label.ts';

interface Making {
  threads: number;
  /** 0 to 1. */
  onProgress: (share: number) => void;
}

/** Of the whole, until the stills are there. */
const STILLS = { text: 0.6, image: 0.05 } as const;

/** Makes the clip of a request and writes it as an MP4. The same request gives the same frames. */
export async function makeClip(request: ClipRequest, { threads, onProgress }: Making): Promise<MadeMedia> {
  const { width, height, seconds, frameRate: fps, seed, isLoop, outputPath } = request;
  const move = CLIP_MOVES.find((known) => known === request.move);
  if (move === undefined) throw new Error(`no camera move ${request.move}`);
  const effects = CLIP_EFFECTS.filter((known) => request.effects.includes(known));
  const ambience = AMBIENCES.find((known) => known === request.ambience);
  const stills = request.source.kind === 'text' ? STILLS.text : STILLS.image;
  const source = await openSource(request, threads, (share) => onProgress(stills * share));
  onProgress(stills);
  const plan = planClip({ seconds, fps, width, height, move, effects, seed, loop: isLoop });
  const encoder = openEncoder(
    encodeClipArgs({
      width,
      height,
      frameRate: fps,
      frames: plan.frames,
      ambienceGraph: ambience === undefined ? null : makeAmbienceGraph(ambience, { seconds, seed }),
      threads: 1,
      output: outputPath,
    }),
  );
  let done = 0;
  for await (const frame of drawClipFrames(plan, source, threads)) {
    await encoder.write(frame);
    done += 1;
    onProgress(stills + ((1 - stills) * done) / plan.frames);
  }
  await encoder.finish();
  return { width, height };
}

async function openSource(
  { source, graph, seed, width, height }: ClipRequest,
  threads: number,
  onProgress: Making['onProgress'],
): Promise<ClipSource> {
  const size = { width, height };
  switch (source.kind) {
    case 'text': {
      if (!graph) throw new Error('The embedded engine draws scenes: it needs a graph.');
      const tracer = await openTracer({ threads, drawLabel });
      try {
        const { layers } = await tracer.render({ graph, seed, ...size, quality: 'standard', layers: true, onProgress });
        if (!layers) throw new Error('the tracer returned no layers');
        return { kind: 'layers', ...layers };
      } finally {
        await tracer.close();
      }
    }
    case 'image': {
      const rgba = await readCovering(source.path, size);
      if (source.subjectPath === null) return { kind: 'photo', rgba };
      const subject = await readCovering(source.subjectPath, size, { keepsAlpha: true });
      return {
        kind: 'photo',
        rgba,
        subjectMask: Uint8Array.from({ length: width * height }, (_, at) => subject[at * 4 + 3] ?? 0),
      };
    }
    case 'first_and_last': {
      const [first, last] = await Promise.all([
        readCovering(source.firstPath, size),
        readCovering(source.lastPath, size),
      ]);
      return { kind: 'first_and_last', first, last };
    }
  }
}

/** Reads an image as RGBA that fills a size; its middle stays. */
async function readCovering(
  path: string,
  { width, height }: { width: number; height: number },
  { keepsAlpha = false } = {},
): Promise<Uint8Array> {
  const image = sharp(path).autoOrient().toColourspace('srgb');
  return (keepsAlpha ? image : image.flatten({ background: '#ffffff' }))
    .resize(width, height, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer();
}
