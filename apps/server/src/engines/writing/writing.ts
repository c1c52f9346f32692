import type { AdLanguage, Product, ProductionGoal, Script, ScriptFramework, ScriptScene } from '@reelwright/contracts';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';

export type TextOwner = Pick<Actor, 'userId' | 'plan'>;

export interface WritingRequest {
  product: Product;
  language: AdLanguage;
  /** 5 to 120. */
  lengthS: number;
  /** Same request and seed: same script, from an embedded engine. */
  seed: number;
  /** `sales` if left out. */
  goal?: ProductionGoal;
  /** Chosen by the seed if left out, or if the data can't carry it. */
  framework?: ScriptFramework;
  /** Whose texts they are: where requests wait, higher groups go first, and the users of a group take turns. */
  owner?: TextOwner;
  signal: AbortSignal;
}

export interface LineRequest {
  product: Product;
  script: Script;
  /** The scene to rewrite. */
  scene: number;
  /** Another seed gives another wording. */
  seed: number;
  /** Whose texts they are: where requests wait, higher groups go first, and the users of a group take turns. */
  owner?: TextOwner;
  signal: AbortSignal;
}

/** Texts whose language is asked for. */
export type TextsRequest = Pick<WritingRequest, 'product' | 'language' | 'owner' | 'signal'>;

/** Writes the script of an ad. An embedded engine states only facts of the product's data. Throws WRITING_FAILED. */
export interface WritingEngine {
  readonly id: string;
  /**
   * Returns false if the product's texts say something, but nothing in this language: the ad would be about nothing.
   * Missing if the engine translates.
   */
  canUseTexts?(request: TextsRequest): Promise<boolean>;
  writeScript(request: WritingRequest): Promise<Script>;
  /**
   * Rewords one scene, in the same role and at about the same length; the others stay. Returns the scene unchanged if
   * there is no other wording. Throws a RangeError if the scene does not exist.
   */
  rewriteLine(request: LineRequest): Promise<ScriptScene>;
}

/** Throws FACTS_IN_OTHER_LANGUAGE if the engine can use none of the product's texts. */
export async function refuseForeignTexts(
  writing: Pick<WritingEngine, 'canUseTexts'>,
  request: TextsRequest,
): Promise<void> {
  if ((await writing.canUseTexts?.(request)) === false) throw new AppError('FACTS_IN_OTHER_LANGUAGE');
}
