import { expect, test } from 'vitest';
import { describeDiskProblem, findDiskProblem } from './disk-problem.ts';

const withCode = (code: string, cause?: unknown) => Object.assign(new Error(code, { cause }), { code });

test('finds a full disk in the cause of a database error, by its SQLSTATE', () => {
  expect(findDiskProblem(new Error('insert failed', { cause: withCode('53100') }))).toBe('full');
});

test('reads the error numbers of the embedded database', () => {
  const error = Object.assign(new Error('FS error'), { name: 'ErrnoError', errno: 51 });
  expect(findDiskProblem(error)).toBe('full');
});

test.each([
  ['ENOSPC', 'full'],
  ['EROFS', 'read_only'],
  ['EACCES', 'forbidden'],
  ['ENOTDIR', 'not_a_folder'],
] as const)('%s means %s', (code, problem) => {
  expect(findDiskProblem(withCode(code))).toBe(problem);
  expect(describeDiskProblem(problem, '/data')).toContain('/data');
});

test('finds no problem of the disk in other errors', () => {
  expect(findDiskProblem(withCode('ECONNREFUSED', new Error('no')))).toBeUndefined();
  expect(findDiskProblem('ENOSPC')).toBeUndefined();
});
