import { expect, test } from 'vitest';
import {
  findFreeSetId,
  formatAvcConfig,
  isAvcRefresh,
  mergeAvcConfigs,
  parseAvcConfig,
  toEncoderProfile,
} from './avc-config.ts';

/** A sequence parameter set of an id, and a picture parameter set of the same: ids 0 and 1 are the bits 1 and 010. */
const sequenceSet = (id: 0 | 1): number[] => [0x67, 100, 0, 30, id === 0 ? 0x80 : 0x40];
const parameterSet = (id: 0 | 1): number[] => [0x68, id === 0 ? 0xeb : 0x5b];
const config = (id: 0 | 1): Uint8Array =>
  Uint8Array.from([
    1,
    100,
    0,
    30,
    0xff,
    0xe1,
    0,
    5,
    ...sequenceSet(id),
    1,
    0,
    2,
    ...parameterSet(id),
    0xfd,
    0xf8,
    0xf8,
    0,
  ]);

test('a configuration is written as it was read', () => {
  const parsed = parseAvcConfig(config(0));
  if (!parsed) throw new Error('not parsed');
  expect(formatAvcConfig(parsed)).toEqual(config(0));
  expect(parsed.lengthBytes).toBe(4);
  expect(toEncoderProfile(parsed)).toBe('high');
});

test('merged configurations keep the sets of both, whose ids differ', () => {
  const [first, second] = [parseAvcConfig(config(0)), parseAvcConfig(config(1))];
  if (!first || !second) throw new Error('not parsed');
  expect(findFreeSetId(first)).toBe(1);
  expect(findFreeSetId(second)).toBe(2);
  const merged = parseAvcConfig(formatAvcConfig(mergeAvcConfigs(first, second)));
  expect(merged?.sequenceSets.map((set) => [...set])).toEqual([sequenceSet(0), sequenceSet(1)]);
  expect(merged?.parameterSets.map((set) => [...set])).toEqual([parameterSet(0), parameterSet(1)]);
});

test('bytes that are no configuration, or a truncated one, are refused', () => {
  expect(parseAvcConfig(Uint8Array.from([]))).toBeUndefined();
  expect(parseAvcConfig(Uint8Array.from([0, 0, 0, 1, 0x67]))).toBeUndefined();
  for (let length = 0; length < 18; length += 1) expect(parseAvcConfig(config(0).subarray(0, length))).toBeUndefined();
});

test('a packet is a refresh if one of its units is', () => {
  const unit = (type: number): number[] => [0, 0, 0, 2, type, 0];
  expect(isAvcRefresh(Uint8Array.from([...unit(0x67), ...unit(0x65)]), 4)).toBe(true);
  expect(isAvcRefresh(Uint8Array.from([...unit(0x06), ...unit(0x41)]), 4)).toBe(false);
  expect(isAvcRefresh(Uint8Array.from([0, 0]), 4)).toBe(false);
});
