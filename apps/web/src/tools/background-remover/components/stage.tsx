import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CutOutMarks } from '@reelwright/contracts';
import type { CutImage } from '../model/cut-image.ts';
import { getCutOutWorker } from '../model/cut-out-worker.ts';
import { drawStage } from '../model/draw-stage.ts';
import type { EditorTool } from '../model/editor-tool.ts';
import { simplifyStroke } from '../model/simplify-stroke.ts';
import { useLiveMask } from '../model/use-live-mask.ts';
import { useLoadedImage } from '../model/use-loaded-image.ts';
import { placeImage, type Point, toImagePoint, type View, zoomAt } from '../model/view.ts';
import classes from './stage.module.css';

interface StageProps {
  image: CutImage;
  label: string;
  tool: EditorTool;
  /** The brush's radius, as a share of the image's longer side. */
  brush: number;
  view: View;
  onView(change: (view: View, stage: { width: number; height: number }) => View): void;
  onMarks(marks: CutOutMarks): void;
}

type Stroke = CutOutMarks['strokes'][number];
type Gesture =
  | { kind: 'box'; from: Point; to: Point }
  | { kind: 'stroke'; stroke: Stroke }
  | { kind: 'pan'; last: Point };

const LEAST_BOX = 0.02;
/** A mark by the keyboard moves by these shares of the image. */
const STEP = { fine: 0.01, coarse: 0.05 } as const;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const toTuple = ({ x, y }: Point): [number, number] => [clamp(x), clamp(y)];

