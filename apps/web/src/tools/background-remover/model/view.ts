/** A place on the stage or in the image, in pixels. */
export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** How an image lies on the stage: 1 fits it in; `x` and `y` move its middle from the stage's, in pixels of the stage. */
export interface View extends Point {
  zoom: number;
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };
const ZOOM = { min: 1, max: 12, step: 1.25 } as const;
const MARGIN_PX = 24;

/** Returns where the image lies on the stage. */
export function placeImage(
  stage: Size,
  image: Size,
  view: View,
): { x: number; y: number; width: number; height: number } {
  const fit = Math.min(
    Math.max(1, stage.width - 2 * MARGIN_PX) / image.width,
    Math.max(1, stage.height - 2 * MARGIN_PX) / image.height,
  );
  const [width, height] = [image.width * fit * view.zoom, image.height * fit * view.zoom];
  return { x: (stage.width - width) / 2 + view.x, y: (stage.height - height) / 2 + view.y, width, height };
}

/** Returns the point of the image, in fractions of it, that lies at a place of the stage. */
export function toImagePoint(at: Point, placed: { x: number; y: number; width: number; height: number }): Point {
  return { x: (at.x - placed.x) / placed.width, y: (at.y - placed.y) / placed.height };
}

/** Zooms so that what lies at a place of the stage stays there. */
export function zoomAt(view: View, factor: number, at: Point, stage: Size): View {
  const zoom = Math.min(ZOOM.max, Math.max(ZOOM.min, view.zoom * factor));
  if (zoom === ZOOM.min) return WHOLE;
  const scale = zoom / view.zoom;
  const [middleX, middleY] = [at.x - stage.width / 2, at.y - stage.height / 2];
  return { zoom, x: middleX - (middleX - view.x) * scale, y: middleY - (middleY - view.y) * scale };
}
