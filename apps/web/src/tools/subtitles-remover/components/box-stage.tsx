import type { EraseBox } from '@reelwright/contracts';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BoxPlace, type Corner, isBox, moveBox, type Point, resizeBox, spanBox } from '../model/boxes.ts';
import classes from './box-stage.module.css';

interface BoxStageProps {
  /** The video, which fills the stage. */
  children: ReactNode;
  ratio: number;
  boxes: readonly EraseBox[];
  chosen: number;
  /** The moment that is shown. */
  timeMs: number;
  /** Whether another box may be drawn. */
  hasRoom: boolean;
  onChoose(index: number): void;
  onDraw(place: BoxPlace): void;
  /** While it is dragged, a change is not done. */
  onChange(index: number, box: EraseBox, isDone: boolean): void;
  onRemove(index: number): void;
}

const CORNERS: readonly Corner[] = [
  { isRight: false, isBottom: false },
  { isRight: true, isBottom: false },
  { isRight: false, isBottom: true },
  { isRight: true, isBottom: true },
];
const KEY_STEP = 0.01;
const LARGE_STEP = 0.05;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Drag {
  from: Point;
  apply(to: Point, isDone: boolean): void;
}

/** A video with boxes over it: drawn, moved and resized by mouse, finger or arrow keys. */
export function BoxStage(props: BoxStageProps) {
  const { children, ratio, boxes, chosen, timeMs, hasRoom, onChoose, onDraw, onChange, onRemove } = props;
  const { t } = useTranslation('subtitlesRemover');
  const area = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [drawn, setDrawn] = useState<BoxPlace | null>(null);

  const toPoint = (event: PointerEvent): Point => {
    const bounds = area.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
    return { x: (event.clientX - bounds.left) / bounds.width, y: (event.clientY - bounds.top) / bounds.height };
  };
  const start = (event: PointerEvent, apply: (from: Point) => Drag['apply']): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = toPoint(event);
    drag.current = { from, apply: apply(from) };
  };
  const follow = (event: PointerEvent, isDone: boolean): void => {
    drag.current?.apply(toPoint(event), isDone);
    if (isDone) drag.current = null;
  };
  const followers = {
    onPointerMove: (event: PointerEvent) => follow(event, false),
    onPointerUp: (event: PointerEvent) => follow(event, true),
    onPointerCancel: (event: PointerEvent) => follow(event, true),
  };
  const draw = (event: PointerEvent): void => {
    if (!hasRoom) return;
    start(event, (from) => (to, isDone) => {
      const place = spanBox(from, to);
      setDrawn(isDone ? null : place);
      if (isDone && isBox(place)) onDraw(place);
    });
  };
  const onKeyDown = (event: KeyboardEvent, index: number, box: EraseBox): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return onRemove(index);
    }
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.ctrlKey || event.metaKey ? LARGE_STEP : KEY_STEP;
    const [dx, dy] = [arrow[0] * step, arrow[1] * step];
    const isSized = event.shiftKey;
    onChange(index, isSized ? resizeBox(box, { isRight: true, isBottom: true }, dx, dy) : moveBox(box, dx, dy), true);
  };

  return (
    <div className={classes.stage} style={{ '--ratio': ratio } as CSSProperties}>
      <div
        ref={area}
        className={classes.image}
        data-drawing={hasRoom}
        style={{ aspectRatio: String(ratio) }}
        onPointerDown={draw}
        {...followers}
      >
        {children}
        {boxes.map((box, index) => (
          <div
            // Boxes have no other identity than their place in the list.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={classes.box}
            data-chosen={index === chosen}
            data-shown={timeMs >= box.from_ms && timeMs <= box.to_ms}
            style={toStyle(box)}
          >
            <button
              type="button"
              className={classes.handle}
              aria-label={t('stage.box', { number: index + 1 })}
              aria-pressed={index === chosen}
              onFocus={() => onChoose(index)}
              onPointerDown={(event) => {
                event.currentTarget.focus();
                start(event, (from) => (to, isDone) => {
                  onChange(index, moveBox(box, to.x - from.x, to.y - from.y), isDone);
                });
              }}
              {...followers}
              onKeyDown={(event) => onKeyDown(event, index, box)}
            >
              <span className={classes.number}>{index + 1}</span>
            </button>
            {index === chosen &&
              CORNERS.map((corner) => (
                <span
                  key={`${corner.isRight} ${corner.isBottom}`}
                  className={classes.corner}
                  data-right={corner.isRight}
                  data-bottom={corner.isBottom}
                  aria-hidden
                  onPointerDown={(event) =>
                    start(event, (from) => (to, isDone) => {
                      onChange(index, resizeBox(box, corner, to.x - from.x, to.y - from.y), isDone);
                    })
                  }
                  {...followers}
                />
              ))}
          </div>
        ))}
        {drawn && <div className={classes.box} data-chosen data-shown style={toStyle(drawn)} />}
      </div>
    </div>
  );
}

function toStyle({ x, y, width, height }: BoxPlace): CSSProperties {
  return { left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` };
}
