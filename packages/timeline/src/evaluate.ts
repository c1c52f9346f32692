import type { TimelineDocument } from './document/document.ts';
import { toDrawnClip } from './drawn-clip.ts';
import type { FrameDescription, Layer } from './frame.ts';
import { visualTrackLayers, shows } from './visual-layers.ts';
import { spriteLayers } from './sprite-layers.ts';
import type { OutputCanvas, SpriteClip } from './sprites.ts';
import { isVisualTrack } from './transitions.ts';

/**
 * Returns the canvas of a document at a smaller size: even, with nearly the same aspect ratio. `scale` is output pixels
 * per document pixel; 1 for the finished video.
 */
export function outputCanvas({ canvas }: Pick<TimelineDocument, 'canvas'>, scale: number): OutputCanvas {
  const toEven = (length: number) => Math.max(2, 2 * Math.round((length * scale) / 2));
  return { width: toEven(canvas.width), height: toEven(canvas.height), scale, document: canvas };
}

/**
 * Returns what a document shows at an instant, bottom layer first. A pure and continuous function of time: only the
 * rest positions of sprites are rounded. A frame shows the instant at which it starts, `frameToTick(frame, rate)`;
 * preview and render both sample there. Expects a document without refusals. `scale` as in `outputCanvas`.
 */
export function evaluate(document: TimelineDocument, tick: number, scale = 1): FrameDescription {
  const canvas = outputCanvas(document, scale);
  const layers = document.tracks.flatMap((track): Layer[] => {
    if (isVisualTrack(track)) return visualTrackLayers({ document, canvas, tick }, track);
    if (track.kind === 'music') return [];
    const clips: SpriteClip[] = track.clips;
    return clips
      .filter((clip) => shows(clip, tick))
      .flatMap((clip): Layer[] => {
        const drawn = toDrawnClip(clip);
        return drawn ? spriteLayers(drawn, { canvas, tick }) : [];
      });
  });
  return { width: canvas.width, height: canvas.height, background: document.canvas.background, layers };
}
