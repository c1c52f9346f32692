import { expect, test } from 'vitest';
import { decodeCsv } from './decode-csv.ts';

const utf16 = (text: string, { isBig = false, hasMark = true } = {}): Buffer => {
  const bytes = Buffer.from((hasMark ? '\ufeff' : '') + text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
/** 商品名称,卖点\n陶瓷杯,保温 in GB18030. */
const CHINESE = Buffer.from('c9ccc6b7c3fbb3c62cc2f4b5e30acc d5b4c9b1ad2cb1a3cec2'.replaceAll(' ', ''), 'hex');

test.each([
  ['utf-8', Buffer.from('Name,Points\nMüg,Hält'), 'Name,Points\nMüg,Hält'],
  ['utf-8', Buffer.from('\ufeffName\nMug'), 'Name\nMug'],
  ['utf-16le', utf16('Name\nMug'), 'Name\nMug'],
  ['utf-16be', utf16('Name\nMug', { isBig: true }), 'Name\nMug'],
  ['utf-16le', utf16('Name\nMug', { hasMark: false }), 'Name\nMug'],
  ['utf-16be', utf16('Name\nMug', { isBig: true, hasMark: false }), 'Name\nMug'],
  ['gb18030', CHINESE, '商品名称,卖点\n陶瓷杯,保温'],
  ['windows-1252', Buffer.from('Name,Points\nCafé cup,Größe', 'latin1'), 'Name,Points\nCafé cup,Größe'],
])('reads a file in %s', (encoding, bytes, text) => {
  expect(decodeCsv(bytes)).toEqual({ text, encoding });
});

test.each([
  ['a workbook', Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000')],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae10000000000', 'hex')],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['a web page', Buffer.from('<!DOCTYPE html><p>Mug')],
  ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['an empty file', Buffer.from('  \n')],
])('refuses %s', (_name, bytes) => {
  expect(() => decodeCsv(bytes)).toThrow(expect.objectContaining({ code: 'CSV_UNREADABLE' }));
});
