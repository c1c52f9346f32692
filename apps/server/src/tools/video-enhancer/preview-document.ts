import { DOCUMENT_VERSION, frameToTick, type TimelineDocument } from '@reelwright/timeline';

/** Id of the preview's file among the files of its document. */
const PREVIEW = 'preview';

/** Returns a document that plays a preview: the frames before above the frames after. */
export function toPreviewDocument(preview: {
  key: string;
  width: number;
  height: number;
  frameRate: { num: number; den: number };
  frames: number;
}): TimelineDocument {
  const { key, width, frameRate, frames } = preview;
  const height = 2 * preview.height;
  const duration = frameToTick(frames, frameRate);
  return {
    version: DOCUMENT_VERSION,
    canvas: { width, height, background: '#000000' },
    frameRate,
    duration,
    media: {
      [PREVIEW]: { kind: 'video', key, width, height, duration, frameRate, hasAudio: false, alpha: 'none' },
    },
    script: [],
    tracks: [],
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
}
