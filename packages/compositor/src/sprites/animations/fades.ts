import { clamp, easeOutCubic } from '@reelwright/timeline';
import { REST, type TitleAnimation } from './animation.ts';

/** Nothing moves much: parts show themselves. */

const fade = (presence: number) => presence * presence * (3 - 2 * presence);

export const fadeWords: TitleAnimation = {
  unit: 'words',
  spread: 0.6,
  pose: ({ presence }) => ({ ...REST, opacity: fade(presence) }),
};

export const fadeLetters: TitleAnimation = {
  unit: 'letters',
  spread: 0.7,
  pose: ({ presence }) => ({ ...REST, opacity: fade(presence) }),
};

export const typewriter: TitleAnimation = {
  unit: 'letters',
  spread: 0.999,
  leavesBackwards: true,
  hasCaret: true,
  // A glyph is shown or hidden; it appears as soon as its presence exceeds 0.
  pose: ({ presence }) => ({ ...REST, opacity: presence > 0 ? 1 : 0 }),
};

/** Hard cuts; each word is slightly too large for an instant. */
export const wordByWord: TitleAnimation = {
  unit: 'words',
  spread: 0.88,
  pose: ({ presence, isLeaving }) => {
    if (presence <= 0) return { ...REST, opacity: 0 };
    if (isLeaving) return REST;
    const scale = 1 + 0.16 * (1 - easeOutCubic(presence));
    return { ...REST, scaleX: scale, scaleY: scale };
  },
};

/** Each line is uncovered from its start to its end, and covered again in the same direction. */
export const wipe: TitleAnimation = {
  unit: 'lines',
  spread: 0.45,
  pose: ({ presence, isLeaving }) => {
    const eased = presence * presence * (3 - 2 * presence);
    return { ...REST, shown: isLeaving ? { left: 1 - eased, right: 1 } : { left: 0, right: eased } };
  },
};

/** A neon sign that is switched on: it flickers, then stays lit. Glyphs flicker separately. */
export const flicker: TitleAnimation = {
  unit: 'letters',
  spread: 0.25,
  pose: ({ presence, seed, isLeaving }) => {
    if (presence >= 1) return REST;
    if (presence <= 0) return { ...REST, opacity: 0 };
    const offset = (seed % 3) * 0.06;
    const at = clamp(presence + offset, 0, 1);
    const isLit = (at > 0.14 && at < 0.22) || (at > 0.34 && at < 0.44) || (at > 0.52 && at < 0.56) || at > 0.68;
    const glow = isLit ? 1 : isLeaving ? 0.08 : 0.14;
    return { ...REST, opacity: at > 0.68 ? 0.82 + 0.18 * clamp((at - 0.68) / 0.24, 0, 1) : glow };
  },
};
