import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Compositor, createCompositor } from '@reelwright/compositor';
import {
  type AnimatedTitleLayer,
  type FrameDescription,
  type Layer,
  TEXT_ANIMATIONS,
  type TextAnimation,
  type TitleSpec,
} from '@reelwright/timeline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareTestFonts } from '../fonts/test-fonts.ts';
import { registerFonts } from '../fonts/register-fonts.ts';
import { serverCanvasHost } from './canvas-host.ts';

const CANVAS = { width: 640, height: 320 };
const POSE = { x: 20, y: 20, scale: 1, opacity: 1 };

const TITLE: Omit<TitleSpec, 'key' | 'style'> = {
  kind: 'title',
  width: 600,
  height: 280,
  scale: 1,
  text: 'Täglich frisch, 保温一整天 AV',
  verticalAlign: 'middle',
  fontPx: 70,
};
const BASE = {
  family: 'Inter',
  weight: 800,
  size: 0.1,
  color: '#ffffff',
  align: 'center',
  uppercase: false,
  lineHeight: 1.15,
} as const;

const titles: Record<string, TitleSpec> = {
  'graded, with an underlined word': {
    ...TITLE,
    key: 'graded',
    style: { ...BASE, gradientTo: '#ff7a18' },
    emphasis: { text: 'frisch', color: '#00c2a8', kind: 'underline' },
  },
  'outlined, with a shadow, on plates': {
    ...TITLE,
    key: 'outlined',
    style: {
      ...BASE,
      letterSpacing: 0.04,
      outline: { color: '#101018', width: 0.08 },
      shadow: { color: '#ff2f6d', opacity: 1, x: 0.05, y: 0.06 },
      plate: { color: '#2434a0', opacity: 1, radius: 0.2, padding: 0.24 },
    },
    emphasis: { text: '一整天', color: '#ffd23f', kind: 'color' },
  },
};

/** These animations never rest. */
const NEVER_AT_REST: ReadonlySet<TextAnimation> = new Set([
  'wave',
  'pulse',
  'breathe',
  'float',
  'shake',
  'glitch',
] as const);

let folder: string;
let compositor: Compositor;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moving-titles-'));
  registerFonts(await prepareTestFonts({ folder }));
  const memory = { ringFrames: 2, memoryBytes: 64 * 1024 ** 2 };
  compositor = await createCompositor({ ...CANVAS, canvas: serverCanvasHost, ...memory });
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

function paint(layer: Layer): Uint8Array {
  const frame: FrameDescription = { ...CANVAS, background: '#35506b', layers: [layer] };
  return compositor.paint(frame).slice();
}

const LUMA_SAMPLES = CANVAS.width * CANVAS.height;

function mostDifferent(one: Uint8Array, other: Uint8Array): { luma: number; chroma: number } {
  const differences = one.map((value, index) => Math.abs(value - (other[index] ?? 0)));
  const most = (values: Uint8Array) => values.reduce((high, value) => Math.max(high, value), 0);
  return { luma: most(differences.subarray(0, LUMA_SAMPLES)), chroma: most(differences.subarray(LUMA_SAMPLES)) };
}

describe.each(Object.entries(titles))('a title %s', (_name, sprite) => {
  const moving = (animation: TextAnimation, changes: Partial<AnimatedTitleLayer>) =>
    paint({ kind: 'animated_title', sprite, animation, enter: 1, exit: 0, elapsedMs: 1000, ...POSE, ...changes });

  test.each(TEXT_ANIMATIONS.filter((animation) => !NEVER_AT_REST.has(animation)))(
    '%s comes to rest without a jump: its parts together equal the title drawn at once',
    (animation) => {
      const still = paint({ kind: 'sprite', sprite, ...POSE });
      expect(moving(animation, {})).toEqual(still);
      // The exit has just begun: everything is still in place, but in parts.
      const { luma, chroma } = mostDifferent(moving(animation, { exit: 1e-9 }), still);
      expect(luma).toBeLessThanOrEqual(3);
      // Four pixels share their chroma: at an edge, stacked layers differ a little from a single image.
      expect(chroma).toBeLessThanOrEqual(16);
    },
  );
});
