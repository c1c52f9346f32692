import type { OnnxDims, OnnxTensor } from '#src/platform/onnx/open-onnx-model.ts';

/** How published networks take an image and answer with a mask. */
export interface MaskNetwork {
  /** The side of the square that the network was trained on, if its file leaves it open. */
  side: number;
  /** Returns the three channels of an image, one after another, from its RGB pixels. */
  prepare(pixels: Uint8Array): Float32Array;
  /** Converts what the network answers to 0 to 1. */
  read(values: Float32Array): Float32Array;
}

const IMAGENET = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] } as const;
const HALF = { mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1] } as const;

function prepareChannels(
  pixels: Uint8Array,
  brightest: number,
  { mean, deviation }: { mean: readonly number[]; deviation: readonly number[] },
): Float32Array {
  const count = pixels.length / 3;
  const planes = new Float32Array(pixels.length);
  for (const channel of [0, 1, 2]) {
    const [middle, spread] = [mean[channel] ?? 0, deviation[channel] ?? 1];
    for (let pixel = 0; pixel < count; pixel += 1)
      planes[channel * count + pixel] = ((pixels[pixel * 3 + channel] ?? 0) / brightest - middle) / spread;
  }
  return planes;
}

/** Networks whose last layer is a sigmoid rarely reach 0 and 1. An answer that is faint everywhere is no subject. */
const FAINT = 0.3;

function spread(values: Float32Array): Float32Array {
  const [least, most] = rangeOf(values);
  if (most < FAINT || most === least) return values.map(() => 0);
  return values.map((value) => (value - least) / (most - least));
}

function rangeOf(values: Float32Array): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

/** Some exports end before the sigmoid, and others after it. */
function toShares(values: Float32Array): Float32Array {
  const [least, most] = rangeOf(values);
  if (least >= 0 && most <= 1) return values;
  return values.map((value) => 1 / (1 + Math.exp(-value)));
}

const brightestOf = (pixels: Uint8Array): number => Math.max(1, rangeOf(Float32Array.from(pixels))[1]);

export const MASK_NETWORKS = {
  /** X. Qin et al., "U²-Net", 2020; divides by the brightest value of the image. */
  u2net: {
    side: 320,
    prepare: (pixels) => prepareChannels(pixels, brightestOf(pixels), IMAGENET),
    read: spread,
  },
  /** X. Qin et al., "Highly Accurate Dichotomous Image Segmentation", 2022. */
  isnet: { side: 1024, prepare: (pixels) => prepareChannels(pixels, 255, HALF), read: spread },
  /** P. Zheng et al., "Bilateral Reference for High-Resolution Dichotomous Image Segmentation", 2024. */
  birefnet: { side: 1024, prepare: (pixels) => prepareChannels(pixels, 255, IMAGENET), read: toShares },
} as const satisfies Record<string, MaskNetwork>;

export const MASK_PORTS = {
  inputs: [{ dims: [1, 3, null, null] }],
  outputs: [{ dims: [1, 1, null, null] }],
  // U2Net and ISNet also answer with what their side branches say.
  mayHaveMoreOutputs: true,
} as const;

/** Returns the size in which the network takes images. */
export function inputSizeOf(
  network: MaskNetwork,
  [input = []]: readonly OnnxDims[],
): { width: number; height: number } {
  return { width: input[3] ?? network.side, height: input[2] ?? network.side };
}

/** Returns the mask as grey values. */
export function readMask(network: MaskNetwork, { data }: Pick<OnnxTensor, 'data'>): Uint8Array {
  return Uint8Array.from(network.read(data), (value) => Math.round(255 * Math.min(1, Math.max(0, value || 0))));
}
