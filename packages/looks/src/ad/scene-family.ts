import type { SceneLayoutName } from '../layout/scene-content.ts';
import type { TextSide } from '../zones.ts';

/** How a scene is arranged. Neighbours of one family look like one scene. */
export interface Family {
  name: string;
  /** Where the texts are on the canvas. */
  anchor: 'top' | 'middle' | 'foot' | 'column';
  /** Whether a photo fills the canvas. */
  isFull: boolean;
}

/** A scene as it stands: its layout, and where its texts are. */
interface ArrangedScene {
  layout: SceneLayoutName;
  side: TextSide;
  isHigh?: boolean;
  /** Whether a photo fills the canvas. */
  isFull: boolean;
}

/** Layouts that arrange images in a way of their own. */
const ARRANGED: ReadonlySet<SceneLayoutName> = new Set(['grid', 'split', 'carousel', 'phone']);

export function familyOf({ layout, side, isHigh = false, isFull }: ArrangedScene): Family {
  const anchor =
    side === 'beside'
      ? 'column'
      : side === 'between'
        ? 'middle'
        : side === 'above' || side === 'behind' || isHigh
          ? 'top'
          : 'foot';
  const arrangement = side === 'above' && ARRANGED.has(layout) ? layout : isFull ? 'full' : '';
  return { name: `${side} ${arrangement}`, anchor, isFull };
}
