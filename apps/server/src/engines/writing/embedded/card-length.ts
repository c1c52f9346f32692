import type { AdLanguage } from '@reelwright/contracts';

/** Longest spoken line that stands as a title by itself, in characters; a longer one wants a title of a few words. */
export const LONGEST_TITLE_LINE = { en: 38, 'zh-CN': 15 } as const satisfies Record<AdLanguage, number>;
