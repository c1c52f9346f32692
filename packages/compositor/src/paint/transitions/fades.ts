import { fillArea } from '../frame-buffer.ts';
import { paintLayer } from '../paint-layer.ts';
import { mixSpare, paintSides, rampBetween, type TransitionPainter } from './sides.ts';

/** Two whole frames, one with each picture, are mixed: right also where the pictures do not lie over one another. */
export const paintFade: TransitionPainter = (stage, target, placement) => {
  paintSides(stage, target, placement);
  mixSpare(stage, target, placement.area, placement.progress);
};

/** The one picture goes into a colour, the other comes out of it. */
export function paintDip(color: string): TransitionPainter {
  return (stage, target, { from, to, area, progress }) => {
    paintLayer(stage, target, progress < 0.5 ? from : to, area);
    fillArea(stage.arena, stage.spare, color, area);
    // The colour itself stands for a moment.
    mixSpare(stage, target, area, progress < 0.5 ? rampBetween(0, 0.45, progress) : rampBetween(1, 0.55, progress));
  };
}

/** As of a camera: bright at once, and slowly gone. */
export const paintFlash: TransitionPainter = (stage, target, { from, to, area, progress }) => {
  const peak = 0.3;
  paintLayer(stage, target, progress < peak ? from : to, area);
  fillArea(stage.arena, stage.spare, '#ffffff', area);
  const left = (1 - progress) / (1 - peak);
  mixSpare(stage, target, area, progress < peak ? rampBetween(0, peak, progress) : left * left * left);
};
