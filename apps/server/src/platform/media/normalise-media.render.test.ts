import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runProgram } from '../process/run-program.ts';
import { type NormaliseMediaRequest, normaliseMedia } from './normalise-media.ts';
import {
  BLUE,
  coded,
  type DecodedFrame,
  damage,
  decodeFrame,
  decodeFrames,
  listFrameTimes,
  makeAnimation,
  makeHdr,
  measureLevel,
  probeRaw,
  RED,
  redWithMark,
  runFfmpeg,
  truncate,
} from './test-odd-media.ts';

const { signal } = new AbortController();
let folder: string;
const inFolder = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'normalise-media-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function normalise(input: string, options: Partial<NormaliseMediaRequest> = {}) {
  const results = await mkdtemp(join(folder, 'results-'));
  return await normaliseMedia({ input, folder: results, runProgram, signal, ...options });
}

async function normaliseVideo(input: string) {
  const media = await normalise(input);
  if (media.kind !== 'video') throw new Error(`${input} became ${media.kind}`);
  return media;
}

/** Makes a video from an ffmpeg source and normalises it. */
async function normaliseMade(name: string, source: string, ...args: (string | readonly string[])[]) {
  await runFfmpeg('-f', 'lavfi', '-i', source, ...args, inFolder(name));
  return await normaliseVideo(inFolder(name));
}

/** What it shows, the name of its file, and the arguments of ffmpeg that encode it. */
type MadeKind = [shows: string, name: string, args: string[]];

/** Makes files of one ffmpeg source in one run: starting ffmpeg costs more than each of them. */
async function makeKinds(source: string, kinds: readonly MadeKind[]): Promise<void> {
  await runFfmpeg('-f', 'lavfi', '-i', source, ...kinds.map(([_shows, name, args]) => [...args, inFolder(name)]));
}

function expectColour(actual: number[], expected: readonly number[], tolerance = 4): void {
  const worst = Math.max(...expected.map((value, channel) => Math.abs(value - (actual[channel] ?? 0))));
  expect(worst, `${actual.join(',')} instead of ${expected.join(',')}`).toBeLessThanOrEqual(tolerance);
}

type Corner = 'upper left' | 'upper right' | 'lower left' | 'lower right';

/** The frame must be red except for the blue mark in one corner. */
function expectMark(frame: DecodedFrame, corner: Corner, tolerance?: number): void {
  for (const each of ['upper left', 'upper right', 'lower left', 'lower right'] as const) {
    const x = each.endsWith('left') ? 6 : frame.width - 7;
    const y = each.startsWith('upper') ? 6 : frame.height - 7;
    expectColour(frame.colourAt(x, y), each === corner ? BLUE : RED, tolerance);
  }
  expectColour(frame.colourAt(frame.width / 2, frame.height / 2), RED, tolerance);
}

const X264 = ['-c:v', 'libx264', '-crf', '4'];
/** The ProRes encoder drops the tags. */
const PRORES = ['-bsf:v', 'prores_metadata=color_primaries=bt709:color_trc=bt709:colorspace=bt709'];

