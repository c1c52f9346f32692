import { Button, Text } from '@mantine/core';
import type { AdScene } from '@reelwright/contracts';
import { ImageOff } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageOr } from '#src/ui/image-or.tsx';
import classes from './image-field.module.css';

type Focus = NonNullable<AdScene['focus']>;

interface FocusPickerProps {
  src: string;
  position: number;
  /** Undefined: detected automatically. */
  value: Focus | undefined;
  onChange(focus: Focus | undefined): void;
}

const STEP = 0.02;
const LARGE_STEP = 0.1;
const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
const percent = (share: number): number => Math.round(share * 100);

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Picks the point of an image that stays in view when it is cropped, by dragging or with the arrow keys. */
export function FocusPicker({ src, position, value, onChange }: FocusPickerProps) {
  const { t } = useTranslation('adEditor');
  const box = useRef<HTMLDivElement>(null);
  /** The position during a drag; the draft changes when the drag ends. */
  const [dragged, setDragged] = useState<Focus | null>(null);
  const point = dragged ?? value ?? { x: 0.5, y: 0.5 };

  function pointOf({ clientX, clientY }: PointerEvent): Focus {
    const rect = box.current?.getBoundingClientRect();
    if (!rect || rect.width === 0 || rect.height === 0) return point;
    return { x: within((clientX - rect.left) / rect.width), y: within((clientY - rect.top) / rect.height) };
  }

  function moveByKey(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onChange({ x: within(point.x + arrow[0] * step), y: within(point.y + arrow[1] * step) });
  }

  return (
    <div className={classes.focus}>
      <Text size="xs" fw={500}>
        {t('image.focus')}
      </Text>
      {/* Keyboard users move the point itself. */}
      <div
        ref={box}
        className={classes.canvas}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(pointOf(event));
        }}
        onPointerMove={(event) => dragged && setDragged(pointOf(event))}
        onPointerUp={(event) => {
          if (!dragged) return;
          onChange(pointOf(event));
          setDragged(null);
        }}
        onPointerCancel={() => setDragged(null)}
      >
        <ImageOr src={src} alt="" draggable={false}>
          <span className={classes.noImage}>
            <ImageOff size={22} aria-hidden />
          </span>
        </ImageOr>
        <div
          className={classes.point}
          role="slider"
          tabIndex={0}
          aria-label={t('image.focusOf', { position })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(point.x)}
          aria-valuetext={t('image.focusAt', { x: percent(point.x), y: percent(point.y) })}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%`, opacity: value || dragged ? 1 : 0.65 }}
          onKeyDown={moveByKey}
        />
      </div>
      {value ? (
        <Button size="compact-xs" variant="subtle" onClick={() => onChange(undefined)}>
          {t('image.focusAuto')}
        </Button>
      ) : (
        <Text size="xs" c="dimmed">
          {t('image.focusHint')}
        </Text>
      )}
    </div>
  );
}
