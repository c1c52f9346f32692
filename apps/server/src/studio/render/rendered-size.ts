import { outputCanvas, type TimelineDocument } from '@reelwright/timeline';

/** A draft is for previews: fast, coarser, half as large. It can be played while it is rendered. */
export type RenderQuality = 'final' | 'draft';

/** Of the document's canvas. */
export const SCALES: Readonly<Record<RenderQuality, number>> = { final: 1, draft: 0.5 };

/** Returns the size of a document's video, in pixels. */
export function renderedSize(document: TimelineDocument, quality: RenderQuality): { width: number; height: number } {
  const { width, height } = outputCanvas(document, SCALES[quality]);
  return { width, height };
}