describe('every working copy', () => {
  test('is H.264 in limited BT.709 without B-frames or rotation, at a constant rate, with stereo audio of the same length', async () => {
    const media = await normaliseMade('plain.mp4', redWithMark({ seconds: 1 }), [
      '-f',
      'lavfi',
      '-i',
      'sine=frequency=300:duration=1:sample_rate=44100',
      ...X264,
      ...coded(),
    ]);
    expect(media.facts).toEqual({
      kind: 'video',
      width: 160,
      height: 120,
      duration: 120_000,
      frameRate: { num: 25, den: 1 },
      hasAudio: true,
      alpha: 'none',
    });
    for (const file of [media.workingCopy, media.proxy]) {
      const { streams } = await probeRaw(file.path);
      expect(streams).toHaveLength(2);
      expect(streams[0]).toMatchObject({
        codec_name: 'h264',
        pix_fmt: 'yuv420p',
        color_range: 'tv',
        color_space: 'bt709',
        color_primaries: 'bt709',
        color_transfer: 'bt709',
        has_b_frames: 0,
        r_frame_rate: '25/1',
        avg_frame_rate: '25/1',
        start_pts: 0,
      });
      expect(streams[0]).not.toHaveProperty('side_data_list');
      expect(streams[1]).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2, duration: '1.000000' });
      expect(await listFrameTimes(file.path)).toEqual(Array.from({ length: 25 }, (_, frame) => frame / 25));
      // The index is written before the frames.
      const content = (await readFile(file.path)).toString('latin1');
      expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'));
    }
    expectMark(await decodeFrame(media.workingCopy.path, 24), 'upper left');
  });

  test('has waveform, filmstrip and poster beside it, and no other file is left', async () => {
    const audio = "aevalsrc='if(lt(t,0.5),0.5*sin(2*PI*300*t),0)':d=1:s=48000";
    const args = ['-f', 'lavfi', '-i', audio, '-shortest', ...X264, ...coded()];
    const media = await normaliseMade('all.mp4', redWithMark({ width: 1280, height: 720, seconds: 1 }), ...args);
    const names = await readdir(join(media.workingCopy.path, '..'));
    expect(names.toSorted()).toEqual(['filmstrip.jpg', 'peaks.json', 'poster.jpg', 'proxy.mp4', 'working.mp4']);
    const peaks = JSON.parse(await readFile(media.peaks?.path ?? '', 'utf8')) as { length: number; data: number[] };
    expect(peaks.length).toBe(100);
    expect(Math.max(...peaks.data.slice(20, 80))).toBeGreaterThan(55);
    expect(Math.max(...peaks.data.slice(110, 200))).toBeLessThan(3);
    expect((await probeRaw(media.proxy.path)).streams[0]).toMatchObject({ width: 960, height: 540 });
    const { geometry } = media.filmstrip;
    expect(geometry).toEqual({ count: 1, frameWidth: 160, frameHeight: 90 });
    expect(await sharp(media.filmstrip.path).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 90 });
    const poster = await sharp(media.poster.path).raw().toBuffer({ resolveWithObject: true });
    expectColour([...poster.data.subarray(-3)], RED, 6);
  });

  test('has the same bytes each time', async () => {
    await runFfmpeg('-f', 'lavfi', '-i', 'testsrc2=s=192x108:r=30:d=0.5', ...X264, inFolder('twice.mp4'));
    const [first, second] = [await normaliseVideo(inFolder('twice.mp4')), await normaliseVideo(inFolder('twice.mp4'))];
    const hashes = (media: typeof first) =>
      [media.workingCopy, media.proxy, media.filmstrip, media.poster].map(({ sha256 }) => sha256);
    expect(hashes(second)).toEqual(hashes(first));
  });
});

