import { isFramed, listShownElements, type SeenClip } from '@reelwright/ad';
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
  rect: CanvasRect;
}

/** Lists the elements at a tick, the topmost last. Of an element in several parts, the topmost part counts. */
export function listCanvasElements(document: TimelineDocument, tick: number): CanvasElement[] {
  const shown = listShownElements(document, tick);
  return shown
    .filter(
      ({ scene, name }, index) => !shown.some((each, at) => at > index && each.scene === scene && each.name === name),
    )
    .map(({ scene, name, clip, rect }) => ({ scene, name, clip, rect: withinCanvas(rect), isFramed: isFramed(clip) }))
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

/** A text of the script that an element shows. */
export interface ElementText {
  kind: 'spoken' | 'on_screen' | 'button';
  value: string;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Returns the text that is typed in the place of an element; null if the product's data say what it shows. */
export function findElementText(script: DraftScript, { scene, name }: ElementRef, clip: SeenClip): ElementText | null {
  const own = script.script.scenes[scene];
  if (!own) return null;
  switch (name) {
    case 'captions':
      return { kind: 'spoken', value: own.spoken.text };
    case 'button':
      return { kind: 'button', value: script.script.call_to_action };
    case 'title': {
      const shown = clip.kind === 'title' ? plain(clip.text) : '';
      // A short line is its own title, and a long line can be set as type, sentence by sentence.
      const isSpoken = shown !== plain(own.on_screen.text) && plain(own.spoken.text).includes(shown);
      return isSpoken
        ? { kind: 'spoken', value: own.spoken.text }
        : { kind: 'on_screen', value: own.on_screen.text || (clip.kind === 'title' ? clip.text : '') };
    }
    default:
      return null;
  }
}

export function writeElementText(
  content: AdDraft,
  { scriptId, index }: { scriptId: string; index: number },
  { kind, value }: ElementText,
): AdDraft {
  switch (kind) {
    case 'spoken':
      return writeScene(content, { scriptId, index }, { spoken: value });
    case 'on_screen':
      return writeScene(content, { scriptId, index }, { onScreen: value });
    case 'button':
      return writeCallToAction(content, scriptId, value);
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
