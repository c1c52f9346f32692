/** Kinds of caption files: SubRip, WebVTT, and Advanced SubStation with the captions' look and the time of each word. */
export const CAPTION_FORMATS = ['srt', 'vtt', 'ass'] as const;
export type CaptionFormat = (typeof CAPTION_FORMATS)[number];

/** OpenTimelineIO: a bundle of the cut and its files, or the cut alone, which names the files as they lie in the bundle. */
export const PROJECT_FORMATS = ['otioz', 'otio'] as const;
export type ProjectFormat = (typeof PROJECT_FORMATS)[number];
