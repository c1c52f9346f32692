import type { AdLanguage } from '@reelwright/contracts';

/** What a review makes and measures. */
export interface ReviewOptions {
  /** A folder of product files, or one product file. */
  source: string;
  out: string;
  seeds: number[];
  /** Undefined: the look that each ad's product and seed choose. */
  looks: (string | undefined)[];
  language: AdLanguage | undefined;
  /** As the tool accepts them. */
  settings: Record<string, unknown>;
  /** Stills only: nothing is encoded, and the audio is not measured. */
  isFast: boolean;
  /** Whether layouts and looks are counted over ten seeds of each product. */
  hasRange: boolean;
}