describe('the video stream', () => {
  beforeAll(() => runFfmpeg('-f', 'lavfi', '-i', redWithMark(), ...X264, ...coded(), inFolder('lying.mp4')));
  test.each([
    { rotation: 90, corner: 'upper right', width: 120, height: 160 },
    { rotation: 180, corner: 'lower right', width: 160, height: 120 },
    { rotation: 270, corner: 'lower left', width: 120, height: 160 },
  ] as const)('of a phone rotated by $rotation degrees is upright', async ({ rotation, corner, width, height }) => {
    const rotated = inFolder(`rotated-${rotation}.mp4`);
    await runFfmpeg('-i', inFolder('lying.mp4'), '-c', 'copy', '-metadata:s:v:0', `rotate=${360 - rotation}`, rotated);
    const media = await normaliseVideo(rotated);
    expect(media.facts).toMatchObject({ width, height });
    expectMark(await decodeFrame(media.workingCopy.path, 5), corner);
  });

  test('of an odd size loses its last line, and is not softened', async () => {
    const stripes = "geq=r='255*mod(X,2)':g='255*mod(X,2)':b='255*mod(X,2)'";
    const source = `color=s=161x121:r=25:d=0.2,format=gbrp,${stripes}`;
    const media = await normaliseMade('odd.mkv', source, '-c:v', 'ffv1');
    expect(media.facts).toMatchObject({ width: 160, height: 120 });
    const frame = await decodeFrame(media.workingCopy.path, 0);
    expectColour(frame.colourAt(100, 60), [0, 0, 0], 30);
    expectColour(frame.colourAt(101, 60), [255, 255, 255], 30);
  });

  test('with non-square pixels is stretched', async () => {
    const args = ['-aspect', '8:5', ...X264, ...coded()];
    const media = await normaliseMade('wide.mp4', redWithMark(), ...args);
    expect(media.facts).toMatchObject({ width: 192, height: 120 });
    expect((await probeRaw(media.workingCopy.path)).streams[0]).toMatchObject({ sample_aspect_ratio: '1:1' });
    expectMark(await decodeFrame(media.workingCopy.path, 0), 'upper left');
  });

  test('larger than UHD is scaled down, and one too small for codecs is scaled up', async () => {
    const tall = await normaliseMade(
      'tall.mp4',
      redWithMark({ width: 480, height: 4800, seconds: 0.08 }),
      ...X264,
      ...coded(),
    );
    expect(tall.facts).toMatchObject({ width: 384, height: 3840 });
    const tiny = await normaliseMade('tiny.mkv', 'color=red:s=3x2:r=25:d=0.2,format=gbrp', '-c:v', 'ffv1');
    expect(tiny.facts).toMatchObject({ width: 24, height: 16 });
  });

  test('keeps its size and its timing if the source changes its size in the middle', async () => {
    for (const [name, size] of [
      ['first', { width: 160, height: 120 }],
      ['second', { width: 320, height: 240 }],
    ] as const) {
      const source = redWithMark({ ...size, seconds: 0.4 });
      await runFfmpeg(
        '-f',
        'lavfi',
        '-i',
        source,
        ...X264,
        ...coded(),
        '-bf',
        '0',
        '-f',
        'h264',
        inFolder(`${name}.h264`),
      );
    }
    const parts = await Promise.all(['first', 'second'].map((name) => readFile(inFolder(`${name}.h264`))));
    await writeFile(inFolder('both.h264'), Buffer.concat(parts));
    await runFfmpeg('-r', '25', '-i', inFolder('both.h264'), '-c', 'copy', '-f', 'mpegts', inFolder('both.ts'));
    const media = await normaliseVideo(inFolder('both.ts'));
    expect(media.facts).toMatchObject({ width: 160, height: 120, duration: 96_000 });
    expectMark(await decodeFrame(media.workingCopy.path, 18), 'upper left');
  });

  test('of an interlaced video becomes progressive', async () => {
    // A white bar that moves by 8 pixels from field to field.
    const bar = "geq=lum='if(between(X,8*N,8*N+7),235,16)':cb=128:cr=128";
    const source = `color=black:s=160x120:r=50:d=0.4,format=yuv420p,${bar},interlace=lowpass=0`;
    const args = ['-c:v', 'mpeg2video', '-q:v', '2', '-flags', '+ilme+ildct', '-top', '1'];
    await runFfmpeg('-f', 'lavfi', '-i', source, ...args, inFolder('fields.mpg'));
    const media = await normaliseVideo(inFolder('fields.mpg'));
    const frame = await decodeFrame(media.workingCopy.path, 5);
    // Without deinterlacing, every other line would show the bar where the lines between are black.
    const rows = [50, 51, 52, 53, 54, 55].map((y) => frame.colourAt(10 * 8 + 3, y)[0] ?? 0);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(60);
  });
});

