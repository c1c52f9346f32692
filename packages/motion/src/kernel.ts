import { KERNEL_CODE } from './kernel-code.gen.ts';

/** The kernel keeps its own tables below this address; planes lie above it. */
export const WORKSPACE_BYTES = 64 * 1024;

/** Side of a block, in samples of luma. */
export const BLOCK = 8;

/**
 * The functions of assembly/kernel.ts. Addresses are bytes in the shared memory; a stride is the bytes from row to row.
 * Planes have a margin of copied edge samples on all sides. A field has a vector (two i16) for each block of 8 x 8, row
 * by row. Arguments are not checked.
 */
export interface Kernel {
  extend(plane: number, stride: number, width: number, height: number, margin: number): void;
  halve(
    source: number,
    sourceStride: number,
    target: number,
    targetStride: number,
    width: number,
    height: number,
  ): void;
  search(
    image: number,
    other: number,
    stride: number,
    width: number,
    height: number,
    margin: number,
    coarse: number,
    coarseColumns: number,
    coarseRows: number,
    vectors: number,
    costs: number,
    radius: number,
    lambda: number,
    mirrored: number,
  ): void;
  refine(
    image: number,
    other: number,
    stride: number,
    width: number,
    height: number,
    margin: number,
    vectors: number,
    mirrored: number,
  ): void;
  measure(
    image: number,
    other: number,
    stride: number,
    width: number,
    height: number,
    vectors: number,
    errors: number,
  ): void;
  mergeLuma(
    image: number,
    stride: number,
    width: number,
    height: number,
    neighbours: number,
    count: number,
    expected: number,
    limit: number,
    target: number,
  ): void;
  mergeChroma(
    image: number,
    beyond: number,
    stride: number,
    width: number,
    height: number,
    neighbours: number,
    count: number,
    limit: number,
    target: number,
  ): void;
  finish(
    values: number,
    weights: number,
    sumStride: number,
    target: number,
    targetStride: number,
    width: number,
    height: number,
  ): void;
  between(
    before: number,
    after: number,
    stride: number,
    columns: number,
    rows: number,
    vectors: number,
    values: number,
    weights: number,
    sumStride: number,
    half: number,
  ): void;
  smooth(
    plane: number,
    stride: number,
    width: number,
    height: number,
    sums: number,
    shifts: number,
    bits: number,
    threshold: number,
  ): void;
  warp(
    source: number,
    stride: number,
    width: number,
    height: number,
    margin: number,
    target: number,
    targetStride: number,
    ax: number,
    ay: number,
    a: number,
    bx: number,
    by: number,
    b: number,
  ): void;
}

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

/** The part of WebAssembly that is needed here: browsers and Node have it, but this package knows the types of neither. */
interface WebAssemblyHost {
  Memory: new (options: { initial: number; maximum: number }) => WasmMemory;
  instantiate(
    code: Uint8Array<ArrayBuffer>,
    imports: { env: { memory: WasmMemory; abort: () => never } },
  ): Promise<{ instance: { exports: unknown } }>;
}

const PAGE_BYTES = 65_536;

/** Starts a kernel over a memory of `bytes`. */
export async function openKernel(bytes: number): Promise<{ kernel: Kernel; memory: WasmMemory }> {
  const host = (globalThis as unknown as { WebAssembly: WebAssemblyHost }).WebAssembly;
  const pages = Math.ceil(bytes / PAGE_BYTES);
  const memory = new host.Memory({ initial: pages, maximum: pages });
  const abort = (): never => {
    throw new Error('the motion kernel has stopped');
  };
  const { instance } = await host.instantiate(KERNEL_CODE, { env: { memory, abort } });
  return { kernel: instance.exports as Kernel, memory };
}
