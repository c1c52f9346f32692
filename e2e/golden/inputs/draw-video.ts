/** Frames of videos in I420, computed only with operations that give the same result on every machine. */

interface VideoFrame {
  width: number;
  height: number;
  frame: number;
  /** Distinguishes the videos. */
  hue: number;
}

const BITS = 6;

/**
 * Draws a soft drifting background, a moving block, fine lines, and the frame's number in bits along the upper edge.
 */
export function drawVideoFrame({ width, height, frame, hue }: VideoFrame): Uint8Array {
  const luma = new Uint8Array(width * height);
  const blockSide = Math.floor(height / 3);
  const blockX = (frame * 7) % Math.max(1, width - blockSide);
  const blockY = Math.floor(height / 2) + ((frame * 3) % 20) - 10;
  const bitWidth = Math.floor(width / BITS);
  const bitHeight = Math.floor(height / 8);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = 60 + Math.floor((110 * (x + 2 * frame)) / (width + 100)) + Math.floor((40 * y) / height);
      if (x >= blockX && x < blockX + blockSide && y >= blockY && y < blockY + blockSide) value = 190 - ((x ^ y) & 31);
      if (y > (height * 7) / 8) value = ((x + frame) & 3) < 2 ? 40 : 200;
      if (y < bitHeight) value = (frame >> Math.floor(x / bitWidth)) & 1 ? 225 : 25;
      luma[y * width + x] = value;
    }
  }
  const plane = (phase: number) => {
    const samples = new Uint8Array((width / 2) * (height / 2));
    for (let y = 0; y < height / 2; y++) {
      for (let x = 0; x < width / 2; x++) {
        const slope = Math.floor((60 * (x * phase + y)) / (width + height));
        samples[(y * width) / 2 + x] = 98 + ((hue * phase) % 40) + ((slope + frame) % 40);
      }
    }
    return samples;
  };
  return Buffer.concat([luma, plane(1), plane(2)]);
}

/**
 * Draws a swaying figure without a background: its colour above, its alpha below, as grey from 16 to 235 with a soft
 * edge.
 */
export function drawPresenterFrame({ width, height, frame, hue }: VideoFrame): Uint8Array {
  const colour = drawVideoFrame({ width, height, frame, hue });
  const alpha = new Uint8Array(width * height);
  const centreX = width / 2 + ((frame * 2) % 24) - 12;
  const centreY = height * 0.58;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = (x - centreX) / (width * 0.36);
      const down = (y - centreY) / (height * 0.4);
      const edge = 1 - (across * across + down * down);
      alpha[y * width + x] = 16 + Math.round(219 * Math.min(1, Math.max(0, edge * 4)));
    }
  }
  const lumaBytes = width * height;
  const chromaBytes = lumaBytes / 4;
  const grey = new Uint8Array(chromaBytes).fill(128);
  return Buffer.concat([
    colour.subarray(0, lumaBytes),
    alpha,
    colour.subarray(lumaBytes, lumaBytes + chromaBytes),
    grey,
    colour.subarray(lumaBytes + chromaBytes),
    grey,
  ]);
}
