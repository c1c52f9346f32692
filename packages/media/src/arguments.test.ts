import { describe, expect, it } from 'vitest';
import { decodeFramesArgs, parseYuv4MpegHeader } from './decode-frames.ts';
import { encodeSegmentArgs, HARDWARE_ENCODERS, type VideoEncoder } from './encode-segment.ts';
import { inputArgs, toDecimal } from './ffmpeg-arguments.ts';
import { formatSegmentList, joinSegmentsArgs } from './join-segments.ts';
import { measureLoudnessArgs } from './loudness.ts';
import { convertToWavArgs, masterAudioArgs, measureMasterArgs } from './mix-audio.ts';
import { decodeImageArgs, thumbnailArgs } from './visuals.ts';
import { ffprobeArgs } from './probe.ts';

/** Value of an option; the last one if it is given twice, as ffmpeg reads it. */
const valueOf = (args: string[], option: string) => args[args.lastIndexOf(option) + 1];

const segment = {
  width: 1080,
  height: 1920,
  frameRate: { num: 30_000, den: 1001 },
  encoder: { kind: 'libx264', preset: 'veryfast', crf: 21, threads: 1 } satisfies VideoEncoder,
  output: '-o.mp4',
};

const everyCall: [string, string[]][] = [
  ['a probe', ffprobeArgs('-in.mp4')],
  ['a segment', encodeSegmentArgs(segment)],
  ['decoded frames', decodeFramesArgs({ input: '-in.mp4', frameRate: { num: 30, den: 1 }, frames: [30, 32] })],
  ['a join', joinSegmentsArgs({ listFile: '-list.txt', audio: '-a.m4a', output: '-o.mp4' })],
  ['a master', masterAudioArgs({ gainDb: 3, ceilingDb: -1.6, isLimited: true, mix: '-mix.wav', output: '-o.m4a' })],
  ['a measurement', measureLoudnessArgs('-in.mp4')],
  ['a measurement of a master', measureMasterArgs({ gainDb: 3, ceilingDb: -1.6, isLimited: true, mix: '-mix.wav' })],
  ['a conversion', convertToWavArgs({ input: '-in.mp3', output: '-o.wav' })],
  ['a decoded picture', decodeImageArgs({ input: '-in.png', width: 64, height: 64 })],
  ['a thumbnail', thumbnailArgs({ input: '-in.mp4', atMs: 0, maxSide: 300, output: '-o.jpg' })],
  [
    'a segment with the visuals of its card',
    encodeSegmentArgs({
      ...segment,
      cardVisuals: {
        thumbnail: { frame: 3, maxSide: 300, output: '-o.jpg' },
        preview: { frames: 30, maxSide: 300, output: '-o-preview.mp4' },
      },
    }),
  ],
];

describe('every call', () => {
  it.each(everyCall)('opens only local files: %s', (_name, args) => {
    const inputs = args.flatMap((arg, index) => (arg === '-i' ? [index] : []));
    expect(inputs.length).toBeGreaterThan(0);
    for (const [nth, index] of inputs.entries()) {
      const before = args.slice(nth === 0 ? 0 : (inputs[nth - 1] ?? 0), index);
      expect(before.join(' ')).toContain('-protocol_whitelist file,pipe');
    }
  });

  it.each(everyCall)('reads no file name as an option: %s', (_name, args) => {
    for (const arg of args) expect(arg).not.toMatch(/^-(in|o|list|a|mix)\./);
  });

  it.each(everyCall.slice(1))('never waits for keyboard input: %s', (_name, args) => {
    expect(args).toContain('-nostdin');
  });
});

describe('a segment', () => {
  const args = encodeSegmentArgs(segment);

  it('reads frames of the given size and rate', () => {
    expect(valueOf(args, '-video_size')).toBe('1080x1920');
    expect(valueOf(args, '-framerate')).toBe('30000/1001');
    expect(valueOf(args, '-i')).toBe('pipe:0');
  });

  it('tags BT.709 on input and output, so that nothing is converted', () => {
    for (const side of [args.slice(0, args.indexOf('-i')), args.slice(args.indexOf('-i'))]) {
      expect(valueOf(side, '-color_range')).toBe('tv');
      for (const option of ['-colorspace', '-color_primaries', '-color_trc'])
        expect(valueOf(side, option)).toBe('bt709');
    }
  });

  it('has a key frame every two seconds at any rate', () => {
    expect(valueOf(args, '-g')).toBe('60');
    expect(valueOf(encodeSegmentArgs({ ...segment, frameRate: { num: 24, den: 1 } }), '-g')).toBe('48');
  });
});

