/** What the preview is made of, and this browser may lack. */
const NEEDED = ['Worker', 'OffscreenCanvas', 'VideoFrame', 'VideoDecoder', 'WebAssembly', 'AudioContext'] as const;

/** Whether this browser can preview: it has WebCodecs, and canvases in workers. */
export function canPreview(scope: object = globalThis): boolean {
  return NEEDED.every((name) => name in scope);
}
