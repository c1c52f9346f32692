import { type CutFrame, rotateSize, VIDEO_CUT_LIMITS, type VideoFrames } from '@reelwright/contracts';
import { type CSSProperties, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CutPlayer } from '../model/cut-player.ts';
import { drawFrame, getDrawnSize } from '../model/draw-frame.ts';
import classes from './stage.module.css';

/** Drawn no larger than this: the preview's own frames are not. */
const MAX_DRAWN_PX = 1280;

interface StageProps {
  video: VideoFrames;
  player: CutPlayer | null;
  element: HTMLVideoElement | null;
  frame: CutFrame;
  /** Whether the whole image is shown, with a box of what is kept. */
  isCropping: boolean;
  onCrop(crop: NonNullable<CutFrame['crop']>, isDone: boolean): void;
}

/** Shows the current frame as the result will show it. */
export function Stage({ video, player, element, frame, isCropping, onCrop }: StageProps) {
  const { t } = useTranslation('videoCut');
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = getDrawnSize(video, frame, isCropping);
  const scale = Math.min(1, MAX_DRAWN_PX / Math.max(size.width, size.height));

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !element || !player) return;
    const draw = (): void => drawFrame(context, element, { video, frame, isWhole: isCropping });
    draw();
    return player.onFrame((shown) => {
      draw();
      canvas.current?.setAttribute('aria-label', t('stage.label', { name: video.file_name, frame: shown + 1 }));
    });
  }, [video, player, element, frame, isCropping, t]);

  return (
    <div className={classes.stage} style={{ '--ratio': size.width / size.height } as CSSProperties}>
      <div className={classes.image} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('stage.label', { name: video.file_name, frame: (player?.getFrame() ?? 0) + 1 })}
          width={Math.round(size.width * scale)}
          height={Math.round(size.height * scale)}
        />
        {isCropping && <CropBoxView video={video} frame={frame} onCrop={onCrop} />}
      </div>
    </div>
  );
}

type Crop = NonNullable<CutFrame['crop']>;
const ALL: Crop = { x: 0, y: 0, width: 1, height: 1 };
/** Which sides a corner moves: left or right, top or bottom. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
const KEY_STEP = 0.01;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Moves a corner; the opposite one stays. */
function dragCorner(crop: Crop, [right, bottom]: readonly [number, number], dx: number, dy: number): Crop {
  const least = VIDEO_CUT_LIMITS.minCropSide;
  const width = clamp(crop.width + (right ? dx : -dx), least, right ? 1 - crop.x : crop.x + crop.width);
  const height = clamp(crop.height + (bottom ? dy : -dy), least, bottom ? 1 - crop.y : crop.y + crop.height);
  return {
    x: right ? crop.x : crop.x + crop.width - width,
    y: bottom ? crop.y : crop.y + crop.height - height,
    width,
    height,
  };
}

const dragBox = (crop: Crop, dx: number, dy: number): Crop => ({
  ...crop,
  x: clamp(crop.x + dx, 0, 1 - crop.width),
  y: clamp(crop.y + dy, 0, 1 - crop.height),
});

/** The box of what is kept; its corners are dragged, or moved by the arrow keys. */
function CropBoxView({ video, frame, onCrop }: Pick<StageProps, 'video' | 'frame' | 'onCrop'>) {
  const { t } = useTranslation('videoCut');
  const area = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; from: Crop; move(dx: number, dy: number): Crop } | null>(null);
  const crop = frame.crop ?? ALL;
  const rotated = rotateSize(video, frame.rotation);

  const start = (move: (from: Crop, dx: number, dy: number) => Crop) => (event: PointerEvent) => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, from: crop, move: (dx, dy) => move(crop, dx, dy) };
  };
  const follow = (event: PointerEvent, isDone: boolean): void => {
    const bounds = area.current?.getBoundingClientRect();
    if (!drag.current || !bounds) return;
    const { x, y, move } = drag.current;
    onCrop(move((event.clientX - x) / bounds.width, (event.clientY - y) / bounds.height), isDone);
    if (isDone) drag.current = null;
  };
  const percent = (value: number): string => `${value * 100}%`;
  const followers = {
    onPointerMove: (event: PointerEvent) => follow(event, false),
    onPointerUp: (event: PointerEvent) => follow(event, true),
    onPointerCancel: (event: PointerEvent) => follow(event, true),
  };
  return (
    <div ref={area} className={classes.cropArea}>
      <div
        className={classes.crop}
        role="group"
        aria-label={t('stage.crop')}
        style={{
          left: percent(crop.x),
          top: percent(crop.y),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
        onPointerDown={start(dragBox)}
        {...followers}
      >
        {CORNERS.map((corner, index) => (
          <button
            key={`${corner[0]}${corner[1]}`}
            type="button"
            className={classes.corner}
            data-right={corner[0] === 1}
            data-bottom={corner[1] === 1}
            aria-label={t('stage.corner', { number: index + 1 })}
            onPointerDown={start((from, dx, dy) => dragCorner(from, corner, dx, dy))}
            {...followers}
            onKeyDown={(event) => {
              const steps: Record<string, [number, number]> = {
                ArrowLeft: [-1, 0],
                ArrowRight: [1, 0],
                ArrowUp: [0, -1],
                ArrowDown: [0, 1],
              };
              const [dx, dy] = steps[event.key] ?? [0, 0];
              if (dx === 0 && dy === 0) return;
              event.preventDefault();
              event.stopPropagation();
              const ratio = rotated.width / rotated.height;
              onCrop(dragCorner(crop, corner, dx * KEY_STEP, dy * KEY_STEP * ratio), true);
            }}
          />
        ))}
      </div>
    </div>
  );
}
