import type { Kernel } from '../kernel.ts';
import { referBlend } from './blend.ts';
import { referCompose } from './compose.ts';
import { referConvert } from './convert.ts';
import { referGrade } from './grade.ts';
import { referPlanes } from './planes.ts';
import { referResample } from './resample.ts';
import { viewMemory } from './samples.ts';
import { referShape } from './shape.ts';

/** The kernel in plain TypeScript, sample by sample: the tests compare the WASM kernel with it. */
export function createReferenceKernel(bytes: Uint8Array): Kernel {
  const memory = viewMemory(bytes);
  return {
    buildWeights() {},
    ...referBlend(memory),
    ...referCompose(memory),
    ...referConvert(memory),
    ...referGrade(memory),
    ...referPlanes(memory),
    ...referResample(memory),
    ...referShape(memory),
  };
}
