/** Browser features that the preview needs. */
const NEEDED = ['Worker', 'OffscreenCanvas', 'VideoFrame', 'VideoDecoder', 'WebAssembly', 'AudioContext'] as const;

/** Returns whether this browser can show previews: it needs WebCodecs, and canvases in workers. */
export function canPreview(scope: object = globalThis): boolean {
  return NEEDED.every((name) => name in scope);
}
