import { compileKernel } from './kernel/kernel.ts';
import { renderScene } from './render-scene.ts';
import type { DrawLabel, Rendered, RenderRequest } from './render-request.ts';
import { openBandPool } from './threads/band-pool.ts';

export interface Tracer {
  /**
   * Renders one image; further ones wait for it. Throws a RangeError for a size outside the limits or an empty
   * product, or the signal's reason.
   */
  render(request: RenderRequest): Promise<Rendered>;
  close(): Promise<void>;
}

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
