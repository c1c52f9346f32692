import { type CutFrame, planCutFrame, rotateSize, type VideoFrames } from '@reelwright/contracts';

export type ShownVideo = Pick<VideoFrames, 'width' | 'height' | 'is_stacked'>;

/** Returns the size of what is drawn: the result, or the whole rotated image while its crop is chosen. */
export function getDrawnSize(video: ShownVideo, frame: CutFrame, isWhole: boolean): { width: number; height: number } {
  return isWhole ? rotateSize(video, frame.rotation) : planCutFrame(video, frame).canvas;
}

/** Draws a video's frame as the result will show it, or whole, scaled to a canvas. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  source: CanvasImageSource,
  { video, frame, isWhole }: { video: ShownVideo; frame: CutFrame; isWhole: boolean },
): void {
  const { width, height } = context.canvas;
  const shown = isWhole ? { ...frame, crop: null, canvas: null } : frame;
  const plan = planCutFrame(video, shown);
  const scale = width / plan.canvas.width;
  context.save();
  context.clearRect(0, 0, width, height);
  const fill = shown.canvas?.fill;
  if (fill === 'blur') {
    // Out of focus, the whole canvas is covered by the image itself.
    const cover = Math.max(plan.canvas.width / plan.crop.width, plan.canvas.height / plan.crop.height);
    const size = { width: plan.crop.width * cover, height: plan.crop.height * cover };
    const place = { x: (plan.canvas.width - size.width) / 2, y: (plan.canvas.height - size.height) / 2, ...size };
    context.filter = `blur(${Math.round(width / 22)}px)`;
    paint(context, source, { video, frame: shown, crop: plan.crop, place, scale });
    context.filter = 'none';
  } else if (fill !== undefined) {
    context.fillStyle = fill;
    context.fillRect(0, 0, width, height);
  }
  paint(context, source, { video, frame: shown, crop: plan.crop, place: plan.placed, scale });
  context.restore();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Paints the crop of the rotated image into a place of the canvas. */
function paint(
  context: CanvasRenderingContext2D,
  source: CanvasImageSource,
  { video, frame, crop, place, scale }: { video: ShownVideo; frame: CutFrame; crop: Box; place: Box; scale: number },
): void {
  const rotated = rotateSize(video, frame.rotation);
  const zoom = (place.width / crop.width) * scale;
  context.save();
  context.beginPath();
  context.rect(place.x * scale, place.y * scale, place.width * scale, place.height * scale);
  context.clip();
  context.translate(
    place.x * scale + (rotated.width / 2 - crop.x) * zoom,
    place.y * scale + (rotated.height / 2 - crop.y) * zoom,
  );
  context.rotate((frame.rotation * Math.PI) / 180);
  const [width, height] = [video.width * zoom, video.height * zoom];
  if (video.is_stacked && source instanceof HTMLVideoElement) {
    // Below the colours lies the alpha, which the preview leaves out.
    context.drawImage(
      source,
      ...([0, 0, source.videoWidth, source.videoHeight / 2] as const),
      ...([-width / 2, -height / 2, width, height] as const),
    );
  } else context.drawImage(source, -width / 2, -height / 2, width, height);
  context.restore();
}
