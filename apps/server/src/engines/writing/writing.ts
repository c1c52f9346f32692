import type { AdLanguage, Product, ProductionGoal, Script, ScriptFramework, ScriptScene } from '@reelwright/contracts';

export interface WritingRequest {
  product: Product;
  language: AdLanguage;
  /** 5 to 120. */
  lengthS: number;
  /** Same request and seed: same script, from an embedded engine. */
  seed: number;
  /** `sales` where left out. */
  goal?: ProductionGoal;
  /** Chosen by the seed where left out, or where the data can't carry it. */
  framework?: ScriptFramework;
  signal: AbortSignal;
}

export interface LineRequest {
  product: Product;
  script: Script;
  /** Which scene to write anew. */
  scene: number;
  /** Another seed, another wording. */
  seed: number;
  signal: AbortSignal;
}

/** Writes what an ad says. An embedded engine states nothing that the product's data does not state. Throws WRITING_FAILED. */
export interface WritingEngine {
  readonly id: string;
  writeScript(request: WritingRequest): Promise<Script>;
  /**
   * Another wording of one scene, in the same role and about as long; the others stay. Gives the scene as it was where
   * there is no other. Throws a RangeError for a scene that is not there.
   */
  rewriteLine(request: LineRequest): Promise<ScriptScene>;
}
