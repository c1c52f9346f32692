import { useElementSize, useMergedRef } from '@mantine/hooks';
import type { DraftScript } from '@reelwright/contracts';
import { safeZone, type TimelineDocument } from '@reelwright/timeline';
import { RotateCw } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import {
  beginTyping,
  type CanvasElement,
  findElementAt,
  listCanvasElements,
  withinCanvas,
} from '../model/canvas-elements.ts';
import {
  type Corner,
  CORNERS,
  dragElement,
  type Gesture,
  placeRotationHandle,
  rotateElement,
  toElementCommand,
} from '../model/canvas-gesture.ts';
import { type ElementChange, editElement, isSameElement, readElement } from '../model/edit-element.ts';
import type { Playback } from '../model/playback.ts';
import { type CanvasRect, type Guide, listGuides } from '../model/snap-rect.ts';
import type { CanvasSession } from '../model/use-canvas-session.ts';
import { useRestingTick } from '../model/use-resting-tick.ts';
import classes from './canvas-overlay.module.css';
import { CanvasText } from './canvas-text.tsx';

interface CanvasOverlayProps {
  script: DraftScript;
  document: TimelineDocument;
  playback: Playback;
  session: CanvasSession;
  /** Called with the scene of an element that the user selects. */
  onScene(scene: number): void;
}

type Handle = Corner | 'rotate';

interface Drag {
  gesture: Gesture;
  isRotating: boolean;
  element: CanvasElement;
  from: { x: number; y: number };
  guides: Guide[];
}

/** Distance to a line within which an element snaps to it, and the least way of a pointer that drags, in pixels. */
const SNAP_PX = 6;
const DRAG_PX = 3;

const toStyle = ({ x, y, width, height }: CanvasRect, rotation = 0) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
  ...(rotation === 0 ? {} : { rotate: `${rotation}deg` }),
});

/**
 * The texts, stickers and images of the frame that stands on the canvas, to select, drag, scale and type in. While the
 * ad plays, a press pauses it and selects what was hit.
 */
