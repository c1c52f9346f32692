import type { AdElement, AdScene } from '@reelwright/contracts';
import {
  type Box,
  type Camera,
  clamp,
  type Keyframed,
  type Media,
  type StickerClip,
  type TextClip,
  toRotation,
  type Track,
  type VisualClip,
} from '@reelwright/timeline';
import { canRotate, findElement, isFramed, type SeenClip } from './scene-elements.ts';

interface EditContext {
  media: Readonly<Record<string, Media>>;
  canvas: { width: number; height: number };
}

/** The most that a camera enlarges an image. */
const MAX_ZOOM = 8;

/**
 * Applies the user's changes on the canvas to the laid-out tracks of an ad. A change of an element that its scene does
 * not show has no effect. Tracks that become empty are dropped.
 */
export function editElements(
  tracks: readonly Track[],
  scenes: readonly AdScene[] | undefined,
  context: EditContext,
): Track[] {
  if (!scenes?.some(({ elements = [] }) => elements.length > 0)) return [...tracks];
  const seen = tracks.flatMap((track): SeenClip[] => (track.kind === 'music' ? [] : track.clips));
  const edit = <Clip extends SeenClip>(clips: readonly Clip[]): Clip[] =>
    clips.flatMap((clip): Clip[] => {
      const place = findElement(clip);
      const change = place && scenes[place.scene]?.elements?.find(({ name }) => name === place.name);
      if (!change) return [clip];
      // The law wants its line, whatever else is hidden.
      if (change.is_hidden && place.name !== 'legal') return [];
      const main = place.isFollower ? findMain(seen, clip) : clip;
      // Of the same kind as before.
      const edited = editClip(clip, change, { ...context, about: main.box });
      const degrees = place.keepsLevel || !canRotate(main) ? 0 : (change.rotation ?? 0);
      const about = moveBox(main.box, change, { about: main.box });
      return [(degrees === 0 ? edited : rotateClip(edited, degrees, { ...context, about })) as Clip];
    });
  return tracks.flatMap((track): Track[] => {
    switch (track.kind) {
      case 'music':
        return [track];
      case 'text': {
        const clips = edit(track.clips);
        return clips.length > 0 ? [{ ...track, clips }] : [];
      }
      case 'sticker': {
        const clips = edit(track.clips);
        return clips.length > 0 ? [{ ...track, clips }] : [];
      }
      case 'video':
      case 'image':
      case 'hook': {
        const clips = edit(track.clips);
        return clips.length > 0 ? [{ ...track, clips }] : [];
      }
    }
  });
}

/** Finds the clip that another one follows: that of the same element and shot. */
function findMain(clips: readonly SeenClip[], follower: SeenClip): SeenClip {
  const wanted = findElement(follower);
  const found = clips.find((clip) => {
    const place = findElement(clip);
    return (
      place?.scene === wanted?.scene && place?.name === wanted?.name && !place?.isFollower && overlaps(clip, follower)
    );
  });
  return found ?? follower;
}

const overlaps = (one: SeenClip, other: SeenClip): boolean =>
  one.start < other.start + other.duration && other.start < one.start + one.duration;

function editClip(clip: SeenClip, change: AdElement, context: EditContext & { about: Box }): SeenClip {
  switch (clip.kind) {
    case 'image':
    case 'video':
      return isFramed(clip)
        ? editFramed(clip, change, context)
        : { ...clip, box: movePlaced(clip.box, change, context) };
    case 'title':
    case 'caption':
      return editText(clip, change, context);
    default:
      return editSticker(clip, change, context);
  }
}

/** Moves a box and scales it about the middle of its element. */
function moveBox(box: Box, { x = 0, y = 0, scale = 1 }: AdElement, { about }: { about: Box }): Box {
  const middle = { x: about.x + about.width / 2, y: about.y + about.height / 2 };
  return {
    x: middle.x + (box.x - middle.x) * scale + x,
    y: middle.y + (box.y - middle.y) * scale + y,
    width: box.width * scale,
    height: box.height * scale,
  };
}

/** Moves the box of an image. One that covers the canvas, like a close-up, still covers it afterwards. */
function movePlaced(box: Box, change: AdElement, context: { about: Box }): Box {
  const moved = moveBox(box, change, context);
  return {
    ...moved,
    x: box.x <= 0 && box.x + box.width >= 1 ? keepCovering(moved.x, moved.width) : moved.x,
    y: box.y <= 0 && box.y + box.height >= 1 ? keepCovering(moved.y, moved.height) : moved.y,
  };
}

