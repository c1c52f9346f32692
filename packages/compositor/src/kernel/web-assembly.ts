/**
 * The part of WebAssembly that the kernel needs. Browser and Node both provide it, but the types of neither are
 * available in this package.
 */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

/** Compiled code, which only WebAssembly itself looks into. */
export type WasmModule = object;

interface WebAssemblyHost {
  Memory: new (options: { initial: number; maximum: number }) => WasmMemory;
  compile(code: Uint8Array<ArrayBuffer>): Promise<WasmModule>;
  instantiate(
    module: WasmModule,
    imports: { env: { memory: WasmMemory; abort: () => never } },
  ): Promise<{ exports: unknown }>;
}

export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyHost }).WebAssembly;
