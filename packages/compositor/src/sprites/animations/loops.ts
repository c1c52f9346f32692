import { applyEasing, clamp, easeOutCubic, swing, wave } from '@reelwright/timeline';
import { REST, scatterOf, type TitleAnimation } from './animation.ts';

/** What goes on as long as the title is there. */

const settle = (presence: number) => applyEasing('ease-in-out', presence);

/** A wave runs through the glyphs. */
export const waveLetters: TitleAnimation = {
  unit: 'letters',
  spread: 0.4,
  pose: ({ presence, index, elapsedMs }) => ({
    ...REST,
    y: -0.1 * swing(elapsedMs / 1500 - index * 0.07) * settle(presence) + 0.5 * (1 - easeOutCubic(presence)),
    opacity: clamp(presence * 2, 0, 1),
  }),
};

/** A heartbeat: two short pushes, then rest. */
export const pulse: TitleAnimation = {
  unit: 'text',
  spread: 0,
  pose: ({ presence, elapsedMs }) => {
    const phase = elapsedMs / 1300 - Math.floor(elapsedMs / 1300);
    const beat = (start: number, length: number) =>
      phase >= start && phase < start + length ? wave((phase - start) / length) : 0;
    const scale = 1 + (0.06 * beat(0, 0.24) + 0.035 * beat(0.24, 0.28)) * settle(presence);
    const come = 0.86 + 0.14 * easeOutCubic(presence);
    return { ...REST, scaleX: scale * come, scaleY: scale * come, opacity: settle(presence) };
  },
};

/** Grows and shrinks slowly. */
export const breathe: TitleAnimation = {
  unit: 'text',
  spread: 0,
  pose: ({ presence, elapsedMs }) => {
    const scale = 1 + 0.035 * wave(elapsedMs / 4200);
    return { ...REST, scaleX: scale, scaleY: scale, opacity: settle(presence) };
  },
};

/** Lines hover, each in its own rhythm. */
export const float: TitleAnimation = {
  unit: 'lines',
  spread: 0.3,
  pose: ({ presence, elapsedMs, line }) => ({
    ...REST,
    y: 0.09 * swing(elapsedMs / 3200 - line * 0.18) * settle(presence) + 0.6 * (1 - easeOutCubic(presence)),
    x: 0.035 * swing(elapsedMs / 4700 + line * 0.31) * settle(presence),
    opacity: clamp(presence * 1.8, 0, 1),
  }),
};

const SHAKE_EVERY_MS = 2200;
const SHAKE_MS = 420;

/** Shakes on entering, and briefly at intervals. */
export const shake: TitleAnimation = {
  unit: 'text',
  spread: 0,
  pose: ({ presence, elapsedMs, isLeaving }) => {
    const sinceShake = elapsedMs % SHAKE_EVERY_MS;
    const again = presence >= 1 && elapsedMs >= SHAKE_EVERY_MS && sinceShake < SHAKE_MS ? 1 - sinceShake / SHAKE_MS : 0;
    const force = isLeaving ? 0 : Math.max(again, 1 - presence);
    if (force === 0) return { ...REST, opacity: clamp(presence * 2, 0, 1) };
    return {
      ...REST,
      x: 0.14 * force * swing(elapsedMs / 83),
      y: 0.05 * force * swing(elapsedMs / 61),
      rotation: 2.2 * force * swing(elapsedMs / 97 + 0.4),
      opacity: clamp(presence * 5, 0, 1),
    };
  },
};

const GLITCH_EVERY_MS = 2400;
const GLITCH_MS = 260;
/** Duration of each displacement: long enough to be noticed. */
const GLITCH_STEP_MS = 48;

/** A disturbed signal: lines jump, their colours separate. On entering and exiting, and briefly in between. */
export const glitch: TitleAnimation = {
  unit: 'lines',
  spread: 0,
  pose: ({ presence, elapsedMs, seed }) => {
    const isAgain = elapsedMs >= GLITCH_EVERY_MS && elapsedMs % GLITCH_EVERY_MS < GLITCH_MS;
    const force = presence < 1 ? 0.35 + 0.65 * (1 - presence) : isAgain ? 0.6 : 0;
    if (force === 0) return REST;
    if (presence <= 0) return { ...REST, opacity: 0 };
    const step = Math.floor(elapsedMs / GLITCH_STEP_MS);
    const random = (salt: number) => scatterOf(seed * 131 + step, salt) - 0.5;
    const part = 0.1 * force + 0.08 * force * random(5);
    return {
      ...REST,
      x: random(1) > 0.12 ? random(2) * 0.9 * force : 0,
      y: random(3) * 0.08 * force,
      scaleX: 1 + (random(6) > 0.3 ? 0.12 * force : 0),
      opacity: presence < 0.5 && random(4) < -0.22 ? 0 : 1,
      ghosts: [
        { color: '#00e5ff', x: -part, y: 0.02 * force, opacity: 0.85 },
        { color: '#ff2f6d', x: part, y: -0.02 * force, opacity: 0.85 },
      ],
    };
  },
};
