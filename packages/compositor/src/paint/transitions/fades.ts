import { fillArea } from '../frame-buffer.ts';
import { paintLayer } from '../paint-layer.ts';
import { mixSpare, paintSides, rampBetween, type TransitionPainter } from './sides.ts';

/** Mixes two whole frames, one with each image: also correct if the images do not overlap. */
export const paintFade: TransitionPainter = (stage, target, placement) => {
  paintSides(stage, target, placement);
  mixSpare(stage, target, placement.area, placement.progress);
};

/** The first image fades to a colour, the second fades in from it. */
export function paintDip(color: string): TransitionPainter {
  return (stage, target, { from, to, area, progress }) => {
    paintLayer(stage, target, progress < 0.5 ? from : to, area);
    fillArea(stage.arena, stage.spare, color, area);
    // The colour itself is shown for a moment.
    mixSpare(stage, target, area, progress < 0.5 ? rampBetween(0, 0.45, progress) : rampBetween(1, 0.55, progress));
  };
}

/** Like a camera flash: bright at once, then fading slowly. */
export const paintFlash: TransitionPainter = (stage, target, { from, to, area, progress }) => {
  const peak = 0.3;
  paintLayer(stage, target, progress < peak ? from : to, area);
  fillArea(stage.arena, stage.spare, '#ffffff', area);
  const left = (1 - progress) / (1 - peak);
  mixSpare(stage, target, area, progress < peak ? rampBetween(0, peak, progress) : left * left * left);
};
