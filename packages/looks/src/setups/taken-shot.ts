import type { SceneLayoutName } from '../layout/scene-content.ts';
import type { SeenFraming } from '../shots/framing.ts';

/**
 * How a shot of a photo is set up. `full`: the product in its photo from edge to edge; `macro`: a part of it from edge to
 * edge; `split`: below a panel with the texts; `bands`: two views with the texts on a band between them; `column`: beside a
 * column of texts; `behind`: in front of the texts; `type`: a few words as large as the canvas holds them, above a strip of the photo.
 */
const SETUPS = ['full', 'macro', 'split', 'bands', 'column', 'behind', 'type'] as const;
export type Setup = (typeof SETUPS)[number];

/** A shot as the next ones know it. */
export interface TakenShot {
  /** The layout, for a scene that was composed otherwise. */
  setup: Setup | SceneLayoutName;
  anchor: 'top' | 'foot' | 'middle' | 'column' | 'none';
  seen?: SeenFraming | undefined;
}
