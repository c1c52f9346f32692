import { applyEasing, clamp, easeOutBack, easeOutCubic, swing } from '@reelwright/timeline';
import { REST, type TitleAnimation, type TitleUnit, type UnitPose } from './animation.ts';

/** Parts grow, shrink, rotate and flip into place. */

const scaled = (scale: number, rest: Partial<UnitPose> = {}): UnitPose => ({
  ...REST,
  ...rest,
  scaleX: scale,
  scaleY: scale,
});

function pop(unit: TitleUnit, spread: number): TitleAnimation {
  return {
    unit,
    spread,
    pose: ({ presence, isLeaving }) =>
      scaled(isLeaving ? applyEasing('ease-in-out', presence) : Math.max(0, easeOutBack(presence)), {
        opacity: clamp(presence * 4, 0, 1),
      }),
  };
}

export const popWords = pop('words', 0.55);
export const popLetters = pop('letters', 0.6);

/** From in front of the viewer back to its place; on exit, on into the distance. */
export const zoomWords: TitleAnimation = {
  unit: 'words',
  spread: 0.5,
  pose: ({ presence, isLeaving }) => {
    const away = 1 - easeOutCubic(presence);
    return scaled(isLeaving ? 1 - 0.4 * away : 1 + 0.8 * away, { opacity: clamp(presence * 1.8, 0, 1) });
  },
};

/** Falls onto the image, rebounds once, and rests. */
export const stamp: TitleAnimation = {
  unit: 'text',
  spread: 0,
  pose: ({ presence, isLeaving }) => {
    if (isLeaving) return scaled(1 + 0.12 * (1 - presence), { opacity: presence });
    const hit = 0.45;
    if (presence < hit) {
      const fall = (presence / hit) * (presence / hit);
      return scaled(2.1 - 1.1 * fall, { rotation: -7 * (1 - fall), opacity: clamp((presence / hit) * 1.6, 0, 1) });
    }
    const since = (presence - hit) / (1 - hit);
    const decay = (1 - since) * (1 - since);
    return scaled(1 - 0.05 * decay * (1 - Math.abs(2 * clamp(since * 2.5, 0, 1) - 1)), {
      rotation: 1.3 * decay * swing(since * 2),
    });
  },
};

/** Overshoots its size and returns. */
export const punch: TitleAnimation = {
  unit: 'lines',
  spread: 0.3,
  pose: ({ presence, isLeaving }) => {
    if (isLeaving) return scaled(1 - 0.5 * (1 - presence) * (1 - presence), { opacity: clamp(presence * 1.6, 0, 1) });
    const peak = 0.42;
    const scale =
      presence < peak
        ? 0.3 + 0.82 * easeOutCubic(presence / peak)
        : 1.12 - 0.12 * applyEasing('ease-in-out', (presence - peak) / (1 - peak));
    return scaled(scale, { opacity: clamp(presence * 5, 0, 1) });
  },
};

export const spinLetters: TitleAnimation = {
  unit: 'letters',
  spread: 0.6,
  pose: ({ presence, isLeaving }) => {
    const away = 1 - (isLeaving ? easeOutCubic(presence) : easeOutBack(presence));
    return scaled(Math.max(0, 1 - 0.7 * (1 - easeOutCubic(presence))), {
      rotation: (isLeaving ? 150 : -170) * away,
      opacity: clamp(presence * 2.5, 0, 1),
    });
  },
};

/** Each word rotates about its middle axis, like a sign. */
export const flipWords: TitleAnimation = {
  unit: 'words',
  spread: 0.5,
  pose: ({ presence, isLeaving }) => ({
    ...REST,
    scaleY: Math.max(0, isLeaving ? easeOutCubic(presence) : easeOutBack(presence)),
    y: (isLeaving ? -0.25 : 0.25) * (1 - easeOutCubic(presence)),
    opacity: clamp(presence * 3, 0, 1),
  }),
};

/** Hangs on a nail above: swings to rest. */
export const swingIn: TitleAnimation = {
  unit: 'lines',
  spread: 0.3,
  pose: ({ presence, isLeaving, width }) => {
    if (isLeaving) return { ...REST, y: 0.8 * (1 - easeOutCubic(presence)), opacity: clamp(presence * 1.6, 0, 1) };
    const decay = (1 - presence) * (1 - presence);
    // Long lines swing less: their ends would move too fast.
    const most = 16 / (1 + width * 0.12);
    return {
      ...REST,
      rotation: most * decay * swing(presence * 1.8 + 0.25),
      y: -0.35 * (1 - easeOutCubic(clamp(presence * 1.6, 0, 1))),
      opacity: clamp(presence * 4, 0, 1),
    };
  },
};
