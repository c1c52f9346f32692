export { type BoxKind, type BoxToErase, type ErasedBox, eraseBox } from './erase-box.ts';
export { fillAround } from './fill-around.ts';
export {
  addMargin,
  cropFrame,
  type FractionBox,
  halve,
  halveMask,
  pastePatch,
  type Patch,
  toPixelBox,
  type YuvPlanes,
} from './frame.ts';
export { type MarkStudy, studyMark } from './study-mark.ts';
export { type SuggestedBox, suggestBoxes } from './suggest-boxes.ts';
