import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import { createWarmProgram } from '#src/platform/process/warm-program.ts';
import { takeTurnAtOnce } from '../../engine-work.ts';
import type { CutOutEngine } from '../cut-out.ts';
import type { MaskedSeparation } from '../separation.ts';
import type { CutOutOrder } from './cut-out-protocol.ts';

const MAX_HEAP_MIB = 256;
/** Without its middle compiler, whose code is replaced within a second: a tenth less CPU time for a picture of 12 MP. */
const V8_ARGS = [`--max-old-space-size=${MAX_HEAP_MIB}`, '--no-maglev'] as const;
/** The images of an ad arrive one right after another; afterwards the render needs the memory. */
const IDLE_MS = 3000;

const regionSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const cutOutSchema = z
  .object({
    width: z.number(),
    height: z.number(),
    region: regionSchema,
    fill: z.number(),
    outline: z.array(z.object({ from: z.number(), to: z.number() })),
    feet: z.array(z.object({ x: z.number(), y: z.number(), width: z.number() })).nullable(),
    cutBy: z.array(z.enum(['top', 'right', 'bottom', 'left'])),
    background: z.enum(['any', 'light']),
  })
  .nullable();

const separationSchema = z.discriminatedUnion('isSeparated', [
  z.object({ isSeparated: z.literal(true), width: z.number(), height: z.number(), region: regionSchema }),
  z.object({
    isSeparated: z.literal(false),
    hints: z.array(z.enum(['box', 'weak_edge', 'missing_part', 'shadow', 'cut_off', 'size'])),
  }),
]);

export interface EmbeddedCutOutEngine extends CutOutEngine, MaskedSeparation {
  close(): Promise<void>;
}

/** Finds what differs from a plain background and its shadow, without a neural network; runs in a separate process. */
export function createEmbeddedCutOutEngine(): EmbeddedCutOutEngine {
  const program = createWarmProgram({
    program: process.execPath,
    args: [...V8_ARGS, fileURLToPath(new URL('./cut-out-program.ts', import.meta.url))],
    errorCode: 'ANALYSIS_FAILED',
    timeoutMs: HANG_LIMIT_MS,
    idleMs: IDLE_MS,
  });
  const ask = (order: CutOutOrder, signal: AbortSignal): Promise<unknown> => program.request(order, signal);
  return {
    id: 'embedded-cut-out',
    warm: () => program.warm(),
    close: () => program.close(),
    cutOut: async (request, signal) => cutOutSchema.parse(await ask({ op: 'cut_out', ...request }, signal)),
    separate: async ({ imagePath, outputPath, marks, edge, maskPath, takeTurn = takeTurnAtOnce }, signal) => {
      const order = { op: 'separate', imagePath, outputPath, marks, edge, maskPath } as const;
      return separationSchema.parse(await takeTurn(() => ask(order, signal)));
    },
  };
}
