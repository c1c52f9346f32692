import { displacementAt, loopAt } from './appearance.ts';
import type { BulletListClip, StickerClip } from './document/sticker-clips.ts';
import type { CaptionClip, TitleClip } from './document/text-clips.ts';
import { clamp, wave } from './easing.ts';
import type { Layer, PixelRect, SpritePose, StickerSpec } from './frame.ts';
import { joinPoses, type Pose, transformAt } from './keyframes.ts';
import { captionSpec, type OutputCanvas, type SpriteClip, spriteRect, stickerSpecs, titleSpec } from './sprites.ts';
import { msToTicks, TICKS_PER_SECOND } from './time.ts';
import { toRotation } from './rotation.ts';

/** Delay between the lines of a list, and the part of the clip in which all lines have appeared. */
const LIST_STAGGER_TICKS = msToTicks(450);
const LIST_PART = 0.6;
/** Period of the chevrons, and delay of each behind the one below it. */
const CHEVRON_PERIOD_TICKS = 1.2 * TICKS_PER_SECOND;
const CHEVRON_LAG = 0.16;

function placed(rest: PixelRect, pose: Pose): SpritePose {
  const rotation = toRotation(pose.rotation);
  return {
    x: rest.x + pose.x,
    y: rest.y + pose.y,
    scale: pose.scale,
    ...(rotation ? { rotation } : {}),
    opacity: pose.opacity,
  };
}

interface SpriteScene {
  canvas: OutputCanvas;
  tick: number;
}

function poseOf(clip: SpriteClip, { canvas, tick }: SpriteScene, rest: PixelRect): Pose {
  return joinPoses(displacementAt(clip, tick, rest, canvas), transformAt(clip.transform, tick - clip.start, canvas));
}

function titleLayer(clip: TitleClip, scene: SpriteScene): Layer {
  const rest = spriteRect(clip, scene.canvas);
  const pose = placed(rest, poseOf(clip, scene, rest));
  const sprite = titleSpec(clip, scene.canvas);
  const { animation } = clip;
  if (!animation) return { kind: 'sprite', sprite, ...pose };
  const { enterDuration, exitDuration } = animation;
  const wanted = enterDuration + exitDuration;
  const squeeze = wanted > clip.duration ? clip.duration / wanted : 1;
  const since = scene.tick - clip.start;
  const left = clip.duration - since;
  return {
    kind: 'animated_title',
    sprite,
    ...pose,
    animation: animation.style,
    enter: enterDuration === 0 ? 1 : clamp(since / (enterDuration * squeeze), 0, 1),
    exit: exitDuration === 0 ? 0 : clamp(1 - left / (exitDuration * squeeze), 0, 1),
    elapsedMs: (since * 1000) / TICKS_PER_SECOND,
  };
}

function captionLayer(clip: CaptionClip, scene: SpriteScene): Layer {
  const rest = spriteRect(clip, scene.canvas);
  const active = clip.words.findLastIndex((word) => word.start <= scene.tick);
  const word = clip.words[active];
  return {
    kind: 'caption',
    sprite: captionSpec(clip, scene.canvas),
    ...placed(rest, poseOf(clip, scene, rest)),
    active,
    progress: word ? clamp((scene.tick - word.start) / Math.max(1, word.end - word.start), 0, 1) : 0,
    sinceWordMs: word ? ((scene.tick - word.start) * 1000) / TICKS_PER_SECOND : 0,
  };
}

/**
 * Returns the span of one line of a list: each appears after the one above, all exit together. A list that does not
 * enter is there at once.
 */
function lineClip(clip: BulletListClip, item: number): BulletListClip {
  if (clip.enter.kind === 'none') return clip;
  const stagger = Math.min(LIST_STAGGER_TICKS, Math.floor((clip.duration * LIST_PART) / clip.items.length));
  return { ...clip, start: clip.start + item * stagger, duration: clip.duration - item * stagger };
}

/** Returns the opacity of a chevron: a wave of light runs upwards over the chevrons. */
function chevronOpacity(chevron: number, tick: number): number {
  return 0.25 + 0.75 * wave(tick / CHEVRON_PERIOD_TICKS - chevron * CHEVRON_LAG);
}

function stickerLayers(clip: StickerClip, scene: SpriteScene): Layer[] {
  const { canvas, tick } = scene;
  const rest = spriteRect(clip, canvas);
  const since = tick - clip.start;
  const specs: StickerSpec[] = stickerSpecs(clip, tick, canvas);
  return specs.flatMap((sprite): Layer[] => {
    const owner = clip.kind === 'bullet_list' && sprite.kind === 'bullet_list' ? lineClip(clip, sprite.item) : clip;
    if (tick < owner.start) return [];
    const pose = joinPoses(poseOf(owner, scene, rest), loopAt(clip.loop, since, rest));
    if (sprite.kind === 'chevrons') pose.opacity *= chevronOpacity(sprite.chevron, since);
    if (clip.kind === 'logo') pose.opacity *= clip.opacity;
    const isFill = sprite.kind === 'progress_bar' && sprite.part === 'fill';
    return [{ kind: 'sprite', sprite, ...placed(rest, pose), ...(isFill ? { reveal: since / clip.duration } : {}) }];
  });
}

/** Returns what a text or a sticker shows at a tick within its span. */
export function spriteLayers(clip: SpriteClip, scene: SpriteScene): Layer[] {
  const layers =
    clip.kind === 'title'
      ? [titleLayer(clip, scene)]
      : clip.kind === 'caption'
        ? [captionLayer(clip, scene)]
        : stickerLayers(clip, scene);
  return layers.filter((layer) => layer.kind === 'visual' || layer.kind === 'transition' || layer.opacity > 0);
}
