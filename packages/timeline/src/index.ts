export * from './audio-plan.ts';
export { type BeatGrid, placeBeats, snapToBeat } from './beat-grid.ts';
export * from './break-lines.ts';
export * from './check-document.ts';
export { clipRectAt, clipRotationAt } from './clip-rect.ts';
export * from './document/audio-clips.ts';
export * from './document/document.ts';
export { EDITOR_LIMITS } from './editor-limits.ts';
export { applyEasing, clamp, easeOutBack, easeOutBounce, easeOutCubic, swing, wave } from './easing.ts';
export * from './evaluate.ts';
export {
  FONT_FAMILIES,
  type FontFamily,
  type FontScript,
  type FontStyle,
  findFontFamily,
} from './font-families.ts';
export { toCoveredText } from './covered-text.ts';
export { isCovered } from './font-coverage.ts';
export {
  type FontFace,
  fontFaceName,
  fontStack,
  listStackFaces,
  settleFamily,
  toCanvasFont,
} from './font-stack.ts';
export { type FontUse, listFontFaces, listFontUses } from './font-uses.ts';
export * from './frame.ts';
export { findHanTerms } from './han-terms.ts';
export * from './parse-document.ts';
export type { PhraseSeam } from './phrase-seam.ts';
export {
  endsClause,
  endsSentence,
  findSeams,
  isAbbreviation,
  readSeams,
  type SeamedWord,
} from './phrase-seams.ts';
export * from './retime.ts';
export * from './safe-zone.ts';
export { isBreakForbidden, isOneUnit, segmentText, type TextPiece } from './segment-text.ts';
export { type OutputCanvas, spriteRect } from './sprites.ts';
export * from './stable-stringify.ts';
export * from './time.ts';
export { splitClusters } from './text-clusters.ts';
export { toRotation } from './rotation.ts';
export { isVisualTrack, type VisualTrack, splitTransition } from './transitions.ts';
export { type Media } from './document/media.ts';
export {
  APPEARANCES,
  type Appearance,
  EASINGS,
  type Easing,
  type Keyframe,
  type Keyframed,
  LOOPS,
  type Loop,
  type Transform,
} from './document/motion.ts';
export * from './document/visual-clips.ts';
export type { Box } from './document/primitives.ts';
export * from './document/lit-set.ts';
export * from './document/sticker-clips.ts';
export * from './document/text-clips.ts';
