import { expect, test } from 'vitest';
import { addEdit, FIRST_EDGE, NO_MARKS, redoEdit, startHistory, undoEdit } from './mark-history.ts';

const first = startHistory();
const edit = { marks: { ...NO_MARKS, box: { x: 0, y: 0, width: 1, height: 1 } }, edge: FIRST_EDGE };

test('undo and redo lead back to the same edit', () => {
  const edited = addEdit(first, edit);
  expect(undoEdit(edited).now).toEqual(first.now);
  expect(redoEdit(undoEdit(edited))).toEqual(edited);
});

test('a new edit ends what could be redone', () => {
  const undone = undoEdit(addEdit(first, edit));
  expect(addEdit(undone, edit).future).toEqual([]);
});

test('there is nothing to undo or redo at the start', () => {
  expect(undoEdit(first)).toBe(first);
  expect(redoEdit(first)).toBe(first);
});
