import type { HealthPromise } from '@reelwright/claims';
import type { AdLanguage, PolicyFinding, PolicyPackId, UiLanguage } from '@reelwright/contracts';

/**
 * What breaks a rule. `words`: any of the patterns, in lines of that language's script (both are tried: lines mix). `capitals`, `marks`:
 * how it is written. `promises`: what the claims find of cures and effects on a body, beside words. `former_price`: a former price or a discount while the product has none. `countdown`, `covered`: of the timeline only.
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
  /** `block` only where law or the platform forbids it. */
  severity: PolicyFinding['severity'];
  test: PolicyTest;
  reason: Readonly<Record<UiLanguage, string>>;
  /** The public policy or law behind it. */
  source: string;
}

/** The rules of one platform, or of the law; the version is the day on which they were last read against their sources. */
export interface PolicyPack {
  id: PolicyPackId;
  version: string;
  rules: readonly PolicyRule[];
}