function toBox({ from, to }: { from: Point; to: Point }): NonNullable<CutOutMarks['box']> {
  const [left, right] = [clamp(Math.min(from.x, to.x)), clamp(Math.max(from.x, to.x))];
  const [top, bottom] = [clamp(Math.min(from.y, to.y)), clamp(Math.max(from.y, to.y))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The image with what is kept of it. A drag marks, or moves the image; the mask follows while the brush is down. */
export function Stage({ image, label, tool, brush, view, onView, onMarks }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState({ width: 0, height: 0 });
  const [gesture, setGesture] = useState<Gesture | null>(null);
  const [pointer, setPointer] = useState<Point | null>(null);
  const fingers = useRef(new Map<number, Point>());
  const loaded = useLoadedImage(image.url);
  const live = useLiveMask(image.id);
  /** The newest mask, and the subject that was shown when it came: a later one has the mask's edge. */
  const [masked, setMasked] = useState({ turn: 0, subject: image.subject });
  if (live && live.turn !== masked.turn) setMasked({ turn: live.turn, subject: image.subject });
  const isStale = live !== null && masked.subject === image.subject;
  const { marks } = image.history.now;
  const size = loaded ? { width: loaded.naturalWidth, height: loaded.naturalHeight } : { width: 1, height: 1 };
  const placed = placeImage(stage, size, view);
  const longer = Math.max(placed.width, placed.height);

  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setStage({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element || !loaded || stage.width === 0) return;
    const pixelRatio = Math.min(2, window.devicePixelRatio || 1);
    const [width, height] = [Math.round(stage.width * pixelRatio), Math.round(stage.height * pixelRatio)];
    if (element.width !== width || element.height !== height) Object.assign(element, { width, height });
    const isBrush = tool === 'keep' || tool === 'remove';
    drawStage(element, {
      image: loaded,
      placed,
      subject: image.subject?.bitmap ?? null,
      mask: isStale || gesture?.kind === 'stroke' ? (live?.canvas ?? null) : null,
      box: gesture?.kind === 'box' ? toBox(gesture) : marks.box,
      stroke: gesture?.kind === 'stroke' ? gesture.stroke : null,
      cursor: isBrush && pointer ? { at: pointer, radiusPx: brush * longer, kind: tool } : null,
      pixelRatio,
    });
  });

  const zoomBy = useCallback(
    (factor: number, at: Point) => onView((now, whole) => zoomAt(now, factor, at, whole)),
    [onView],
  );
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.0015), { x: event.offsetX, y: event.offsetY });
    };
    // React's own wheel listeners are passive.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [zoomBy]);

  const placeOf = (event: React.PointerEvent): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  /** The mask follows the brush before the line is finished. */
  const follow = (stroke: Stroke): void =>
    getCutOutWorker().send({
      op: 'mask',
      id: image.id,
      turn: 0,
      marks: { ...marks, strokes: [...marks.strokes, simplifyStroke(stroke)] },
    });

  const begin = (event: React.PointerEvent<HTMLCanvasElement>): void => {
    const at = placeOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, at);
    // A second finger moves and zooms; what the first has begun to draw is dropped.
    if (fingers.current.size > 1) return setGesture(null);
    const from = toImagePoint(at, placed);
    if (tool === 'pan' || event.button === 1) setGesture({ kind: 'pan', last: at });
    else if (tool === 'box') setGesture({ kind: 'box', from, to: from });
    else {
      const stroke: Stroke = { kind: tool, radius: brush, points: [toTuple(from)] };
      setGesture({ kind: 'stroke', stroke });
      follow(stroke);
    }
  };

  const pinch = (id: number, at: Point): void => {
    const before = [...fingers.current.values()];
    const last = fingers.current.get(id);
    fingers.current.set(id, at);
    const [one, other] = [...fingers.current.values()];
    const [oneBefore, otherBefore] = before;
    if (!one || !other || !oneBefore || !otherBefore || !last) return;
    const spread = Math.hypot(one.x - other.x, one.y - other.y);
    const spreadBefore = Math.hypot(oneBefore.x - otherBefore.x, oneBefore.y - otherBefore.y);
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    const [moveX, moveY] = [(at.x - last.x) / 2, (at.y - last.y) / 2];
    onView((now, whole) => {
      const moved = { ...now, x: now.x + moveX, y: now.y + moveY };
      return zoomAt(moved, spread / Math.max(1, spreadBefore), middle, whole);
    });
  };

  const move = (event: React.PointerEvent<HTMLCanvasElement>): void => {
    const at = placeOf(event);
    setPointer(event.pointerType === 'touch' ? null : at);
    if (fingers.current.size > 1) return pinch(event.pointerId, at);
    if (!gesture) return undefined;
    const to = toImagePoint(at, placed);
    switch (gesture.kind) {
      case 'box':
        return setGesture({ ...gesture, to });
      case 'pan': {
        const [moveX, moveY] = [at.x - gesture.last.x, at.y - gesture.last.y];
        onView((now) => ({ ...now, x: now.x + moveX, y: now.y + moveY }));
        return setGesture({ kind: 'pan', last: at });
      }
      case 'stroke': {
        const stroke = { ...gesture.stroke, points: [...gesture.stroke.points, toTuple(to)] };
        setGesture({ kind: 'stroke', stroke });
        return follow(stroke);
      }
    }
  };

  const end = (event: React.PointerEvent<HTMLCanvasElement>): void => {
    fingers.current.delete(event.pointerId);
    if (!gesture) return;
    setGesture(null);
    if (gesture.kind === 'stroke') addStroke(gesture.stroke);
    if (gesture.kind !== 'box') return;
    const box = toBox(gesture);
    if (Math.min(box.width, box.height) >= LEAST_BOX) onMarks({ ...marks, box });
  };

  const addStroke = (stroke: Stroke): void =>
    onMarks({ ...marks, strokes: [...marks.strokes, simplifyStroke(stroke)] });

  /** Arrows move the brush, Enter dabs. */
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const at = pointer ?? { x: stage.width / 2, y: stage.height / 2 };
    if (arrow) {
      event.preventDefault();
      const step = longer * (event.shiftKey ? STEP.coarse : STEP.fine);
      setPointer({ x: at.x + arrow[0] * step, y: at.y + arrow[1] * step });
    }
    if (event.key === 'Enter' && (tool === 'keep' || tool === 'remove')) {
      event.preventDefault();
      addStroke({ kind: tool, radius: brush, points: [toTuple(toImagePoint(at, placed))] });
    }
  };

  return (
    <canvas
      ref={canvas}
      className={classes.stage}
      data-tool={tool}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it is drawn on by pointer and keyboard
      role="application"
      aria-label={label}
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={(event) => {
        fingers.current.delete(event.pointerId);
        setGesture(null);
      }}
      onPointerLeave={() => setPointer(null)}
      onKeyDown={onKeyDown}
    />
  );
}
