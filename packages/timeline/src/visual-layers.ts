import { displacementAt } from './appearance.ts';
import type { TimelineDocument } from './document/document.ts';
import type { Media } from './document/media.ts';
import type { VisualClip, Transition, TransitionKind, VideoClip } from './document/visual-clips.ts';
import { applyEasing, clamp } from './easing.ts';
import type { Layer, VisualLayer, VisualSource, PixelRect, TransitionLayer } from './frame.ts';
import { joinPoses, type Pose, transformAt } from './keyframes.ts';
import { coveringWindow, croppedPart, visualAt, type Size, toPixelRect } from './visual-motion.ts';
import { type FrameRate, tickToFrame, frameCount } from './time.ts';
import { type VisualTrack, splitTransition, visibleSpan } from './transitions.ts';
import { toRotation } from './rotation.ts';

/** Blur of the backdrop of `fit: 'blur'`, as a fraction of the box's shorter side. */
const BACKDROP_BLUR = 0.045;

type VisualMedia = Extract<Media, { kind: 'image' | 'video' }>;

/** Throws for a document that `checkDocument` would have refused. */
function visualMedia(document: TimelineDocument, clip: VisualClip): VisualMedia {
  const media = document.media[clip.media];
  if (!media || media.kind === 'audio')
    throw new Error(`Clip ${clip.id} has no image ${clip.media}: the document was not checked`);
  return media;
}

/** Returns ticks into the file. Beyond its ends, in the outer half of a transition, the first or last frame freezes. */
function sourceTickAt(clip: VideoClip, mediaDuration: number, tick: number): number {
  if (clip.freezeAt !== undefined) return Math.min(clip.freezeAt, mediaDuration - 1);
  const played = (tick - clip.start) * clip.speed;
  const at = clip.isReversed ? clip.trimStart + clip.duration * clip.speed - 1 - played : clip.trimStart + played;
  return clamp(at, 0, mediaDuration - 1);
}

function frameOf(tick: number, { duration, frameRate }: { duration: number; frameRate: FrameRate }): number {
  return clamp(tickToFrame(tick, frameRate), 0, Math.max(0, frameCount(duration, frameRate) - 1));
}

function sourceAt(clip: VisualClip, media: VisualMedia, tick: number): VisualSource {
  if (clip.kind !== 'video' || media.kind !== 'video') return { kind: 'image', media: clip.media };
  const frame = frameOf(sourceTickAt(clip, media.duration, tick), media);
  return { kind: 'video', media: clip.media, clip: clip.id, frame };
}

/** Returns a box moved and scaled about its centre. */
function poseRect(rest: PixelRect, pose: Pose): PixelRect {
  const width = rest.width * pose.scale;
  const height = rest.height * pose.scale;
  return {
    x: rest.x + pose.x + (rest.width - width) / 2,
    y: rest.y + pose.y + (rest.height - height) / 2,
    width,
    height,
  };
}

function visualLayer(scene: Scene, track: VisualTrack, clip: VisualClip): VisualLayer {
  const { document, canvas, tick } = scene;
  const media = visualMedia(document, clip);
  const span = visibleSpan(track, clip);
  const rest = toPixelRect(clip.box, canvas);
  const pose = joinPoses(
    displacementAt(clip, tick, rest, canvas),
    transformAt(clip.transform, tick - clip.start, canvas),
  );
  const frame = poseRect(rest, pose);
  const part = croppedPart(clip.crop, media);
  const progress = (tick - span.start) / (span.end - span.start);
  const rotation = toRotation(pose.rotation);
  return {
    kind: 'visual',
    source: sourceAt(clip, media, tick),
    ...visualAt({ clip, part, frame, progress }),
    frame,
    ...(rotation ? { rotation } : {}),
    ...(clip.mask ? { mask: clip.mask } : {}),
    ...(clip.fit === 'blur'
      ? {
          backdrop: {
            window: coveringWindow(part, frame),
            blurPx: BACKDROP_BLUR * Math.min(frame.width, frame.height),
          },
        }
      : {}),
    ...(clip.grade ? { grade: clip.grade } : {}),
    blend: clip.blend ?? 'normal',
    opacity: clip.opacity * pose.opacity,
  };
}

/** Transitions that already change over time are not eased in addition. */
const LINEAR: ReadonlySet<TransitionKind> = new Set([
  'fade',
  'dip-black',
  'dip-white',
  'flash',
  'dissolve',
  'pixelate',
  'glitch',
]);

function transitionProgress({ kind, duration }: Transition, elapsed: number): number {
  const progress = elapsed / duration;
  return LINEAR.has(kind) ? progress : applyEasing('ease-in-out', progress);
}

/** Returns an integer from an id (FNV-1a): the same on every machine. */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function transitionLayer(scene: Scene, track: VisualTrack, transition: Transition): TransitionLayer | undefined {
  const from = track.clips.find((clip) => clip.id === transition.from);
  const to = track.clips.find((clip) => clip.id === transition.to);
  if (!from || !to) return undefined;
  const elapsed = scene.tick - (to.start - splitTransition(transition).beforeCut);
  if (elapsed < 0 || elapsed >= transition.duration) return undefined;
  return {
    kind: 'transition',
    transition: transition.kind,
    progress: transitionProgress(transition, elapsed),
    seed: seedOf(transition.id),
    from: visualLayer(scene, track, from),
    to: visualLayer(scene, track, to),
  };
}

/** An instant of a document on a canvas of a given size. */
export interface Scene {
  document: TimelineDocument;
  canvas: Size;
  tick: number;
}

export function shows(clip: { start: number; duration: number }, tick: number): boolean {
  return tick >= clip.start && tick < clip.start + clip.duration;
}

/** Returns what a track of images shows: a transition, an image, or nothing. */
export function visualTrackLayers(scene: Scene, track: VisualTrack): Layer[] {
  for (const transition of track.transitions) {
    const layer = transitionLayer(scene, track, transition);
    if (layer) return [layer];
  }
  return track.clips
    .filter((clip) => shows(clip, scene.tick))
    .map((clip) => visualLayer(scene, track, clip))
    .filter(({ opacity, frame }) => opacity > 0 && frame.width > 0 && frame.height > 0);
}
