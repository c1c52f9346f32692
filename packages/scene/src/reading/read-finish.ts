import { CLIP_EFFECTS, CLIP_MOVES, type ClipEffect, type ClipMove } from '@reelwright/clips';
import { PICTURE_STYLES, type PictureStyle } from '@reelwright/picture-styles';
import type { Concept } from '../vocabulary/concept.ts';
import { markDrawn, markIgnored } from './fates.ts';
import type { Reading } from './read-asks.ts';

/** What is done with the scene once it is drawn. */
export interface Finish {
  move: ClipMove | null;
  effects: ClipEffect[];
  style: PictureStyle | null;
}

/** Reads camera moves, effects and a style, as far as the caller can make them. */
export function readFinish(
  traits: readonly { concept: Concept; reading: Reading }[],
  { canMove, canStyle }: { canMove: boolean; canStyle: boolean },
): Finish {
  const finish: Finish = { move: null, effects: [], style: null };
  const isFamily = (family: string) => traits.filter(({ concept }) => concept.family === family);
  for (const { concept, reading } of isFamily('move')) {
    const move = CLIP_MOVES.find((each) => each === concept.name);
    if (canMove && move && (finish.move === null || finish.move === move)) {
      finish.move = move;
      markDrawn(reading, concept.id);
    } else markIgnored(reading);
  }
  for (const { concept, reading } of isFamily('effect')) {
    const effect = CLIP_EFFECTS.find((each) => each === concept.name);
    if (canMove && effect) {
      if (!finish.effects.includes(effect)) finish.effects.push(effect);
      markDrawn(reading, concept.id);
    } else markIgnored(reading);
  }
  finish.effects.sort((one, other) => CLIP_EFFECTS.indexOf(one) - CLIP_EFFECTS.indexOf(other));
  for (const { concept, reading } of isFamily('style')) {
    const style = PICTURE_STYLES.find((each) => each === concept.name);
    if (canStyle && style && (finish.style === null || finish.style === style)) {
      finish.style = style;
      markDrawn(reading, concept.id);
    } else markIgnored(reading);
  }
  return finish;
}
