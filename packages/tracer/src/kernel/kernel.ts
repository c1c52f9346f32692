import { KERNEL_CODE } from './kernel-code.gen.ts';

/** The part of WebAssembly that the tracer needs; the types of Node leave it out. */
export interface WasmMemory {
  readonly buffer: SharedArrayBuffer;
}
export interface WasmModule {
  readonly [Symbol.toStringTag]: string;
}
interface WebAssemblyHost {
  Memory: new (options: { initial: number; maximum: number; shared: true }) => WasmMemory;
  Module: new (code: Uint8Array<ArrayBuffer>) => WasmModule;
  Instance: new (
    module: WasmModule,
    imports: { env: { memory: WasmMemory; abort: () => never } },
  ) => { exports: unknown };
}
const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyHost }).WebAssembly;

/**
 * The functions of assembly/kernel.ts. Addresses are bytes in the shared memory; rows of pixels `from` to `to` are
 * worked on. What a pixel becomes depends on its place, the scene and the seed alone. Arguments are not checked.
 */
export interface Kernel {
  findElements(width: number, height: number, from: number, to: number, ids: number): void;
  light(
    width: number,
    height: number,
    from: number,
    to: number,
    samples: number,
    seed: number,
    irradiance: number,
    mirrored: number,
    geometry: number,
    surface: number,
  ): void;
  smooth(
    source: number,
    target: number,
    geometry: number,
    surface: number,
    width: number,
    height: number,
    reach: number,
    from: number,
    to: number,
    tolerance: number,
  ): void;
  addPools(
    width: number,
    height: number,
    from: number,
    to: number,
    irradiance: number,
    geometry: number,
    surface: number,
  ): void;
  resolve(
    width: number,
    height: number,
    from: number,
    to: number,
    irradiance: number,
    mirrored: number,
    geometry: number,
    surface: number,
    exposure: number,
    target: number,
    ids: number,
    cut: number,
    subject: number,
  ): void;
  /** From linear light to 0 to 1, still linear. */
  tone(light: number): number;
}

const PAGE_BYTES = 65_536;
const MAX_PAGES = 16_384;

export function allocateMemory(bytes: number): WasmMemory {
  return new webAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES), maximum: MAX_PAGES, shared: true });
}

export const compileKernel = (): WasmModule => new webAssembly.Module(KERNEL_CODE);

export function openKernel(module: WasmModule, memory: WasmMemory): Kernel {
  const abort = (): never => {
    throw new Error('the kernel aborted');
  };
  return new webAssembly.Instance(module, { env: { memory, abort } }).exports as Kernel;
}
