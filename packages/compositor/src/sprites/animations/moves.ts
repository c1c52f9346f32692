import { clamp, easeOutBounce, easeOutCubic } from '@reelwright/timeline';
import { REST, scatterOf, type TitleAnimation, type TitleUnit, type UnitPose } from './animation.ts';

/** Parts come from beside their places. Distances in font sizes. */

/** Very fast at first, then settling for long: heavier than a cubic. */
function easeOutQuint(progress: number): number {
  const rest = 1 - progress;
  return 1 - rest * rest * rest * rest * rest;
}

const soon = (presence: number) => clamp(presence * 2.2, 0, 1);

function rise(unit: TitleUnit, spread: number, distance: number): TitleAnimation {
  return {
    unit,
    spread,
    // On exit it continues upwards.
    pose: ({ presence, isLeaving }) => ({
      ...REST,
      y: (isLeaving ? -1 : 1) * distance * (1 - easeOutQuint(presence)),
      opacity: soon(presence),
    }),
  };
}

export const riseLines = rise('lines', 0.4, 0.9);
export const riseWords = rise('words', 0.5, 0.75);
export const riseLetters = rise('letters', 0.6, 0.65);

export const dropWords: TitleAnimation = {
  unit: 'words',
  spread: 0.5,
  pose: ({ presence, isLeaving }) => ({
    ...REST,
    y: isLeaving ? 0.8 * (1 - easeOutCubic(presence)) : -0.8 * (1 - easeOutBounce(presence)),
    opacity: clamp(presence * 4, 0, 1),
  }),
};

const slideBy = (distance: number, presence: number, isLeaving: boolean): UnitPose => ({
  ...REST,
  x: (isLeaving ? 1 : -1) * distance * (1 - easeOutQuint(presence)),
  opacity: soon(presence),
});

export const slideLines: TitleAnimation = {
  unit: 'lines',
  spread: 0.4,
  pose: ({ presence, isLeaving }) => slideBy(2.4, presence, isLeaving),
};

export const slideWords: TitleAnimation = {
  unit: 'words',
  spread: 0.5,
  pose: ({ presence, isLeaving }) => slideBy(-1.3, presence, isLeaving),
};

/** Lines enter from the left and the right alternately, and exit on the other side. */
export const alternateLines: TitleAnimation = {
  unit: 'lines',
  spread: 0.25,
  pose: ({ presence, isLeaving, line }) => slideBy(line % 2 === 0 ? 3 : -3, presence, isLeaving),
};

/** Lines rise from behind an invisible edge. */
export const maskLines: TitleAnimation = {
  unit: 'lines',
  spread: 0.35,
  pose: ({ presence, isLeaving }) =>
    presence >= 1
      ? REST
      : {
          ...REST,
          y: (isLeaving ? -1.25 : 1.25) * (1 - easeOutQuint(presence)),
          opacity: presence > 0 ? 1 : 0,
          window: 'line',
        },
};

/** Distance between lines relative to the text's width: above 1, so that the outline of the next line stays hidden. */
const TICKER_GAP = 1.2;

/** Runs in from the right like a news ticker, through the width of the text. */
export const ticker: TitleAnimation = {
  unit: 'lines',
  spread: 0.12,
  pose: ({ presence, isLeaving, textWidth }) => {
    if (presence >= 1) return REST;
    const away = 1 - (isLeaving ? presence : easeOutCubic(presence));
    return { ...REST, x: (isLeaving ? -1 : 1) * (textWidth + TICKER_GAP) * away, window: 'text' };
  },
};

export const scatter: TitleAnimation = {
  unit: 'letters',
  spread: 0.35,
  pose: ({ presence, seed }) => {
    const away = 1 - easeOutQuint(presence);
    return {
      ...REST,
      x: (scatterOf(seed, 1) - 0.5) * 7 * away,
      y: (scatterOf(seed, 2) - 0.5) * 5 * away,
      rotation: (scatterOf(seed, 3) - 0.5) * 260 * away,
      scaleX: 1 + (scatterOf(seed, 4) - 0.35) * 1.2 * away,
      scaleY: 1 + (scatterOf(seed, 4) - 0.35) * 1.2 * away,
      opacity: soon(presence),
    };
  },
};

/** Glyphs start far apart and move together. */
export const tracking: TitleAnimation = {
  unit: 'letters',
  spread: 0,
  pose: ({ presence, fromCenterX, isLeaving }) => {
    const away = 1 - easeOutQuint(presence);
    return { ...REST, x: fromCenterX * (isLeaving ? 0.12 : 0.25) * away, opacity: clamp(presence * 1.6, 0, 1) };
  },
};

export const bounceLetters: TitleAnimation = {
  unit: 'letters',
  spread: 0.55,
  pose: ({ presence, isLeaving }) => {
    if (isLeaving) return { ...REST, y: 0.7 * (1 - easeOutCubic(presence)), opacity: clamp(presence * 2, 0, 1) };
    const fall = easeOutBounce(presence);
    // Squashed on hitting the floor.
    const hit = clamp(1 - Math.abs(presence - 0.4) * 12, 0, 1);
    return {
      ...REST,
      y: -0.9 * (1 - fall) + 0.08 * hit,
      scaleX: 1 + 0.14 * hit,
      scaleY: 1 - 0.16 * hit,
      opacity: clamp(presence * 6, 0, 1),
    };
  },
};
