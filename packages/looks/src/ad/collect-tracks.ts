import {
  msToTicks,
  type PictureClip,
  type StickerClip,
  type TextClip,
  type Track,
  type Transition,
} from '@reelwright/timeline';
import { SLOTS, type SlottedClip, type SlotName } from '../layout/slots.ts';
import type { Look } from '../look.ts';

/** A cut between two scenes, or within one. */
export interface SceneCut {
  at: number;
  isNewScene: boolean;
}

/** Of the shorter of two pictures, what a transition may take at most. */
const TRANSITION_SHARE = 0.4;
const SAME = 1e-6;

function isSameBox(a: PictureClip, b: PictureClip): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a.box[side] - b.box[side]) < SAME);
}

const fillsCanvas = ({ box }: PictureClip) =>
  box.x <= SAME && box.y <= SAME && box.width >= 1 - SAME && box.height >= 1 - SAME;

/** A transition at every cut where both pictures fill the canvas; others come and go by themselves. */
function planTransitions(
  look: Look,
  clips: readonly PictureClip[],
  cuts: readonly SceneCut[],
  seed: number,
): Transition[] {
  return clips.slice(1).flatMap((to, index): Transition[] => {
    const from = clips[index];
    if (!from || from.start + from.duration !== to.start) return [];
    if (!fillsCanvas(from) || !fillsCanvas(to) || !isSameBox(from, to)) return [];
    const cut = cuts.find(({ at }) => at === to.start);
    const kinds = cut?.isNewScene === false ? look.motion.cutTransitions : look.motion.sceneTransitions;
    const kind = kinds[(index + seed) % kinds.length];
    const duration = msToTicks(look.motion.transitionMs);
    if (!kind || Math.min(from.duration, to.duration) * TRANSITION_SHARE < duration) return [];
    return [{ id: `cut-${index}`, from: from.id, to: to.id, kind, duration }];
  });
}

/** The tracks of an ad from the clips of its scenes: one for each slot that is used, bottom first. */
export function collectTracks(input: {
  look: Look;
  scenes: readonly (readonly SlottedClip[])[];
  cuts: readonly SceneCut[];
  seed: number;
}): Track[] {
  const clipsOf = (name: SlotName) =>
    input.scenes
      .flat()
      .filter(({ slot }) => slot === name)
      .map(({ clip }) => clip)
      .toSorted((a, b) => a.start - b.start);
  return SLOTS.flatMap(({ name, kind }): Track[] => {
    const clips = clipsOf(name);
    if (clips.length === 0) return [];
    switch (kind) {
      case 'sticker':
        return [{ kind, id: `${name}-track`, clips: clips.filter(isSticker) }];
      case 'text':
        return [{ kind, id: `${name}-track`, clips: clips.filter(isText) }];
      case 'video':
      case 'image': {
        const pictures = clips.filter(isPicture);
        const transitions = name === 'picture' ? planTransitions(input.look, pictures, input.cuts, input.seed) : [];
        return [{ kind, id: `${name}-track`, clips: pictures, transitions }];
      }
    }
  });
}

type AnyClip = PictureClip | StickerClip | TextClip;
const isPicture = (clip: AnyClip): clip is PictureClip => clip.kind === 'image' || clip.kind === 'video';
const isText = (clip: AnyClip): clip is TextClip => clip.kind === 'title' || clip.kind === 'caption';
const isSticker = (clip: AnyClip): clip is StickerClip => !isPicture(clip) && !isText(clip);