const keepCovering = (start: number, length: number): number => (length < 1 ? start : clamp(start, 1 - length, 0));

/** Line breaks stay, because box and type are scaled alike. */
function editText(clip: TextClip, change: AdElement, context: { about: Box }): TextClip {
  const { scale = 1, font, color, background } = change;
  const { style } = clip;
  return {
    ...clip,
    box: moveBox(clip.box, change, context),
    style: {
      ...style,
      size: Math.min(1, style.size * scale),
      ...(font === undefined ? {} : { family: font }),
      ...(color === undefined ? {} : { color }),
      ...(background === undefined ? {} : { plate: { ...(style.plate ?? NEW_PLATE), color: background } }),
    },
  };
}

/** As titles have it over a photo; in font sizes. */
const NEW_PLATE = { opacity: 1, radius: 0.06, padding: 0.16 } as const;

function editSticker(clip: StickerClip, change: AdElement, context: { about: Box }): StickerClip {
  const { scale = 1, font, color, background } = change;
  return {
    ...clip,
    box: moveBox(clip.box, change, context),
    ...(font !== undefined && 'family' in clip ? { family: font } : {}),
    ...(color !== undefined && 'color' in clip ? { color } : {}),
    ...(background !== undefined && 'background' in clip ? { background } : {}),
    ...(clip.kind === 'bullet_list' ? { size: Math.min(1, clip.size * scale) } : {}),
  };
}

/** Rotates a clip about the middle of its element, in pixels: fractions of the two axes differ. */
function rotateClip(clip: SeenClip, degrees: number, { about, canvas }: EditContext & { about: Box }): SeenClip {
  const { cos, sin } = toRotation(degrees) ?? { cos: 1, sin: 0 };
  const { box, transform = {} } = clip;
  const right = (box.x + box.width / 2 - about.x - about.width / 2) * canvas.width;
  const down = (box.y + box.height / 2 - about.y - about.height / 2) * canvas.height;
  return {
    ...clip,
    box: {
      ...box,
      x: box.x + (right * cos - down * sin - right) / canvas.width,
      y: box.y + (right * sin + down * cos - down) / canvas.height,
    },
    transform: { ...transform, rotation: addTo(transform.rotation ?? 0, degrees) },
  };
}

const addTo = (keyframed: Keyframed, added: number): Keyframed =>
  typeof keyframed === 'number'
    ? keyframed + added
    : keyframed.map((keyframe) => ({ ...keyframe, value: keyframe.value + added }));

/** Moves and enlarges an image within its box, which it always covers. */
function editFramed(clip: VisualClip, change: AdElement, { media, canvas }: EditContext): VisualClip {
  const source = media[clip.media];
  if (!source || source.kind === 'audio') return clip;
  const { x = 0, y = 0, scale = 1 } = change;
  const crop = clip.crop ?? { width: 1, height: 1 };
  const boxPx = { width: clip.box.width * canvas.width, height: clip.box.height * canvas.height };
  const part = { width: source.width * crop.width, height: source.height * crop.height };
  const least = Math.max(boxPx.width / part.width, boxPx.height / part.height);
  const follow = (camera: Camera): Camera => {
    const zoom = clamp(camera.zoom * scale, 1, MAX_ZOOM);
    /** The camera's place on one axis: never so far that the image would uncover its box. */
    const aim = (at: number, moved: number, boxLength: number, partLength: number): number => {
      const before = halfOf(boxLength, partLength * least * camera.zoom);
      const after = halfOf(boxLength, partLength * least * zoom);
      return clamp(clamp(at, before, 1 - before) - moved / (partLength * least * zoom), after, 1 - after);
    };
    return {
      x: aim(camera.x, x * canvas.width, boxPx.width, part.width),
      y: aim(camera.y, y * canvas.height, boxPx.height, part.height),
      zoom,
    };
  };
  const { from, to, easing } = clip.camera;
  return { ...clip, camera: { from: follow(from), to: follow(to), easing } };
}

/** Half of the part of an image that its box shows, as a fraction of the image. */
const halfOf = (boxLength: number, shownLength: number): number => Math.min(0.5, boxLength / shownLength / 2);
