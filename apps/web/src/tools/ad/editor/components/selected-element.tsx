import type { DraftScript } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { useMemo } from 'react';
import { beginTyping, listCanvasElements } from '../model/canvas-elements.ts';
import { isSameElement } from '../model/edit-element.ts';
import type { Playback } from '../model/playback.ts';
import type { CanvasSession } from '../model/use-canvas-session.ts';
import { useRestingTick } from '../model/use-resting-tick.ts';
import { ElementPanel } from './element-panel.tsx';

interface SelectedElementProps {
  script: DraftScript;
  document: TimelineDocument;
  playback: Playback;
  session: CanvasSession;
}

/** The panel of the selected element, as long as the canvas shows it. */
export function SelectedElement({ script, document, playback, session }: SelectedElementProps) {
  const tick = useRestingTick(playback);
  const { selected } = session;
  const element = useMemo(
    () =>
      tick === null || selected === null
        ? undefined
        : listCanvasElements(document, tick).find((each) => isSameElement(each, selected)),
    [document, tick, selected],
  );
  if (!element) return null;
  return (
    <ElementPanel
      script={script}
      document={document}
      element={element}
      onType={() => session.type(beginTyping(script, element))}
      onClose={() => session.select(null)}
    />
  );
}