describe('colours are preserved', () => {
  const kinds: MadeKind[] = [
    ['tagged BT.601', 'bt601.mp4', [...X264, ...coded({ matrix: 'smpte170m' })]],
    ['untagged and small, so BT.601', 'untagged.mp4', [...X264, ...coded({ matrix: 'smpte170m', isTagged: false })]],
    ['full range', 'full.mp4', [...X264, ...coded({ range: 'pc' })]],
    [
      'Motion JPEG',
      'jpeg.avi',
      ['-c:v', 'mjpeg', '-q:v', '2', ...coded({ matrix: 'smpte170m', range: 'pc', pixelFormat: 'yuvj420p' })],
    ],
    ['RGB', 'rgb.mkv', ['-c:v', 'ffv1', '-pix_fmt', 'gbrp']],
    ['4:4:4 in 12 bits', 'deep.mkv', ['-c:v', 'ffv1', ...coded({ pixelFormat: 'yuv444p12le' })]],
    [
      '4:2:2 in 10 bits',
      'prores.mov',
      ['-c:v', 'prores_ks', '-profile:v', '3', ...coded({ pixelFormat: 'yuv422p10le' }), ...PRORES],
    ],
    ['Windows Media', 'windows.wmv', ['-c:v', 'wmv2', '-q:v', '2', ...coded({ matrix: 'smpte170m' })]],
    ['Flash', 'flash.flv', ['-c:v', 'flv1', '-q:v', '2', ...coded({ matrix: 'smpte170m' })]],
    ['VP9', 'small.webm', ['-c:v', 'libvpx-vp9', '-crf', '10', '-cpu-used', '8', ...coded()]],
  ];
  beforeAll(() => makeKinds(redWithMark(), kinds));
  test.each(kinds)('%s', async (_kind, name) => {
    const media = await normaliseVideo(inFolder(name));
    expectMark(await decodeFrame(media.workingCopy.path, 4), 'upper left', 8);
  });

  test('of an untagged large video, read as BT.709', async () => {
    const source = redWithMark({ width: 960, height: 720, seconds: 0.12 });
    const media = await normaliseMade('large.mp4', source, ...X264, ...coded({ isTagged: false }));
    expectMark(await decodeFrame(media.workingCopy.path, 1), 'upper left');
  });

  test('of wide primaries in an odd size', async () => {
    const args = [
      '-vf',
      'zscale=min=gbr:rin=full:pin=bt709:tin=bt709:p=bt2020:t=bt709:m=bt2020nc:r=limited,format=yuv444p10le',
      '-c:v',
      'ffv1',
    ];
    const tags = ['-color_primaries', 'bt2020', '-color_trc', 'bt709', '-colorspace', 'bt2020nc', '-color_range', 'tv'];
    const media = await normaliseMade('bt2020.mkv', redWithMark({ width: 161, height: 121 }), ...args, ...tags);
    expect(media.facts).toMatchObject({ width: 160, height: 120 });
    expectMark(await decodeFrame(media.workingCopy.path, 4), 'upper left');
  });

  test.each(['smpte2084', 'arib-std-b67'] as const)(
    'of HDR (%s): what SDR can show is kept, highlights stay distinct',
    async (curve) => {
      const grey = 0.214;
      const stripes = [
        [0.3, 0, 0],
        [grey, grey, grey],
        [1, 1, 1],
        [4, 4, 4],
      ] as const;
      await makeHdr(inFolder(`${curve}.mp4`), { curve, stripes });
      const { workingCopy } = await normaliseVideo(inFolder(`${curve}.mp4`));
      const frame = await decodeFrame(workingCopy.path, 2);
      const [red = [], middle = [], white = [], sun = []] = stripes.map((_, index) =>
        frame.colourAt(64 * index + 32, 16),
      );
      // For a screen of gamma 2.4: 0.3 of full light is 0.606 of the signal, 0.214 is 0.526.
      expectColour(red, [154, 0, 0], 8);
      expectColour(middle, [134, 134, 134], 6);
      expect(white[1]).toBeGreaterThan(215);
      expect(sun[1]).toBeGreaterThan((white[1] ?? 255) + 10);
    },
  );
});

