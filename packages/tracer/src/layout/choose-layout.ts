import type { Kernel, WasmMemory } from '../kernel/kernel.ts';
import { MEMORY } from '../kernel/memory-layout.ts';
import { writeScene } from '../kernel/write-scene.ts';
import type { RenderedElement } from '../render-request.ts';
import { layOutScene, type LayoutOrder, type ScenePlan } from './lay-out-scene.ts';

const ATTEMPTS = 4;
/** Elements are counted on an image of this many pixels on its long side. */
export const CHECK_SIDE = 96;
const LEAST_SHARE = 0.008;

/** Lays out until all props are seen, at most four times; returns the layout that shows most of the least seen. */
export function chooseLayout(kernel: Kernel, memory: WasmMemory, order: Omit<LayoutOrder, 'attempt'>): ScenePlan {
  let best = layOutScene({ ...order, attempt: 0 });
  let most = -1;
  for (let attempt = 0; attempt < ATTEMPTS && order.graph.props.length > 0; attempt += 1) {
    const plan = attempt === 0 ? best : layOutScene({ ...order, attempt });
    const least = measureLeast(kernel, memory, plan, order.aspect);
    if (least > most) [best, most] = [plan, least];
    if (least >= LEAST_SHARE) break;
  }
  return best;
}

function measureLeast(kernel: Kernel, memory: WasmMemory, plan: ScenePlan, aspect: number): number {
  const width = aspect > 1 ? CHECK_SIDE : Math.round(CHECK_SIDE * aspect);
  const height = aspect > 1 ? Math.round(CHECK_SIDE / aspect) : CHECK_SIDE;
  writeScene(memory, plan.scene, aspect);
  kernel.findElements(width, height, 0, height, MEMORY.pixels);
  const shares = measureShares(new Uint8Array(memory.buffer, MEMORY.pixels, width * height), plan.elements);
  return Math.min(...shares.filter(({ name }) => name.startsWith('prop.')).map(({ share }) => share));
}

/** How much of an image each element covers. */
export function measureShares(ids: Uint8Array, names: readonly string[]): RenderedElement[] {
  const counts = names.map(() => 0);
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return names.map((name, id) => ({ id, name, share: (counts[id] ?? 0) / ids.length })).slice(1);
}
