import { displacementAt } from './appearance.ts';
import type { Media, PictureClip, TimelineDocument, Transition } from './document.ts';
import { applyEasing, clamp, wave } from './easing.ts';
import type { FrameDescription, Layer, PictureLayer, SpriteLayer } from './frame.ts';
import { largestScale, pictureAt } from './picture-motion.ts';
import { type SpriteClip, spriteAt, spriteRect, type TickRange } from './sprites.ts';
import { TICKS_PER_SECOND } from './time.ts';
import { isPictureTrack, type PictureTrack, splitTransition, visibleSpan } from './transitions.ts';

/** One breath of a pulsing call to action, and how much it grows. */
const PULSE_PERIOD_TICKS = 1.2 * TICKS_PER_SECOND;
const PULSE_GROWTH = 0.045;

type PictureMedia = Extract<Media, { kind: 'image' | 'video' }>;

/** Throws on a document that `checkDocument` would have refused. */
function pictureMedia(document: TimelineDocument, clip: PictureClip): PictureMedia {
  const media = document.media[clip.media];
  if (!media || media.kind === 'audio')
    throw new Error(`Clip ${clip.id} has no picture ${clip.media}: the document was not checked`);
  return media;
}

/** Ticks into the file. Beyond its ends, in the outer half of a transition, the first or last frame stands still. */
function sourceTickAt(clip: PictureClip, media: PictureMedia, tick: number): number {
  if (clip.kind !== 'video' || media.kind !== 'video') return 0;
  return clamp(clip.trimStart + tick - clip.start, 0, media.duration - 1);
}

function pictureLayer(document: TimelineDocument, track: PictureTrack, clip: PictureClip, tick: number): PictureLayer {
  const media = pictureMedia(document, clip);
  const span = visibleSpan(track, clip);
  const { window, dest } = pictureAt({
    clip,
    picture: media,
    canvas: document.canvas,
    progress: (tick - span.start) / (span.end - span.start),
  });
  return {
    kind: 'picture',
    media: clip.media,
    sourceTick: sourceTickAt(clip, media, tick),
    window,
    dest,
    opacity: clip.opacity,
  };
}

function transitionProgress(transition: Transition, elapsed: number): number {
  const progress = elapsed / transition.duration;
  return transition.kind === 'fade' ? progress : applyEasing('ease-in-out', progress);
}

function pictureTrackLayers(document: TimelineDocument, track: PictureTrack, tick: number): Layer[] {
  for (const transition of track.transitions) {
    const from = track.clips.find((clip) => clip.id === transition.from);
    const to = track.clips.find((clip) => clip.id === transition.to);
    if (!from || !to) continue;
    const elapsed = tick - (to.start - splitTransition(transition).beforeCut);
    if (elapsed < 0 || elapsed >= transition.duration) continue;
    return [
      {
        kind: 'transition',
        transition: transition.kind,
        progress: transitionProgress(transition, elapsed),
        from: pictureLayer(document, track, from, tick),
        to: pictureLayer(document, track, to, tick),
      },
    ];
  }
  return track.clips.filter((clip) => shows(clip, tick)).map((clip) => pictureLayer(document, track, clip, tick));
}

function shows(clip: { start: number; duration: number }, tick: number): boolean {
  return tick >= clip.start && tick < clip.start + clip.duration;
}

function spriteLayer(document: TimelineDocument, clip: SpriteClip, tick: number): SpriteLayer {
  const rest = spriteRect(clip, document.canvas);
  const sprite = spriteAt(clip, tick, document.canvas);
  if (clip.kind === 'caption') return { kind: 'sprite', sprite, x: rest.x, y: rest.y, scale: 1, opacity: 1 };
  const moved = displacementAt(clip, tick, rest, document.canvas);
  const breath =
    clip.kind === 'cta' && clip.pulse ? 1 + PULSE_GROWTH * wave((tick - clip.start) / PULSE_PERIOD_TICKS) : 1;
  return {
    kind: 'sprite',
    sprite,
    x: rest.x + moved.x,
    y: rest.y + moved.y,
    scale: moved.scale * breath,
    opacity: moved.opacity * (clip.kind === 'logo' ? clip.opacity : 1),
  };
}

/**
 * What a document shows at an instant, bottom layer first. A pure and continuous function of time: nothing is rounded but the
 * places of rest of sprites. A frame shows the instant at which it starts, `frameToTick(frame, rate)`; preview and render
 * both sample there. Expects a document without refusals.
 */
export function evaluate(document: TimelineDocument, tick: number): FrameDescription {
  const layers = document.tracks.flatMap((track): Layer[] => {
    if (isPictureTrack(track)) return pictureTrackLayers(document, track, tick);
    if (track.kind === 'music') return [];
    const clips: SpriteClip[] = track.clips;
    return clips
      .filter((clip) => shows(clip, tick))
      .map((clip) => spriteLayer(document, clip, tick))
      .filter((layer) => layer.opacity > 0);
  });
  const { width, height, background } = document.canvas;
  return { width, height, background, layers };
}

/** One use of a picture: when it is seen (end exclusive, transitions included), and what of the file that takes. */
export interface PictureUse extends TickRange {
  clip: string;
  media: string;
  /** First and last tick into the file; both 0 for images. */
  sourceStart: number;
  sourceEnd: number;
  /** Largest canvas pixels per source pixel in the use: a source may be made smaller by this without being seen. */
  maxScale: number;
}

/** Every use of every picture, in order of showing: what a renderer has to load, and when it may let go. */
export function listPictureUses(document: TimelineDocument): PictureUse[] {
  const uses = document.tracks.filter(isPictureTrack).flatMap((track) =>
    track.clips.map((clip): PictureUse => {
      const media = pictureMedia(document, clip);
      const span = visibleSpan(track, clip);
      return {
        clip: clip.id,
        media: clip.media,
        ...span,
        sourceStart: sourceTickAt(clip, media, span.start),
        sourceEnd: sourceTickAt(clip, media, span.end - 1),
        maxScale: largestScale(clip, media, document.canvas),
      };
    }),
  );
  return uses.sort((a, b) => a.start - b.start);
}