export function CanvasOverlay({ script, document, playback, session, onScene }: CanvasOverlayProps) {
  const { t } = useTranslation('adEditor');
  const store = useAdDraftStore();
  const tick = useRestingTick(playback);
  const overlay = useRef<HTMLDivElement>(null);
  const { ref: measured, height: heightPx } = useElementSize<HTMLDivElement>();
  const ref = useMergedRef(overlay, measured);
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<{ rect: CanvasRect; rotation: number; isRotating: boolean } | null>(null);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const elements = useMemo(() => (tick === null ? [] : listCanvasElements(document, tick)), [document, tick]);
  const { selected, typed } = session;
  const ratio = document.canvas.width / document.canvas.height;
  const current = elements.find((element) => isSameElement(element, selected));
  const outline = dragged ?? current;

  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = overlay.current?.getBoundingClientRect();
    return box && box.width > 0
      ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height, box }
      : null;
  }

  function select(element: CanvasElement): void {
    session.select(element);
    onScene(element.scene);
  }

  /** Pauses at what was hit, instead of only pausing. */
  function pressWhilePlaying(event: MouseEvent): void {
    const point = pointOf(event);
    if (tick !== null || !point || !playback.getState().isPlaying) return;
    const { frameRate } = document;
    playback.pause();
    event.stopPropagation();
    const at = (playback.getFrame() * 120_000 * frameRate.den) / frameRate.num;
    const hit = findElementAt(listCanvasElements(document, Math.round(at)), point);
    if (hit) select(hit);
  }

  function beginDrag(event: PointerEvent<HTMLElement>, element: CanvasElement, handle: Handle | null): void {
    const point = pointOf(event);
    if (!point || event.button !== 0) return;
    event.stopPropagation();
    select(element);
    event.currentTarget.setPointerCapture(event.pointerId);
    const others = elements.filter((each) => each !== element && !each.isFramed).map(({ rect }) => rect);
    drag.current = {
      gesture: {
        before: readElement(script, element),
        rect: element.rect,
        rotation: element.rotation,
        ratio,
        isFramed: element.isFramed,
        corner: handle === 'rotate' ? null : handle,
      },
      isRotating: handle === 'rotate',
      element,
      from: point,
      guides: listGuides(safeZone(document.canvas), others),
    };
  }

  function continueDrag(event: PointerEvent<HTMLElement>): void {
    const point = pointOf(event);
    if (!drag.current || !point) return;
    const { gesture, isRotating, from, guides: lines } = drag.current;
    const moved = { x: point.x - from.x, y: point.y - from.y };
    const px = Math.hypot(moved.x * point.box.width, moved.y * point.box.height);
    if (session.pending === null && px < DRAG_PX) return;
    // Alt drags freely.
    if (isRotating) {
      const { change, rotation } = rotateElement(gesture, { from, to: point }, !event.altKey);
      session.drag(change);
      return setDragged({ rect: gesture.rect, rotation, isRotating });
    }
    const reach = { x: SNAP_PX / point.box.width, y: SNAP_PX / point.box.height };
    const { change, rect, guides: met } = dragElement(gesture, moved, event.altKey ? null : { guides: lines, reach });
    session.drag(change);
    setDragged({ rect, rotation: gesture.rotation, isRotating });
    setGuides(met);
  }

  function endDrag(isKept: boolean): void {
    const ended = drag.current;
    drag.current = null;
    setGuides([]);
    setDragged(null);
    session.drag(null);
    if (ended && isKept && session.pending) commit(ended.element, session.pending);
  }

  function commit(element: CanvasElement, change: ElementChange, mergeKey?: string): void {
    store.change(
      (content) => editElement(content, script.id, element, change),
      mergeKey === undefined ? {} : { mergeKey: `${script.id}.${element.scene}.${element.name}.${mergeKey}` },
    );
  }

  function typeIn(element: CanvasElement): void {
    const typing = beginTyping(script, element);
    if (typing) session.type(typing);
  }

  function obeyKey(event: KeyboardEvent, element: CanvasElement): void {
    const command = toElementCommand(event, readElement(script, element));
    if (!command) return;
    const isRotation = command.kind === 'change' && 'rotation' in command.change;
    if (isRotation && !element.canRotate) return;
    event.preventDefault();
    event.stopPropagation();
    switch (command.kind) {
      case 'change':
        return commit(element, command.change, Object.keys(command.change).join());
      case 'type':
        return typeIn(element);
      case 'hide':
        commit(element, { is_hidden: true });
        return session.select(null);
      case 'deselect':
        if (drag.current) return endDrag(false);
        session.select(null);
        return (event.currentTarget as HTMLElement).blur();
    }
  }

  return (
    // Each element is a button with keys of its own; a press beside them ends the selection.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      className={classes.overlay}
      data-true-to-scale
      role="group"
      aria-label={t('canvas.label')}
      data-takes-keys
      onClickCapture={pressWhilePlaying}
      onClick={(event) => {
        if (!selected) return;
        event.stopPropagation();
        session.select(null);
      }}
    >
      {elements.map((element) => (
        <button
          key={`${element.scene} ${element.name}`}
          type="button"
          className={classes.element}
          style={toStyle(element.rect, element.rotation)}
          data-selected={element === current || undefined}
          aria-label={t('canvas.element', {
            name: t(`canvas.name.${element.name}`),
            position: element.scene + 1,
          })}
          aria-pressed={element === current}
          aria-keyshortcuts={`ArrowLeft ArrowRight ArrowUp ArrowDown + - ${element.canRotate ? ', . ' : ''}Enter Delete Escape`}
          onFocus={() => select(element)}
          onKeyDown={(event) => obeyKey(event, element)}
          onPointerDown={(event) => beginDrag(event, element, null)}
          onPointerMove={continueDrag}
          onPointerUp={() => endDrag(true)}
          onPointerCancel={() => endDrag(false)}
          onClick={(event) => event.stopPropagation()}
          onDoubleClick={() => typeIn(element)}
        />
      ))}
      {guides.map(({ axis, at }) => (
        <span
          key={`${axis} ${at}`}
          className={classes.guide}
          data-axis={axis}
          style={{ '--at': `${at * 100}%` } as never}
        />
      ))}
      {current && outline && !typed && (
        <div
          className={classes.selection}
          style={outline.rotation === 0 ? toStyle(withinCanvas(outline.rect)) : toStyle(outline.rect, outline.rotation)}
        >
          {CORNERS.map((corner) => (
            <span
              key={corner}
              className={classes.corner}
              data-corner={corner}
              data-testid={`corner-${corner}`}
              onPointerDown={(event) => beginDrag(event, current, corner)}
              onPointerMove={continueDrag}
              onPointerUp={() => endDrag(true)}
              onPointerCancel={() => endDrag(false)}
            />
          ))}
          {current.canRotate && (
            <span
              className={classes.rotate}
              data-place={placeRotationHandle(outline, { ratio, heightPx })}
              data-testid="rotate"
              title={t('canvas.rotateHandle')}
              onPointerDown={(event) => beginDrag(event, current, 'rotate')}
              onPointerMove={continueDrag}
              onPointerUp={() => endDrag(true)}
              onPointerCancel={() => endDrag(false)}
            >
              <RotateCw size={14} aria-hidden />
            </span>
          )}
          {dragged?.isRotating && (
            <span className={classes.angle} style={{ rotate: `${-dragged.rotation}deg` }}>
              {t('canvas.degrees', { degrees: dragged.rotation })}
            </span>
          )}
        </div>
      )}
      {typed && (
        <CanvasText script={script} typed={typed} style={toStyle(typed.rect)} onClose={() => session.type(null)} />
      )}
    </div>
  );
}
