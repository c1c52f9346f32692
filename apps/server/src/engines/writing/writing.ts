import type { AdLanguage, Product } from '@reelwright/contracts';

/** What a scene is for; it decides its layout. */
export type SceneRole = 'hook' | 'problem' | 'intro' | 'benefit' | 'detail' | 'review' | 'offer' | 'call_to_action';

export interface ScriptScene {
  role: SceneRole;
  /** What the voice says: whole sentences. */
  spoken: string;
  /** What stands on screen as the scene's title: a few words, or empty. */
  onScreen: string;
  /** Which of the product's facts the scene rests on. */
  sources: (
    | 'name'
    | 'brand'
    | 'description'
    | 'price'
    | 'original_price'
    | 'audience'
    | 'rating'
    | `selling_points.${number}`
    | `reviews.${number}`
  )[];
}

export interface Script {
  framework: string;
  language: AdLanguage;
  scenes: ScriptScene[];
  /** Text of the call-to-action sticker, at most 24 characters (10 in Chinese). */
  callToAction: string;
}

export interface WritingRequest {
  product: Product;
  language: AdLanguage;
  lengthS: number;
  /** Same request and seed: same script. */
  seed: number;
  signal: AbortSignal;
}

/** Writes what an ad says. It states nothing that the product's data does not state. */
export interface WritingEngine {
  readonly id: string;
  writeScript(request: WritingRequest): Promise<Script>;
}