describe('time', () => {
  test('of a variable frame rate becomes constant, with each frame at its own time', async () => {
    // Encodes a frame counter in the brightness; frames at 0, 1/30, 2/30, then one that stays until 0.6 s.
    const source = "color=black:s=64x64:r=30:d=1,format=yuv420p,geq=lum='40+6*N':cb=128:cr=128";
    await runFfmpeg(
      ['-f', 'lavfi', '-i', source, '-vf', "select='lt(n,3)+gte(n,18)'", '-fps_mode', 'vfr'],
      [...X264, inFolder('variable.mkv')],
    );
    const media = await normaliseVideo(inFolder('variable.mkv'));
    expect(media.facts).toMatchObject({ duration: 120_000, frameRate: { num: 30, den: 1 } });
    const frames = await decodeFrames(media.workingCopy.path, [1, 2, 17, 18, 29]);
    const levels = frames.map((frame) => frame.colourAt(32, 32)[0] ?? 0);
    const expected = [1, 2, 2, 18, 29].map((shown) => ((40 + 6 * shown - 16) * 255) / 219);
    for (const [index, level] of levels.entries()) expect(Math.abs(level - (expected[index] ?? 0))).toBeLessThan(4);
  });

  test.each([
    { fps: '24000/1001', expected: { num: 24_000, den: 1001 } },
    { fps: '30000/1001', expected: { num: 30_000, den: 1001 } },
    { fps: '120', expected: { num: 60, den: 1 } },
    { fps: '10', expected: { num: 30, den: 1 } },
  ])('at $fps frames a second gets the matching rate', async ({ fps, expected }) => {
    const source = redWithMark({ fps, seconds: 0.5, width: 64, height: 64 });
    const media = await normaliseMade(`rate-${fps.replace('/', '-')}.mp4`, source, ...X264, ...coded());
    expect(media.facts.frameRate).toEqual(expected);
    expect(media.facts.duration / 120_000).toBeCloseTo(0.5, 1);
  });

  test('of one frame is one frame', async () => {
    const media = await normaliseMade('one.mp4', redWithMark(), '-frames:v', '1', ...X264, ...coded());
    expect(media.facts).toMatchObject({ duration: 4800 });
    expect(media.filmstrip.geometry.count).toBe(1);
  });

  test('of a stream that starts late is counted from the start of that stream', async () => {
    const args = ['-output_ts_offset', '90', ...X264, ...coded()];
    const media = await normaliseMade('late.ts', redWithMark(), ...args);
    expect(media.facts.duration).toBe(48_000);
  });
});

