import { readPrompt } from '@reelwright/scene';
import type { Rendered, Tracer } from '@reelwright/tracer';

/** Side of the images of the sheet and of the stored ones, in pixels. */
export const GOLDEN_SIDE = 256;

/** Draws a prompt of the sheet, as a preview is drawn. */
export function drawGolden(tracer: Tracer, prompt: string, seed: number): Promise<Rendered> {
  const { graph } = readPrompt({ prompt });
  return tracer.render({ graph, seed, width: GOLDEN_SIDE, height: GOLDEN_SIDE, quality: 'preview' });
}
