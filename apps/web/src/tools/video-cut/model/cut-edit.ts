import {
  type CutFrame,
  type FrameRange,
  toRatioNumber,
  type CutRatio,
  rotateSize,
  type VideoCutInput,
  type VideoFrames,
} from '@reelwright/contracts';

/** What a person has done to a video: undone and redone as a whole. Ranges are in the order of the result. */
export interface CutEdit {
  ranges: readonly FrameRange[];
  result: VideoCutInput['result'];
  isLossless: boolean;
  hasAudio: boolean;
  frame: CutFrame;
}

export interface CutHistory {
  now: CutEdit;
  past: readonly CutEdit[];
  future: readonly CutEdit[];
}

export const WHOLE_FRAME: CutFrame = { rotation: 0, crop: null, canvas: null };
const MOST_STEPS = 100;
/** A new part is this long, if there is room. */
const NEW_PART_S = 2;

/** Begins with the whole video as one part. */
export const startEdit = (frames: number): CutEdit => ({
  ranges: [{ from: 0, to: frames }],
  result: 'joined',
  isLossless: true,
  hasAudio: true,
  frame: WHOLE_FRAME,
});

export const startHistory = (now: CutEdit): CutHistory => ({ now, past: [], future: [] });

/** Adds an edit, after which nothing can be redone; an edit that changes nothing is no step. */
export function addEdit(history: CutHistory, next: CutEdit): CutHistory {
  if (JSON.stringify(next) === JSON.stringify(history.now)) return history;
  return { now: next, past: [...history.past, history.now].slice(-MOST_STEPS), future: [] };
}

/** Returns the history itself if there is nothing to undo. */
export function undoEdit(history: CutHistory): CutHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future] };
}

/** Returns the history itself if there is nothing to redo. */
export function redoEdit(history: CutHistory): CutHistory {
  const [next, ...future] = history.future;
  return next ? { now: next, past: [...history.past, history.now], future } : history;
}

const replaceRange = (edit: CutEdit, index: number, ...ranges: FrameRange[]): CutEdit => ({
  ...edit,
  ranges: edit.ranges.toSpliced(index, 1, ...ranges),
});

/** Moves the start of a part; the end moves along where it would lie before it. */
export function setStart(edit: CutEdit, index: number, from: number, frames: number): CutEdit {
  const range = edit.ranges[index];
  if (!range) return edit;
  const start = Math.min(Math.max(0, from), frames - 1);
  return replaceRange(edit, index, { from: start, to: range.to > start ? range.to : frames });
}

/** Moves the end of a part (the frame after its last); the start moves along where it would lie after it. */
export function setEnd(edit: CutEdit, index: number, to: number, frames: number): CutEdit {
  const range = edit.ranges[index];
  if (!range) return edit;
  const end = Math.min(Math.max(1, to), frames);
  return replaceRange(edit, index, { from: range.from < end ? range.from : 0, to: end });
}

export function setRange(edit: CutEdit, index: number, range: FrameRange): CutEdit {
  return edit.ranges[index] ? replaceRange(edit, index, range) : edit;
}

/** Splits the part before a frame; returns the edit itself where there is nothing to split. */
export function splitRange(edit: CutEdit, index: number, frame: number): CutEdit {
  const range = edit.ranges[index];
  if (!range || frame <= range.from || frame >= range.to) return edit;
  return replaceRange(edit, index, { from: range.from, to: frame }, { from: frame, to: range.to });
}

/** Adds a part that begins with a frame, at the end of the result. */
export function addRange(edit: CutEdit, frame: number, { frames, frame_rate: rate }: VideoFrames): CutEdit {
  const from = Math.min(frame, frames - 1);
  const to = Math.min(frames, from + Math.round((NEW_PART_S * rate.num) / rate.den));
  return { ...edit, ranges: [...edit.ranges, { from, to }] };
}

/** Removes a part; the last one stays. */
export function removeRange(edit: CutEdit, index: number): CutEdit {
  return edit.ranges.length < 2 ? edit : replaceRange(edit, index);
}

/** Moves a part to another place of the result. */
export function moveRange(edit: CutEdit, index: number, step: -1 | 1): CutEdit {
  const range = edit.ranges[index];
  const other = edit.ranges[index + step];
  if (!range || !other) return edit;
  return { ...edit, ranges: edit.ranges.with(index, other).with(index + step, range) };
}

/** Rotates the image by a quarter; the crop follows its content. */
export function rotateFrame(frame: CutFrame, step: 90 | -90): CutFrame {
  const rotation = ((frame.rotation + step + 360) % 360) as CutFrame['rotation'];
  if (frame.crop === null) return { ...frame, rotation };
  const { x, y, width, height } = frame.crop;
  const crop =
    step === 90
      ? { x: 1 - y - height, y: x, width: height, height: width }
      : { x: y, y: 1 - x - width, width: height, height: width };
  return { ...frame, rotation, crop };
}

/** Returns the largest centred crop of a ratio. */
export function cropToRatio(video: Pick<VideoFrames, 'width' | 'height'>, frame: CutFrame, ratio: CutRatio): CutFrame {
  const { width, height } = rotateSize(video, frame.rotation);
  const wanted = toRatioNumber(ratio) / (width / height);
  const size = wanted < 1 ? { width: wanted, height: 1 } : { width: 1, height: 1 / wanted };
  return { ...frame, canvas: null, crop: { x: (1 - size.width) / 2, y: (1 - size.height) / 2, ...size } };
}

/** Returns a task's input. */
export function toTaskInput({ asset_id, file_name, frame_rate }: VideoFrames, edit: CutEdit): VideoCutInput {
  return {
    asset_id,
    name: file_name,
    frame_rate,
    ranges: [...edit.ranges],
    result: edit.ranges.length > 1 ? edit.result : 'joined',
    is_lossless: edit.isLossless,
    has_audio: edit.hasAudio,
    frame: edit.frame,
  };
}
