import type { AdDraft } from '@reelwright/contracts';
import { useState } from 'react';
import { type ElementChange, editElement, type ElementRef, isSameElement } from './edit-element.ts';

/** What is selected on the canvas, and the drag that is under way. It is not part of the draft, and not undone. */
export interface CanvasSession {
  selected: ElementRef | null;
  /** Whether the selected element's text is being typed. */
  isTyping: boolean;
  /** The changes of the drag under way, which the draft does not have yet. */
  pending: ElementChange | null;
  select(element: ElementRef | null): void;
  type(isTyping: boolean): void;
  drag(change: ElementChange | null): void;
}

export function useCanvasSession(): CanvasSession {
  const [selected, setSelected] = useState<ElementRef | null>(null);
  const [isTyping, setTyping] = useState(false);
  const [pending, setPending] = useState<ElementChange | null>(null);
  return {
    selected,
    isTyping,
    pending,
    select(element) {
      if (isSameElement(selected, element)) return;
      setSelected(element);
      setTyping(false);
      setPending(null);
    },
    type: setTyping,
    drag: setPending,
  };
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
