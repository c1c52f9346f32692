import type { SceneGraph } from '@reelwright/scene';
import { luminanceOf } from './colors.ts';
import {
  allocateMemory,
  compileKernel,
  type Kernel,
  openKernel,
  type WasmMemory,
  type WasmModule,
} from './kernel/kernel.ts';
import { MAX_IMAGE_SIDE, MEMORY } from './kernel/memory-layout.ts';
import { writeScene } from './kernel/write-scene.ts';
import { layOutScene, type LayoutOrder, type ScenePlan } from './layout/lay-out-scene.ts';
import { SUBJECT_ELEMENT } from './scene/placed-scene.ts';
import { type BandPool, openBandPool } from './threads/band-pool.ts';

/** A picture with alpha, cut out: 4 bytes a pixel, not premultiplied. */
export interface CutOut {
  rgba: Uint8Array;
  width: number;
  height: number;
}

export interface RenderRequest {
  graph: SceneGraph;
  /** Whole number from 0; the same seed gives the same bytes, on any number of threads. */
  seed: number;
  /** Pixels, 16 to 2048. */
  width: number;
  height: number;
  quality?: 'preview' | 'standard' | 'best';
  /** Stands in the scene instead of the graph's subject. */
  product?: CutOut;
  /** Also return the picture's parts. */
  layers?: boolean;
  signal?: AbortSignal;
  /** 0 to 1, of the rows that are finished. */
  onProgress?: (share: number) => void;
}

export interface RenderedElement {
  id: number;
  /** `ground`, `backdrop`, `subject`, `set` or `prop.` and its kind. */
  name: string;
  /** Of the picture's pixels. */
  share: number;
}

export interface Rendered {
  /** Opaque, 4 bytes a pixel. */
  rgba: Uint8ClampedArray;
  /** The element of each pixel. */
  ids: Uint8Array;
  elements: RenderedElement[];
  layers?: {
    /** The scene without its subject, whose shadow stays. */
    plate: Uint8ClampedArray;
    /** The subject alone, not premultiplied. */
    subject: Uint8ClampedArray;
    /** 1 / distance from the camera; 0 where nothing stands. */
    inverseDepth: Float32Array;
  };
}

/** Draws the text of a label. Returns 4 bytes a pixel, not premultiplied. */
export type DrawLabel = (label: {
  text: string;
  ink: string;
  width: number;
  height: number;
}) => Uint8Array | Uint8ClampedArray;

export interface Tracer {
  /** Renders one picture; further ones wait. Throws a RangeError for a size outside the limits, or the signal's reason. */
  render(request: RenderRequest): Promise<Rendered>;
  close(): Promise<void>;
}

const SAMPLES = { preview: 3, standard: 4, best: 10 } as const;
const MAX_SIDE = 2048;
const ATTEMPTS = 4;
const CHECK_SIDE = 96;
const LEAST_SHARE = 0.008;
const PIXEL_BYTES = 16;
const BUFFERS = 5;

/** Opens a tracer with threads of its own. Without `drawLabel`, labels stay blank. */
export async function openTracer({
  threads = 2,
  drawLabel,
}: {
  threads?: number;
  drawLabel?: DrawLabel;
} = {}): Promise<Tracer> {
  const module = compileKernel();
  const pool = openBandPool(threads);
  let last: Promise<unknown> = Promise.resolve();
  return {
    render(request) {
      const next = last.then(() => renderScene({ module, pool, drawLabel }, request));
      last = next.catch(() => undefined);
      return next;
    },
    async close() {
      await last;
      await pool.close();
    },
  };
}

interface Tools {
  module: WasmModule;
  pool: BandPool;
  drawLabel: DrawLabel | undefined;
}

async function renderScene(tools: Tools, request: RenderRequest): Promise<Rendered> {
  const { graph, seed, width, height, signal } = request;
  if (![width, height].every((side) => Number.isInteger(side) && side >= 16 && side <= MAX_SIDE))
    throw new RangeError(`a picture of ${width} x ${height}`);
  signal?.throwIfAborted();
  const pixels = width * height;
  const memory = allocateMemory(MEMORY.pixels + pixels * (PIXEL_BYTES * BUFFERS + 9) + CHECK_SIDE * CHECK_SIDE);
  const kernel = openKernel(tools.module, memory);
  tools.pool.open(tools.module, memory);
  try {
    const plan = chooseLayout(kernel, memory, { graph, seed, aspect: width / height });
    writeLabel(plan, tools.drawLabel, height);
    writeScene(memory, plan.scene, width / height);
    return await draw(tools, kernel, memory, plan, request);
  } finally {
    tools.pool.release();
  }
}

/** Lays out until all that was asked for is seen, at most four times; returns the layout that shows most. */
function chooseLayout(kernel: Kernel, memory: WasmMemory, order: Omit<LayoutOrder, 'attempt'>): ScenePlan {
  let best: { plan: ScenePlan; least: number } | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const plan = layOutScene({ ...order, attempt });
    if (order.graph.props.length === 0) return plan;
    writeScene(memory, plan.scene, order.aspect);
    const [width, height] =
      order.aspect > 1
        ? [CHECK_SIDE, Math.round(CHECK_SIDE / order.aspect)]
        : [Math.round(CHECK_SIDE * order.aspect), CHECK_SIDE];
    kernel.findElements(width, height, 0, height, MEMORY.pixels);
    const shares = measureShares(new Uint8Array(memory.buffer, MEMORY.pixels, width * height), plan.elements);
    const least = Math.min(...shares.filter(({ name }) => name.startsWith('prop.')).map(({ share }) => share));
    if (!best || least > best.least) best = { plan, least };
    if (least >= LEAST_SHARE) break;
  }
  // The loop ran at least once.
  return (best as { plan: ScenePlan }).plan;
}