describe('transparency is kept', () => {
  /** Half-transparent red; the left half is fully transparent black. */
  const cutOut = [
    'color=c=black@0:s=64x48:r=25:d=0.2,format=rgba',
    "geq=r='if(gte(X,32),204,0)':g='if(gte(X,32),34,0)':b='if(gte(X,32),17,0)':a='if(gte(X,48),255,if(gte(X,32),128,0))'",
  ].join(',');
  const kinds: MadeKind[] = [
    [
      'ProRes 4444',
      'alpha.mov',
      ['-c:v', 'prores_ks', '-profile:v', '4', ...coded({ pixelFormat: 'yuva444p10le' }), ...PRORES],
    ],
    ['VP9', 'alpha.webm', ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuva420p', '-crf', '4', '-cpu-used', '8']],
    ['QuickTime Animation', 'animation.mov', ['-c:v', 'qtrle', '-pix_fmt', 'argb']],
    ['PNG in MOV', 'png.mov', ['-c:v', 'png', '-pix_fmt', 'rgba']],
    ['animated PNG', 'animated.png', ['-f', 'apng', '-c:v', 'apng', '-pix_fmt', 'rgba']],
  ];
  beforeAll(() => makeKinds(cutOut, kinds));
  test.each(kinds)('of %s, with straight colour that is not dark at the edge', async (_kind, name) => {
    const { facts, workingCopy, poster, proxy } = await normaliseVideo(inFolder(name));
    expect(facts).toMatchObject({ width: 64, height: 48, alpha: 'stacked' });
    for (const file of [workingCopy, proxy]) {
      const frame = await decodeFrame(file.path, 3);
      expect([frame.width, frame.height]).toEqual([64, 96]);
      expectColour(frame.colourAt(58, 24), RED, 12);
      expectColour(frame.colourAt(40, 24), RED, 12);
      // A pixel beside the edge, where the source is black and transparent.
      expectColour(frame.colourAt(31, 24), RED, 24);
      expectColour(frame.colourAt(8, 48 + 24), [0, 0, 0], 6);
      expectColour(frame.colourAt(40, 48 + 24), [128, 128, 128], 8);
      expectColour(frame.colourAt(58, 48 + 24), [254, 254, 254], 6);
    }
    const shown = await sharp(poster.path).raw().toBuffer({ resolveWithObject: true });
    const pixel = 24 * 64 * 3;
    expectColour([...shown.data.subarray(pixel + 12, pixel + 15)], [255, 255, 255], 8);
    expectColour([...shown.data.subarray(pixel + 58 * 3, pixel + 58 * 3 + 3)], RED, 20);
  });

  test.each(['moving.gif', 'moving.webp'])('of %s, with each frame shown for its own time', async (name) => {
    await makeAnimation(inFolder(name));
    const { facts, workingCopy } = await normaliseVideo(inFolder(name));
    expect(facts).toMatchObject({
      width: 40,
      height: 32,
      alpha: 'stacked',
      duration: 96_000,
      frameRate: { num: 30, den: 1 },
    });
    const shown = [
      [2, [255, 0, 0]],
      [3, [0, 255, 0]],
      [8, [0, 255, 0]],
      [9, [0, 0, 255]],
      [23, [0, 0, 255]],
    ] as const;
    const frames = await decodeFrames(
      workingCopy.path,
      shown.map(([index]) => index),
    );
    expect(frames).toHaveLength(shown.length);
    for (const [nth, frame] of frames.entries()) {
      const colour = shown[nth]?.[1] ?? [];
      expectColour(frame.colourAt(30, 16), colour, 12);
      expectColour(frame.colourAt(8, 32 + 16), [0, 0, 0], 8);
    }
  });

  test('only if there is any: an opaque GIF becomes an opaque video', async () => {
    await makeAnimation(inFolder('opaque.gif'), { isTransparent: false });
    expect((await normaliseVideo(inFolder('opaque.gif'))).facts.alpha).toBe('none');
  });

  test('of an animated file that is wanted as an image, in its first frame', async () => {
    await makeAnimation(inFolder('first.webp'));
    const media = await normalise(inFolder('first.webp'), { kindHint: 'image' });
    expect(media.facts).toEqual({ kind: 'image', width: 40, height: 32, hasAlpha: true });
  });
});

describe('audio', () => {
  const tone = (seconds: number): string => `sine=frequency=300:duration=${seconds}:sample_rate=22050`;

  test('that ends before the video is followed by silence', async () => {
    const args = ['-f', 'lavfi', '-i', tone(0.4), ...X264, ...coded()];
    const { facts, workingCopy } = await normaliseMade('short-audio.mp4', redWithMark({ seconds: 1 }), ...args);
    expect(facts.duration).toBe(120_000);
    expect((await probeRaw(workingCopy.path)).streams[1]).toMatchObject({ duration: '1.000000' });
    expect((await measureLevel(workingCopy.path, { fromS: 0.6, toS: 1 })).left).toBeLessThan(-70);
  });

  test('that outlasts the video keeps the last frame', async () => {
    const args = ['-f', 'lavfi', '-i', tone(1), ...X264, ...coded()];
    const { facts, workingCopy } = await normaliseMade('long-audio.mp4', redWithMark({ seconds: 0.2 }), ...args);
    expect(facts.duration / 120_000).toBeCloseTo(1, 1);
    expectMark(await decodeFrame(workingCopy.path, 22), 'upper left');
    expect((await measureLevel(workingCopy.path, { fromS: 0.8, toS: 0.95 })).left).toBeGreaterThan(-30);
  });

  test('that starts late stays in sync with its video', async () => {
    const args = ['-itsoffset', '0.5', '-f', 'lavfi', '-i', tone(0.5), ...X264, ...coded()];
    const { workingCopy } = await normaliseMade('late-audio.mkv', redWithMark({ seconds: 1 }), ...args);
    expect((await measureLevel(workingCopy.path, { fromS: 0.1, toS: 0.4 })).left).toBeLessThan(-60);
    expect((await measureLevel(workingCopy.path, { fromS: 0.6, toS: 0.9 })).left).toBeGreaterThan(-30);
  });

  test('of one channel is as loud on both sides, not 3 dB softer', async () => {
    const source = 'aevalsrc=0.5*sin(2*PI*300*t):d=0.5:s=8000';
    await runFfmpeg('-f', 'lavfi', '-i', source, '-c:a', 'pcm_u8', inFolder('telephone.wav'));
    const media = await normalise(inFolder('telephone.wav'));
    expect(media).toMatchObject({ kind: 'audio', facts: { kind: 'audio', duration: 60_000 } });
    const level = await measureLevel(media.workingCopy.path, { fromS: 0.1, toS: 0.4 });
    expect(level.left).toBeCloseTo(-9, 0);
    expect(level.right).toBeCloseTo(-9, 0);
  });

  test('is shown by its waveform: high where it is loud, low where it is silent', async () => {
    const source = 'aevalsrc=if(lt(t\\,0.5)\\,0.5*sin(2*PI*300*t)\\,0):d=1:s=8000';
    await runFfmpeg('-f', 'lavfi', '-i', source, inFolder('half-silent.wav'));
    const media = await normalise(inFolder('half-silent.wav'));
    const poster = sharp(media.kind === 'audio' ? media.poster.path : '');
    // Rows well above the middle: bars reach them on the left only.
    const readRed = (left: number) =>
      poster.clone().extract({ left, top: 180, width: 220, height: 40 }).extractChannel('red').raw().toBuffer();
    expect(Math.max(...(await readRed(70)))).toBeGreaterThan(240);
    expect(Math.max(...(await readRed(320)))).toBeLessThan(60);
  });

  test('of six channels is mixed down to both sides', async () => {
    const source = 'aevalsrc=0|0|0|0|0.4*sin(2*PI*300*t)|0:d=0.5:s=48000:c=5.1';
    await runFfmpeg('-f', 'lavfi', '-i', source, '-c:a', 'flac', inFolder('cinema.mkv'));
    const { workingCopy } = await normalise(inFolder('cinema.mkv'));
    const level = await measureLevel(workingCopy.path, { fromS: 0.1, toS: 0.4 });
    expect(level.left).toBeGreaterThan(-30);
    expect(level.right).toBeLessThan(level.left - 20);
  });

  test('of a song with a cover is treated as audio, not as a video', async () => {
    await runFfmpeg('-f', 'lavfi', '-i', 'color=red:s=64x64', '-frames:v', '1', inFolder('cover.jpg'));
    await runFfmpeg(
      ['-f', 'lavfi', '-i', tone(0.5), '-i', inFolder('cover.jpg'), '-map', '0', '-map', '1', '-c:v', 'copy'],
      ['-disposition:v:0', 'attached_pic', inFolder('song.mp3')],
    );
    const media = await normalise(inFolder('song.mp3'));
    expect(media.kind).toBe('audio');
    expect((media.kind === 'audio' ? media.facts.duration : 0) / 120_000).toBeCloseTo(0.5, 1);
  });

  test('and video come from the streams that the file marks as default', async () => {
    await runFfmpeg(
      ['-f', 'lavfi', '-i', 'color=green:s=320x240:r=25:d=0.4', '-f', 'lavfi', '-i', redWithMark()],
      ['-f', 'lavfi', '-i', 'anullsrc=d=0.4', '-f', 'lavfi', '-i', tone(0.4)],
      ['-map', '0', '-map', '1', '-map', '2', '-map', '3', '-c:v', 'ffv1', '-c:a', 'flac'],
      ['-disposition:v:0', '0', '-disposition:v:1', 'default', '-disposition:a:0', '0'],
      ['-disposition:a:1', 'default', inFolder('several.mkv')],
    );
    const { facts, workingCopy } = await normaliseVideo(inFolder('several.mkv'));
    expect(facts).toMatchObject({ width: 160, height: 120 });
    expect((await measureLevel(workingCopy.path, { fromS: 0.1, toS: 0.3 })).left).toBeGreaterThan(-30);
  });

  test('of a video is the only output if audio is wanted', async () => {
    await runFfmpeg('-f', 'lavfi', '-i', redWithMark(), '-f', 'lavfi', '-i', tone(0.4), ...X264, inFolder('both.mp4'));
    expect((await normalise(inFolder('both.mp4'), { kindHint: 'audio' })).kind).toBe('audio');
  });
});

describe('an unusable file is refused', () => {
  async function refusalOf(input: string, options: Partial<NormaliseMediaRequest> = {}): Promise<unknown> {
    return await normalise(input, options).then(
      ({ kind }) => `accepted as ${kind}`,
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    );
  }

  beforeAll(async () => {
    const args = ['-c:v', 'libx264', '-preset', 'veryfast', '-g', '10', '-movflags', '+faststart'];
    await runFfmpeg('-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=25:d=2', ...args, inFolder('whole.mp4'));
    await runFfmpeg('-i', inFolder('whole.mp4'), '-c', 'copy', inFolder('index-last.mp4'));
  });

  test('if it is empty, or text with the name of a video', async () => {
    await writeFile(inFolder('empty.mp4'), '');
    expect(await refusalOf(inFolder('empty.mp4'))).toBe('FILE_CORRUPTED');
    await writeFile(inFolder('text.mp4'), 'This is no video at all.\n'.repeat(100));
    expect(await refusalOf(inFolder('text.mp4'))).toBe('FILE_FORMAT');
  });

  test('if it is a list that would make ffmpeg open other files', async () => {
    const target = inFolder('whole.mp4');
    await writeFile(inFolder('hls.mp4'), `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${target}\n#EXT-X-ENDLIST\n`);
    await writeFile(inFolder('concat.mp4'), `ffconcat version 1.0\nfile '${target}'\n`);
    await writeFile(
      inFolder('sdp.mp4'),
      'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nm=video 5000 RTP/AVP 96\n',
    );
    for (const name of ['hls.mp4', 'concat.mp4', 'sdp.mp4'])
      expect(await refusalOf(inFolder(name))).toBe('FILE_FORMAT');
  });

  test('if its end is missing', async () => {
    await truncate(inFolder('index-last.mp4'), { share: 0.7, output: inFolder('no-index.mp4') });
    expect(await refusalOf(inFolder('no-index.mp4'))).toBe('FILE_CORRUPTED');
    await truncate(inFolder('whole.mp4'), { share: 0.5, output: inFolder('half.mp4') });
    expect(await refusalOf(inFolder('half.mp4'))).toBe('FILE_CORRUPTED');
  });

  test('if it is mostly noise; one with a scratch keeps its length', async () => {
    await damage(inFolder('whole.mp4'), { from: 0.1, to: 0.95, output: inFolder('noise.mp4') });
    expect(await refusalOf(inFolder('noise.mp4'))).toBe('FILE_CORRUPTED');
    await damage(inFolder('whole.mp4'), { from: 0.5, to: 0.52, output: inFolder('scratch.mp4') });
    expect((await normaliseVideo(inFolder('scratch.mp4'))).facts.duration).toBe(240_000);
  });

  test('if the video is longer than allowed, by its header or by its content', async () => {
    expect(await refusalOf(inFolder('whole.mp4'), { maxDurationMs: 1000 })).toBe('VIDEO_TOO_LONG');
    await runFfmpeg('-i', inFolder('whole.mp4'), '-c', 'copy', '-f', 'matroska', '-live', '1', inFolder('live.mkv'));
    expect(await refusalOf(inFolder('live.mkv'), { maxDurationMs: 1000 })).toBe('VIDEO_TOO_LONG');
  });

  test('if no decoder knows its codec', async () => {
    await runFfmpeg('-f', 'lavfi', '-i', redWithMark(), '-c:v', 'ffv1', inFolder('known.avi'));
    const content = (await readFile(inFolder('known.avi'))).toString('latin1').replaceAll('FFV1', 'ZZZZ');
    await writeFile(inFolder('unknown.avi'), content, 'latin1');
    expect(await refusalOf(inFolder('unknown.avi'))).toBe('VIDEO_FORMAT');
  });

  test('if a still image is sent as a video; whatever its name, it is an image', async () => {
    await runFfmpeg('-f', 'lavfi', '-i', 'color=red:s=64x64', '-frames:v', '1', inFolder('still.png'));
    await copyFile(inFolder('still.png'), inFolder('still.mp4'));
    expect((await normalise(inFolder('still.mp4'))).kind).toBe('image');
    expect(await refusalOf(inFolder('still.mp4'), { kindHint: 'video' })).toBe('VIDEO_FORMAT');
    expect(await refusalOf(inFolder('whole.mp4'), { kindHint: 'image' })).toBe('FILE_FORMAT');
  });

  test('leaves no file of a cancelled task', async () => {
    const task = new AbortController();
    const reason = new Error('cancelled');
    const running = normalise(inFolder('whole.mp4'), { signal: task.signal, onProgress: () => task.abort(reason) });
    await expect(running).rejects.toBe(reason);
  });
});
