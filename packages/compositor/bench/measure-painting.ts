// Measures the cost of each feature: `npm run bench:painting -w packages/compositor`. Prints the median milliseconds
// per frame of 1080x1920 on this machine; the first frame, which also fills the caches, is listed separately.
import type { BlendMode, Layer, VisualLayer, PixelRect, Rotation } from '@reelwright/timeline';
import { MASK_SHAPES, TRANSITION_KINDS } from '@reelwright/timeline';
import { createCompositor, type CanvasHost, type VideoFrameImage } from '../src/index.ts';

const WIDTH = 1080;
const HEIGHT = 1920;
const SIDE = 2000;
const ROUNDS = 15;
const CANVAS: PixelRect = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const VISUAL: PixelRect = { x: 0, y: 0, width: SIDE, height: SIDE };
const SLANT: Rotation = { cos: 0.995, sin: 0.0998749 };

/** The benchmark paints only logos, which need no canvas. */
const noCanvas: CanvasHost = { createContext: () => ({}) as ReturnType<CanvasHost['createContext']> };

const compositor = await createCompositor({
  width: WIDTH,
  height: HEIGHT,
  canvas: noCanvas,
  ringFrames: 3,
  memoryBytes: 512 * 1024 ** 2,
});

function addImage(media: string, factor: number, hasAlpha: boolean): void {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const alpha = hasAlpha
        ? Math.min(255, Math.max(0, Math.round(900 - Math.hypot(x - SIDE / 2, y - SIDE / 2))))
        : 255;
      pixels.set(
        [((x * factor + y) >> 3) & 255, ((x ^ y) >> 2) & 255, ((y * factor) >> 4) & 255, alpha],
        (y * SIDE + x) * 4,
      );
    }
  }
  compositor.addImage(media, { width: SIDE, height: SIDE, pixels, region: VISUAL, hasAlpha });
}
addImage('a', 3, false);
addImage('b', 5, false);
addImage('cut-out', 2, true);
compositor.addLogo('letter', { width: 48, height: 64, pixels: new Uint8Array(48 * 64 * 4).fill(255) });

function videoFrame(alpha: VideoFrameImage['alpha']): VideoFrameImage {
  const rows = alpha === 'stacked' ? 2 : 1;
  const luma = WIDTH * HEIGHT * rows;
  const bytes = new Uint8Array(luma * 1.5).map((_, at) => 60 + (((at * 7919) >> 5) % 130));
  // An avatar: opaque in the middle, transparent around it.
  if (alpha === 'stacked')
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++)
        bytes[(HEIGHT + y) * WIDTH + x] = Math.min(235, Math.max(16, 600 - Math.abs(x - WIDTH / 2) * 2));
  return {
    bytes,
    planes: {
      y: { offset: 0, stride: WIDTH },
      u: { offset: luma, stride: WIDTH / 2 },
      v: { offset: luma * 1.25, stride: WIDTH / 2 },
    },
    width: WIDTH,
    height: HEIGHT,
    alpha,
    region: CANVAS,
  };
}
const plainFrame = videoFrame('none');
const stackedFrame = videoFrame('stacked');

const cover = (changes: Partial<VisualLayer> = {}, media = 'a', shift = 0): VisualLayer => ({
  kind: 'visual',
  source: { kind: 'image', media },
  window: { x: 400 + shift, y: 30 + shift, width: WIDTH, height: HEIGHT },
  dest: CANVAS,
  frame: CANVAS,
  blend: 'normal',
  opacity: 1,
  ...changes,
});
const video = (changes: Partial<VisualLayer> = {}) =>
  cover({ source: { kind: 'video', media: 'video', clip: 'video', frame: 0 }, window: CANVAS, ...changes });
const inBox = (box: PixelRect): Partial<VisualLayer> => ({ dest: box, frame: box });
const fitted: Partial<VisualLayer> = {
  window: VISUAL,
  dest: { x: 0, y: 420, width: WIDTH, height: WIDTH },
  backdrop: { window: { x: 437, y: 0, width: 1125, height: SIDE }, blurPx: 48 },
};

const setFrame = (image: VideoFrameImage) => compositor.setVideoFrame({ clip: 'video', frame: 0 }, image);
const paint = (...layers: Layer[]) => compositor.paint({ width: WIDTH, height: HEIGHT, background: '#102030', layers });

