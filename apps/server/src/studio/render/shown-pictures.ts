import { evaluate, frameToTick, type PictureLayer, type TimelineDocument } from '@reelwright/timeline';

/** Lists the images that a frame shows, including those of transitions. */
export function listShownPictures(document: TimelineDocument, frame: number, scale: number): PictureLayer[] {
  return evaluate(document, frameToTick(frame, document.frameRate), scale).layers.flatMap((layer) => {
    if (layer.kind === 'picture') return [layer];
    return layer.kind === 'transition' ? [layer.from, layer.to] : [];
  });
}
