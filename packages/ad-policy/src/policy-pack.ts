import type { HealthPromise } from '@reelwright/claims';
import type { AdLanguage, PolicyFinding, PolicyPackId, UiLanguage } from '@reelwright/contracts';

/**
 * The test of a rule. `words`: any of the patterns, in lines of that language's script (both are tried, because lines
 * mix). `capitals`, `marks`: the writing. `promises`: cures and effects on a body found by the claims package, in
 * addition to words. `former_price`: a former price or a discount while the product has none. `countdown`, `covered`:
 * for the timeline only.
 */
export type PolicyTest =
  | {
      kind: 'words';
      words: Partial<Record<AdLanguage, readonly string[]>>;
      unless?: string;
      promises?: readonly HealthPromise['kind'][];
    }
  | { kind: 'capitals' }
  | { kind: 'marks' }
  | { kind: 'former_price' }
  | { kind: 'countdown' }
  | { kind: 'covered' };

export interface PolicyRule {
  id: string;
  /** `block` only if the law or the platform forbids it. */
  severity: PolicyFinding['severity'];
  test: PolicyTest;
  reason: Readonly<Record<UiLanguage, string>>;
  /** Link to the public policy or law. */
  source: string;
}

/**
 * The rules of one platform, or of the law. The version is the day on which they were last compared with their sources.
 */
export interface PolicyPack {
  id: PolicyPackId;
  version: string;
  rules: readonly PolicyRule[];
}
