import { expect, test } from 'vitest';
import { isWebPage, isWholePart } from './is-whole-part.ts';

const box = (name: string, size: number): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32BE(size);
  bytes.write(name, 4, 'latin1');
  return bytes;
};

test('tells whole parts from parts that were cut short', () => {
  const packets = Buffer.alloc(188 * 3);
  for (const at of [0, 188, 376]) packets[at] = 0x47;
  expect(isWholePart(packets)).toBe(true);
  expect(isWholePart(packets.subarray(0, 400))).toBe(false);
  const boxes = Buffer.concat([box('styp', 24), box('moof', 40), box('mdat', 100)]);
  expect(isWholePart(boxes)).toBe(true);
  expect(isWholePart(boxes.subarray(0, 150))).toBe(false);
  expect(isWholePart(boxes.subarray(0, 67))).toBe(false);
  expect(isWholePart(Buffer.from('ID3 anything'))).toBe(true);
});

test('knows a web page by its beginning', () => {
  expect(isWebPage(Buffer.from('\n<!-- hi -->\n<!DOCTYPE html><p>'))).toBe(true);
  expect(isWebPage(Buffer.from('<html lang="en">'))).toBe(true);
  expect(isWebPage(Buffer.from('<?xml version="1.0"?><MPD>'))).toBe(false);
  expect(isWebPage(box('ftyp', 32))).toBe(false);
});
