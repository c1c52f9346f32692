/**
 * Formats of caption files: SubRip, WebVTT, and Advanced SubStation with the captions' look and the time of each word.
 */
export const CAPTION_FORMATS = ['srt', 'vtt', 'ass'] as const;
export type CaptionFormat = (typeof CAPTION_FORMATS)[number];

/**
 * OpenTimelineIO: `otioz` bundles the cut with its files; `otio` is the cut alone, with the files' paths in such a
 * bundle.
 */
export const PROJECT_FORMATS = ['otioz', 'otio'] as const;
export type ProjectFormat = (typeof PROJECT_FORMATS)[number];
