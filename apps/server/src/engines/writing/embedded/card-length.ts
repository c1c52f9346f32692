import type { AdLanguage } from '@reelwright/contracts';

/** Longest spoken line used as a title itself, in characters; a longer one needs a title of a few words. */
export const LONGEST_TITLE_LINE = { en: 38, 'zh-CN': 15 } as const satisfies Record<AdLanguage, number>;
