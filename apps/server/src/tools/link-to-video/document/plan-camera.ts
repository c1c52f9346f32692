import type { Camera, Easing } from '@reelwright/timeline';
import type { Region } from '#src/engines/vision/vision.ts';
import { coverWindow } from '../frame-picture.ts';

export interface CameraMove {
  from: Camera;
  to: Camera;
  easing: Easing;
}

interface CameraRequest {
  picture: { width: number; height: number; subject: Region };
  canvasAspect: number;
  /** Which of the moves; the moves alternate over an ad. */
  turn: number;
  durationMs: number;
}

const LONGEST_ZOOM = 1.16;
/** Zoom per second: slow enough to feel calm, fast enough to feel alive. */
const ZOOM_PER_SECOND = 0.028;
const SMALLEST_ZOOM = 1.02;
const PAN_ZOOM = 1.1;
/** In fractions of the picture: less than this looks like a picture that stands still. */
const SHORTEST_MOVE = 0.02;
/** Share of the free room that a pan crosses. */
const PAN_REACH = 0.7;

function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

/** Where the window's centre may be, so that the window stays in the picture and the subject in the window. */
function centreRange(subjectStart: number, subjectSize: number, windowSize: number): [number, number] {
  const half = windowSize / 2;
  const low = Math.max(half, subjectStart + subjectSize - half);
  const high = Math.min(1 - half, subjectStart + half);
  return low <= high
    ? [low, high]
    : [clamp(subjectStart + subjectSize / 2, half, 1 - half), clamp(subjectStart + subjectSize / 2, half, 1 - half)];
}

/** A slow move over a picture that keeps its subject in view from the first frame to the last. */
export function planCamera({ picture, canvasAspect, turn, durationMs }: CameraRequest): CameraMove {
  const { subject } = picture;
  const window = coverWindow(picture.width / picture.height, canvasAspect);
  const roomZoom = Math.min(window.width / subject.width, window.height / subject.height);
  const zoom = clamp(
    1 + (ZOOM_PER_SECOND * durationMs) / 1000,
    SMALLEST_ZOOM,
    Math.max(SMALLEST_ZOOM, Math.min(LONGEST_ZOOM, roomZoom)),
  );
  const at = (zoomLevel: number, reachX: number, reachY: number): Camera => {
    const [lowX, highX] = centreRange(subject.x, subject.width, window.width / zoomLevel);
    const [lowY, highY] = centreRange(subject.y, subject.height, window.height / zoomLevel);
    return { x: lowX + (highX - lowX) * reachX, y: lowY + (highY - lowY) * reachY, zoom: zoomLevel };
  };
  const panZoom = Math.min(PAN_ZOOM, Math.max(SMALLEST_ZOOM, roomZoom));
  const pan = (reachX: number, reachY: number): CameraMove => ({
    from: at(panZoom, 0.5 - reachX / 2, 0.5 + reachY / 2),
    to: at(panZoom, 0.5 + reachX / 2, 0.5 - reachY / 2),
    easing: 'linear',
  });
  const pushIn: CameraMove = { from: at(1, 0.5, 0.5), to: at(zoom, 0.5, 0.5), easing: 'linear' };
  const pullOut: CameraMove = { from: pushIn.to, to: pushIn.from, easing: 'linear' };
  const moves = [pushIn, pan(PAN_REACH, 0), pullOut, pan(0, PAN_REACH)] as const;
  const move = moves[turn % moves.length] ?? pushIn;
  // A pan needs room that a subject as large as the window does not leave.
  return lengthOf(move) < SHORTEST_MOVE ? pushIn : move;
}

function lengthOf({ from, to }: CameraMove): number {
  return Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(to.zoom - from.zoom);
}
