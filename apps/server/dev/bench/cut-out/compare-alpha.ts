export interface AlphaErrors {
  /** Intersection over union of the pixels that are more than half covered. */
  iou: number;
  /** Mean absolute error over all pixels. */
  mae: number;
  /** Mean absolute error over the pixels that are partly covered. */
  softMae: number;
}

const SOFT = { from: 0.03, to: 0.97 } as const;

/** Compares the opacity of each pixel (0 to 1) with the truth. */
export function compareAlpha(alpha: ArrayLike<number>, truth: Float32Array): AlphaErrors {
  let [shared, joint, error, soft, softError] = [0, 0, 0, 0, 0];
  for (let pixel = 0; pixel < truth.length; pixel += 1) {
    const [one, other] = [alpha[pixel] ?? 0, truth[pixel] ?? 0];
    if (one > 0.5 && other > 0.5) shared += 1;
    if (one > 0.5 || other > 0.5) joint += 1;
    error += Math.abs(one - other);
    if (other < SOFT.from || other > SOFT.to) continue;
    soft += 1;
    softError += Math.abs(one - other);
  }
  return { iou: joint > 0 ? shared / joint : 1, mae: error / truth.length, softMae: soft > 0 ? softError / soft : 0 };
}