describe('a segment of computed motion', () => {
  const computed = { ...segment, encoder: { ...segment.encoder, motion: 'computed' } as const };

  it('is searched less, with more frames that depend on later ones', () => {
    const args = encodeSegmentArgs(computed);
    expect(valueOf(args, '-x264-params')).toContain('subme=1');
    expect(valueOf(args, '-bf')).toBe('3');
  });

  it('has no such frames in fragments, which are played before the next one is there', () => {
    expect(valueOf(encodeSegmentArgs({ ...computed, isFragmented: true }), '-bf')).toBe('0');
  });
});

describe('a segment of a hardware encoder', () => {
  it.each(HARDWARE_ENCODERS)('has closed groups without B-frames: %s', (kind) => {
    const args = encodeSegmentArgs({ ...segment, encoder: { kind, crf: 21 } });
    expect(valueOf(args, '-c:v')).toBe(kind);
    expect(valueOf(args, '-bf')).toBe('0');
    expect(valueOf(args, '-g')).toBe('60');
  });

  it('gets the render node of its graphics card', () => {
    const encoder = { kind: 'h264_vaapi', crf: 21, device: '/dev/dri/renderD129' } as const;
    expect(valueOf(encodeSegmentArgs({ ...segment, encoder }), '-vaapi_device')).toBe('/dev/dri/renderD129');
  });
});

describe('decoded frames', () => {
  const decode = (frames: number[]) =>
    decodeFramesArgs({ input: 'in.mp4', frameRate: { num: 30_000, den: 1001 }, frames });

  it('are sought half a frame early, by video timestamps', () => {
    expect(valueOf(decode([300]), '-ss')).toBe('9.993317');
    expect(decode([300])).toContain('-seek_timestamp');
    expect(decode([0, 1])).not.toContain('-ss');
  });

  it('are selected if some are left out', () => {
    expect(valueOf(decode([10, 11, 14, 15, 19]), '-vf')).toBe("select='between(n,0,1)+between(n,4,5)+between(n,9,9)'");
    expect(decode([10, 11, 12])).not.toContain('-vf');
  });

  it('are neither scaled nor converted', () => {
    for (const option of ['-s', '-pix_fmt', '-filter_complex']) expect(decode([3, 5])).not.toContain(option);
  });

  it('state their size, and are refused unless they are 8-bit 4:2:0', () => {
    expect(parseYuv4MpegHeader('YUV4MPEG2 W1080 H1920 F30:1 Ip A1:1 C420mpeg2 XYSCSS=420MPEG2')).toEqual({
      width: 1080,
      height: 1920,
    });
    expect(parseYuv4MpegHeader('YUV4MPEG2 W1080 H1920 F30:1 Ip A1:1 C422 XYSCSS=422')).toBeUndefined();
    expect(parseYuv4MpegHeader('RIFF')).toBeUndefined();
  });
});

describe('the list of segments', () => {
  it('states exact durations and escapes quotes', () => {
    expect(formatSegmentList([{ file: "/a/it's.mp4", durationTicks: 60_060 }])).toBe(
      "ffconcat version 1.0\nfile 'file:/a/it'\\''s.mp4'\nduration 0.5005\n",
    );
  });
});

describe('joining', () => {
  it('re-encodes nothing, writes the index first and no creation times', () => {
    const args = joinSegmentsArgs({ listFile: 'l.txt', output: 'o.mp4' });
    expect(valueOf(args, '-c')).toBe('copy');
    expect(valueOf(args, '-movflags')).toBe('+faststart');
    expect(valueOf(args, '-map_metadata')).toBe('-1');
    expect(args).not.toContain('1:a:0');
  });
});

describe('input formats', () => {
  it('are media formats, never playlists', () => {
    const formats = valueOf(inputArgs('x'), '-format_whitelist')?.split(',') ?? [];
    expect(formats).toEqual(expect.arrayContaining(['mp4', 'webm', 'wav', 'mp3', 'png_pipe']));
    for (const list of ['hls', 'dash', 'concat', 'image2', 'lavfi', 'sdp', 'applehttp'])
      expect(formats).not.toContain(list);
  });
});

describe('numbers', () => {
  it('are written without exponents and trailing zeros', () => {
    expect([0, 1e-9, 0.1, 10, 100, -1.5, 1 / 3].map((value) => toDecimal(value))).toEqual([
      '0',
      '0',
      '0.1',
      '10',
      '100',
      '-1.5',
      '0.333333',
    ]);
  });
});
