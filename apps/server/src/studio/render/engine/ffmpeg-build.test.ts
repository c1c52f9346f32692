import { expect, test } from 'vitest';
import { parseStretcher, parseVersion, parseX264Version } from './ffmpeg-build.ts';

const TEXT = `ffmpeg version 5.1.9-0+deb12u1 Copyright (c) 2000-2026 the FFmpeg developers
built with gcc 12 (Debian 12.2.0-14+deb12u1)
configuration: --enable-gpl --enable-libx264
libavutil      57. 28.100 / 57. 28.100
libavcodec     59. 37.100 / 59. 37.100
`;

test('reads the version of ffmpeg, from a distribution or built from source', () => {
  expect(parseVersion(TEXT).version).toBe('5.1.9-0+deb12u1');
  expect(parseVersion('ffmpeg version n7.1 Copyright (c)').version).toBe('n7.1');
});

test('another configuration or library is another build, another compiler alone is not', () => {
  const { configurationSha256 } = parseVersion(TEXT);
  expect(parseVersion(TEXT.replace('--enable-gpl', '')).configurationSha256).not.toBe(configurationSha256);
  expect(parseVersion(TEXT.replaceAll('59. 37', '60. 1')).configurationSha256).not.toBe(configurationSha256);
  expect(parseVersion(TEXT.replace('gcc 12', 'gcc 13')).configurationSha256).toBe(configurationSha256);
});

test('reads how x264 signs its files', () => {
  const signed = Buffer.from('\0\0x264 - core 164 r3095 baee400 - H.264/MPEG-4 AVC codec', 'latin1');
  expect(parseX264Version(signed)).toBe('164 r3095 baee400');
  expect(parseX264Version(Buffer.from('Lavc59'))).toBeNull();
});

test('stretches audio by Rubber Band if ffmpeg was built with it', () => {
  expect(parseStretcher(TEXT.replace('--enable-libx264', '--enable-librubberband'))).toBe('rubberband');
  expect(parseStretcher(TEXT)).toBe('atempo');
});
