import type { AdDraft } from '@reelwright/contracts';
import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { TypedText } from './canvas-elements.ts';
import { type ElementChange, editElement, type ElementRef, isSameElement } from './edit-element.ts';

/** What is selected on the canvas, and the drag that is under way. It is not part of the draft, and not undone. */
export interface CanvasSession {
  selected: ElementRef | null;
  /** The text that is being typed. */
  typed: TypedText | null;
  /** The changes of the drag under way, which the draft does not have yet. */
  pending: ElementChange | null;
  select(element: ElementRef | null): void;
  type(typed: TypedText | null): void;
  drag(change: ElementChange | null): void;
}

export function useCanvasSession(): CanvasSession {
  const [selected, setSelected] = useState<ElementRef | null>(null);
  const [typed, setTyped] = useState<TypedText | null>(null);
  const [pending, setPending] = useState<ElementChange | null>(null);
  const select = useCallbackRef((element: ElementRef | null): void => {
    if (isSameElement(selected, element)) return;
    setSelected(element);
    setTyped(null);
    setPending(null);
  });
  return useMemo(
    () => ({ selected, typed, pending, select, type: setTyped, drag: setPending }),
    [selected, typed, pending, select],
  );
}

/** An element with the changes of the drag under way. */
export interface DraggedElement extends Pick<CanvasSession, 'selected' | 'pending'> {
  scriptId: string;
}

/** Returns the content with the drag under way. */
export function withDragged(content: AdDraft, dragged: DraggedElement | null): AdDraft {
  return dragged?.selected && dragged.pending
    ? editElement(content, dragged.scriptId, dragged.selected, dragged.pending)
    : content;
}
