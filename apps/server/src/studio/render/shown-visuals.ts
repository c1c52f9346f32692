import { evaluate, frameToTick, type VisualLayer, type TimelineDocument } from '@reelwright/timeline';

/** Lists the images that a frame shows, including those of transitions. */
export function listShownVisuals(document: TimelineDocument, frame: number, scale: number): VisualLayer[] {
  return evaluate(document, frameToTick(frame, document.frameRate), scale).layers.flatMap((layer) => {
    if (layer.kind === 'visual') return [layer];
    return layer.kind === 'transition' ? [layer.from, layer.to] : [];
  });
}