function measure(name: string, run: (round: number) => void): void {
  const timed = (round: number) => {
    const startedAt = performance.now();
    run(round);
    return performance.now() - startedAt;
  };
  const first = timed(0);
  for (let round = 0; round < 4; round++) run(round);
  const times = Array.from({ length: ROUNDS }, (_, round) => timed(round)).sort((a, b) => a - b);
  process.stdout.write(`| ${name} | ${(times[ROUNDS >> 1] ?? 0).toFixed(1)} | ${first.toFixed(1)} |\n`);
}

process.stdout.write('| feature | ms | first ms |\n|---|---|---|\n');
measure('picture, moving', (round) => paint(cover({}, 'a', round * 0.37)));
measure('picture, opacity 0.5', () => paint(cover({ opacity: 0.5 })));
measure('picture, turned, larger than the canvas', () =>
  paint(cover({ rotation: SLANT, ...inBox({ x: -100, y: -200, width: 1280, height: 2320 }) })),
);
measure('card of 720x900 turned upon a picture', () =>
  paint(
    cover(),
    cover({ rotation: SLANT, window: CANVAS, ...inBox({ x: 180, y: 400, width: 720, height: 900 }) }, 'b'),
  ),
);
for (const shape of MASK_SHAPES) {
  const mask = shape === 'rounded' ? ({ shape, radius: 0.1 } as const) : { shape };
  measure(`mask: ${shape}`, (round) => paint(cover({ mask }, 'a', round * 0.37)));
}
const modes: BlendMode[] = ['multiply', 'screen', 'overlay', 'soft-light'];
for (const blend of modes)
  measure(`image and another blended over all of it: ${blend}`, () => paint(cover(), cover({ blend }, 'b')));
measure('picture, graded', () => paint(cover({ grade: { look: { name: 'video', strength: 1 } } })));
measure('picture before its blurred copy', () => paint(cover(fitted)));
measure('the same in a round box', () => paint(cover({ ...fitted, mask: { shape: 'rounded', radius: 0.1 } })));
measure('cut-out of 1080x1080 upon a picture', () =>
  paint(cover(), cover({ window: VISUAL, ...inBox({ x: 0, y: 420, width: WIDTH, height: WIDTH }) }, 'cut-out')),
);
measure('video: taking a frame in', () => setFrame(plainFrame));
measure('video', () => {
  setFrame(plainFrame);
  paint(video());
});
measure('video, graded', () => {
  setFrame(plainFrame);
  paint(video({ grade: { temperature: 0.3, look: { name: 'video', strength: 1 } } }));
});
measure('video before its blurred copy', () => {
  setFrame(plainFrame);
  const box = { x: 0, y: 610, width: WIDTH, height: 700 };
  const backdrop = { window: { x: 343, y: 610, width: 394, height: 700 }, blurPx: 48 };
  paint(video({ window: box, dest: box, backdrop }));
});
measure('avatar: taking a frame in', () => setFrame(stackedFrame));
measure('avatar upon a picture', () => {
  setFrame(stackedFrame);
  paint(cover(), video());
});
measure('avatar, graded, upon a picture', () => {
  setFrame(stackedFrame);
  paint(cover(), video({ grade: { saturation: 0.3 } }));
});
const letters = (count: number, rotation: Rotation | undefined): Layer[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'sprite',
    sprite: { key: 'letter', kind: 'logo', media: 'letter', width: 48, height: 64, scale: 1 },
    x: 40.3 + (index % 16) * 60,
    y: 100.6 + Math.floor(index / 16) * 90,
    scale: 1.1,
    opacity: 0.9,
    ...(rotation ? { rotation } : {}),
  }));
measure('picture and 100 moving letters', () => paint(cover(), ...letters(100, undefined)));
measure('picture and 100 turned letters', () => paint(cover(), ...letters(100, SLANT)));
for (const transition of TRANSITION_KINDS)
  measure(`transition: ${transition}`, (round) =>
    paint({ kind: 'transition', transition, seed: 9, progress: 0.2 + round * 0.04, from: cover(), to: cover({}, 'b') }),
  );
