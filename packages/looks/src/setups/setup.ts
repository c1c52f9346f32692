import type { SlottedClip } from '../layout/slots.ts';
import type { SceneContext } from '../layout/scene-context.ts';
import type { StackItem } from '../layout/stack.ts';
import type { LookImage } from '../picture/ad-image.ts';
import type { Shot, Span } from '../shots/shot.ts';
import type { Setup, TakenShot } from './taken-shot.ts';

export type { Setup, TakenShot };

/** Texts that stand together for a while. */
export interface Card extends Span {
  items(scene: SceneContext): StackItem[];
  /** The words of it, for what depends on their length; empty for a price. */
  text: string;
  /** Whether it has an amount or a promise that stands apart. */
  isFigure: boolean;
  /** That amount, where other words stand beside it. */
  figure?: string;
  /** Whether it is a price. */
  isPrice: boolean;
  /** Whether it opens the ad. */
  isOpening: boolean;
  /** Whether it is the card that closes the ad. */
  isClosing: boolean;
}

/** A card as it is set up: its shots, its texts, and how well both stand. */
export interface Take {
  setup: Setup;
  anchor: TakenShot['anchor'];
  shots: Shot[];
  texts: SlottedClip[];
  /** Share of the product that the first shot shows, the share of that which texts hide, and its share of the canvas. */
  shown: number;
  hidden: number;
  ofCanvas: number;
  /** Whether texts lie on a face. */
  hidesFace: boolean;
  /** Size of the largest letters, in pixels. */
  letterPx: number;
  /** How much is going on behind the texts, from 0. */
  unrest: number;
  /** Opacity of the strongest scrim. */
  scrim: number;
  /** Height of what is empty between the texts and the product below or above them, as a share of the canvas'. */
  gap: number;
}

/** Images of a card: the first one is its own. */
export type Cast = readonly [LookImage, ...LookImage[]];
