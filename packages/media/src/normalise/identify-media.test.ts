import { describe, expect, test } from 'vitest';
import { identifyMedia, isAudioSignature } from './identify-media.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const typeOf = (text: string): string | undefined => identifyMedia(bytes(text))?.type;

describe('a file is identified by its first bytes', () => {
  test.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0', 'png'],
    ['GIF89a', 'gif'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x1cftypavif', 'avif'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1avif', 'avif'],
    // Bytes after the box are no brand.
    ['\0\0\0\x14ftypmif1\0\0\0\0mif1heic', 'avif'],
    ['II*\0\x08', 'tiff'],
    [`BM${'\0'.repeat(12)}\x28\0\0\0`, 'bmp'],
    ['\0\0\0\x18ftypmp42', 'isobmff'],
    ['\0\0\0\x14ftypqt  ', 'isobmff'],
    ['\0\0\x10\0moov', 'isobmff'],
    ['\x1aE\xdf\xa3\x01', 'matroska'],
    ['RIFF\x10\0\0\0AVI LIST', 'avi'],
    ['\x30\x26\xb2\x75\x8e\x66\xcf\x11', 'asf'],
    ['FLV\x01\x05', 'flv'],
    [`G${'\0'.repeat(187)}`.repeat(4), 'mpegts'],
    ['RIFF\x10\0\0\0WAVEfmt ', 'wav'],
    ['ID3\x04', 'mp3'],
    ['\xff\xfb\x90\x64', 'mp3'],
    ['\xff\xf1\x50\x80', 'adts'],
    ['OggS\0', 'ogg'],
    ['fLaC\0', 'flac'],
  ])('%j is %s', (head, type) => {
    expect(typeOf(head)).toBe(type);
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '\xef\xbb\xbf<?xml version="1.0" encoding="utf-8"?>\n<!-- by hand -->\n<svg width="1">',
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY a "b">]><svg>',
  ])('%j is an SVG', (head) => {
    expect(typeOf(head)).toBe('svg');
  });

  test.each([
    '',
    'plain text',
    'BMW is a car and no picture',
    '#EXTM3U\n#EXT-X-VERSION:3\n',
    'ffconcat version 1.0\n',
    '<!DOCTYPE html><html><svg></svg></html>',
    '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011">',
    'PK\x03\x04',
    '%PDF-1.7',
    '\0\0\0\x18ftyphevc\0\0\0\0msf1hevc',
    '\xff\xff\xff\xff',
  ])('%j is refused', (head) => {
    expect(typeOf(head)).toBeUndefined();
  });

  test('audio is identified if an image is not expected', () => {
    const isSound = (head: string): boolean => {
      const signature = identifyMedia(bytes(head));
      return signature !== undefined && isAudioSignature(signature);
    };
    expect(isSound('ID3\x04')).toBe(true);
    expect(isSound('\0\0\0\x18ftypM4A ')).toBe(false);
  });
});