function measureShares(ids: Uint8Array, names: readonly string[]): RenderedElement[] {
  const counts = names.map(() => 0);
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return names.map((name, id) => ({ id, name, share: (counts[id] ?? 0) / ids.length })).slice(1);
}

function writeLabel(plan: ScenePlan, drawLabel: DrawLabel | undefined, height: number): void {
  if (!plan.label || !drawLabel) return;
  const { text, ink, width: wide, height: high, share } = plan.label;
  // Twice as large as on the picture, so that it stays smooth.
  const tall = Math.min(MAX_IMAGE_SIDE, Math.max(64, Math.round(share * height * 2)));
  const across = Math.min(MAX_IMAGE_SIDE, Math.max(16, Math.round((tall * wide) / high)));
  const size = { width: across, height: Math.round((across * high) / wide) };
  const rgba = drawLabel({ text, ink, ...size });
  plan.scene.image = { rgba: new Uint8Array(rgba), ...size };
}

/** Where the buffers of pixels lie. */
function layBuffers(pixels: number) {
  const at = (index: number): number => MEMORY.pixels + index * pixels * PIXEL_BYTES;
  return {
    irradiance: at(0),
    mirrored: at(1),
    geometry: at(2),
    surface: at(3),
    spare: at(4),
    picture: at(5),
    cut: at(5) + pixels * 4,
    ids: at(5) + pixels * 8,
  };
}

const LIGHT_ROWS = 16;
const SMOOTH_ROWS = 32;
/** Shares of the work, for progress. */
const WORK = { light: 0.75, smooth: 0.2 } as const;

async function draw(
  { pool }: Tools,
  kernel: Kernel,
  memory: WasmMemory,
  plan: ScenePlan,
  request: RenderRequest,
): Promise<Rendered> {
  const { width, height, seed, quality = 'standard', signal, onProgress } = request;
  const pixels = width * height;
  const { irradiance, mirrored, geometry, surface, spare, picture, cut, ids } = layBuffers(pixels);
  await pool.run(
    'light',
    {
      rows: LIGHT_ROWS,
      height,
      toArgs: (from, to) => [width, height, from, to, SAMPLES[quality], seed, irradiance, mirrored, geometry, surface],
    },
    { signal, onBand: (share) => onProgress?.(share * WORK.light) },
  );
  let steps = 0;
  for (const buffer of [irradiance, mirrored])
    for (const [index, reach] of [1, 2, 4, 8].entries()) {
      const [from, to] = index % 2 === 0 ? [buffer, spare] : [spare, buffer];
      const tolerance = buffer === irradiance ? 4.5 : 3;
      await pool.run(
        'smooth',
        {
          rows: SMOOTH_ROWS,
          height,
          toArgs: (low, high) => [from, to, geometry, surface, width, height, reach, low, high, tolerance],
        },
        { signal },
      );
      steps += 1;
      onProgress?.(WORK.light + (WORK.smooth * steps) / 8);
    }
  const exposure = findExposure(kernel, memory, plan, { width, height });
  await pool.run(
    'resolve',
    {
      rows: SMOOTH_ROWS,
      height,
      toArgs: (from, to) => [
        width,
        height,
        from,
        to,
        irradiance,
        mirrored,
        geometry,
        surface,
        exposure,
        picture,
        ids,
        cut,
        SUBJECT_ELEMENT,
      ],
    },
    { signal },
  );
  onProgress?.(1);
  const rgba = new Uint8ClampedArray(new Uint8ClampedArray(memory.buffer, picture, pixels * 4));
  const found = new Uint8Array(new Uint8Array(memory.buffer, ids, pixels));
  return { rgba, ids: found, elements: measureShares(found, plan.elements) };
}

/** Each how many rows and columns are looked at. */
const METER_STEP = 4;

/**
 * Finds how much light is let in, so that the measured surface looks as bright as its color, or a scene without one has
 * a middle brightness.
 */
function findExposure(
  kernel: Kernel,
  memory: WasmMemory,
  plan: ScenePlan,
  { width, height }: { width: number; height: number },
): number {
  const { irradiance, mirrored, surface } = layBuffers(width * height);
  const floats = (at: number): Float32Array => new Float32Array(memory.buffer, at, width * height * 4);
  const [light, gloss, color] = [floats(irradiance), floats(mirrored), floats(surface)];
  const wall: number[] = [];
  const all: number[] = [];
  for (let y = 0; y < height; y += METER_STEP)
    for (let x = 0; x < width; x += METER_STEP) {
      const at = (y * width + x) * 4;
      const channel = (index: number): number =>
        (color[at + index] ?? 0) * (light[at + index] ?? 0) + (gloss[at + index] ?? 0);
      const seen = luminanceOf([channel(0), channel(1), channel(2)]);
      const shape = color[at + 3] ?? 0;
      all.push(seen);
      if (shape === -2 || shape === -3 || (shape === -1 && plan.scene.stage.kind === 'seamless')) wall.push(seen);
    }
  const isMeasured = plan.measured !== null && wall.length > all.length * 0.04;
  const target = (isMeasured && plan.measured ? luminanceOf(plan.measured) : 0.27) * plan.key;
  const seen = isMeasured ? wall : all;
  // The mean of what will be shown: tone bends what is bright.
  let [low, high] = [0.02, 30];
  for (let step = 0; step < 24; step += 1) {
    const exposure = Math.sqrt(low * high);
    const mean = seen.reduce((sum, value) => sum + kernel.tone(value * exposure), 0) / seen.length;
    if (mean > target) high = exposure;
    else low = exposure;
  }
  return Math.sqrt(low * high);
}
