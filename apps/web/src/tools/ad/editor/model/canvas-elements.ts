import { canRotate, isFramed, listShownElements, type SeenClip } from '@reelwright/ad';
import type { AdDraft, DraftScript } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import type { ElementRef } from './edit-element.ts';
import { writeCallToAction, writeScene } from './edit-script.ts';
import type { CanvasRect } from './snap-rect.ts';

/** An element that the canvas shows, as the user can edit it. */
export interface CanvasElement extends ElementRef {
  clip: SeenClip;
  /** Whether it fills a fixed box: it is moved and enlarged within the box. */
  isFramed: boolean;
  canRotate: boolean;
  rect: CanvasRect;
  /** Degrees about the middle of `rect`, clockwise, as the canvas shows it. */
  rotation: number;
}

/** Lists the elements at a tick, the topmost last. Of an element in several parts, the topmost part counts. */
export function listCanvasElements(document: TimelineDocument, tick: number): CanvasElement[] {
  const shown = listShownElements(document, tick);
  return shown
    .filter(
      ({ scene, name }, index) => !shown.some((each, at) => at > index && each.scene === scene && each.name === name),
    )
    .map(({ scene, name, clip, rect, rotation }) => ({
      scene,
      name,
      clip,
      // The part of a rotated rectangle on the canvas is none.
      rect: rotation === 0 ? withinCanvas(rect) : rect,
      rotation,
      isFramed: isFramed(clip),
      canRotate: canRotate(clip),
    }))
    .filter(({ rect }) => rect.width > 0 && rect.height > 0);
}

/** Returns the part of a rectangle on the canvas. */
export function withinCanvas({ x, y, width, height }: CanvasRect): CanvasRect {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return { x: left, y: top, width: Math.min(1, x + width) - left, height: Math.min(1, y + height) - top };
}

/** Returns the topmost element at a point of the canvas, in fractions. */
export function findElementAt(elements: readonly CanvasElement[], point: { x: number; y: number }) {
  return elements.findLast(
    ({ rect }) =>
      point.x >= rect.x && point.x < rect.x + rect.width && point.y >= rect.y && point.y < rect.y + rect.height,
  );
}

/** A text of the script that an element shows: its scene's line or title, or the button of the ad. */
export type ElementTextKind = 'spoken' | 'on_screen' | 'button';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Returns the text that is typed in the place of an element; null if the product's data say what it shows. */
function findElementText(script: DraftScript, { scene, name }: ElementRef, clip: SeenClip): ElementTextKind | null {
  const own = script.script.scenes[scene];
  if (!own) return null;
  switch (name) {
    case 'captions':
      return 'spoken';
    case 'button':
      return 'button';
    case 'title': {
      const shown = clip.kind === 'title' ? plain(clip.text) : '';
      // A short line is its own title, and a long line can be set as type, sentence by sentence.
      return shown !== plain(own.on_screen.text) && plain(own.spoken.text).includes(shown) ? 'spoken' : 'on_screen';
    }
    default:
      return null;
  }
}

/**
 * A text that is typed in the place of an element. Both are those of the beginning: while its text is empty, the canvas
 * may show no such element, or another text in it.
 */
export interface TypedText extends ElementRef {
  kind: ElementTextKind;
  rect: CanvasRect;
}

/** Returns what is typed if the user begins to type in an element. */
export function beginTyping(script: DraftScript, { scene, name, clip, rect }: CanvasElement): TypedText | null {
  const kind = findElementText(script, { scene, name }, clip);
  return kind && { scene, name, kind, rect };
}

export function readElementText({ script }: DraftScript, scene: number, kind: ElementTextKind): string {
  switch (kind) {
    case 'spoken':
      return script.scenes[scene]?.spoken.text ?? '';
    case 'on_screen':
      return script.scenes[scene]?.on_screen.text ?? '';
    case 'button':
      return script.call_to_action;
  }
}

export function writeElementText(
  content: AdDraft,
  place: { scriptId: string; index: number },
  { kind, value }: { kind: ElementTextKind; value: string },
): AdDraft {
  switch (kind) {
    case 'spoken':
      return writeScene(content, place, { spoken: value });
    case 'on_screen':
      return writeScene(content, place, { onScreen: value });
    case 'button':
      return writeCallToAction(content, place.scriptId, value);
  }
}

/** What of an element's text can be changed. */
export interface ElementType {
  family: string;
  color: string;
  /** Of the plate behind it. */
  background: string | null;
}

/** Returns the type that an element is set in; null for images. */
export function readElementType(clip: SeenClip): ElementType | null {
  if (clip.kind === 'title' || clip.kind === 'caption') {
    const { family, color, plate } = clip.style;
    return { family, color, background: plate?.color ?? null };
  }
  if (!('family' in clip) || !('color' in clip)) return null;
  return { family: clip.family, color: clip.color, background: 'background' in clip ? clip.background : null };
}

/** Lists the colours that an ad's texts and stickers use, the most frequent first. */
export function listUsedColors({ tracks, canvas }: TimelineDocument): string[] {
  const counts = new Map<string, number>([[canvas.background, 0]]);
  for (const track of tracks) {
    if (track.kind !== 'text' && track.kind !== 'sticker') continue;
    const clips: readonly SeenClip[] = track.clips;
    for (const clip of clips) {
      const type = readElementType(clip);
      for (const color of type ? [type.color, type.background] : [])
        if (color !== null) counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([color]) => color);
}
