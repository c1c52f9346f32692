/**
 * The part of WebAssembly that the kernel needs. Browser and Node both provide it, but the types of neither are
 * available in this package.
 */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

interface WebAssemblyHost {
  Memory: new (options: { initial: number; maximum: number }) => WasmMemory;
  instantiate(
    code: Uint8Array<ArrayBuffer>,
    imports: { env: { memory: WasmMemory; abort: () => never } },
  ): Promise<{ instance: { exports: unknown } }>;
}

export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyHost }).WebAssembly;
