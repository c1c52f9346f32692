import { evaluate, frameToTick, type PictureLayer, type TimelineDocument } from '@reelwright/timeline';

/** The pictures that a frame shows, those of transitions included. */
export function listShownPictures(document: TimelineDocument, frame: number, scale: number): PictureLayer[] {
  return evaluate(document, frameToTick(frame, document.frameRate), scale).layers.flatMap((layer) => {
    if (layer.kind === 'picture') return [layer];
    return layer.kind === 'transition' ? [layer.from, layer.to] : [];
  });
}
