import { describe, expect, test } from 'vitest';
import type { AudioStreamProbe, MediaProbe, VideoColor, VideoStreamProbe } from '../probe.ts';
import { parseFfmpegFeatures } from './ffmpeg-features.ts';
import { planFilmstrip, posterArgs, videoImagesArgs } from './filmstrip.ts';
import { isAlphaUsed, measureAlphaArgs } from './measure-alpha.ts';
import { decodeForPeaksArgs } from './peaks.ts';
import { formatZscaleConversion, needsZscale, planSourceColour } from './plan-colour.ts';
import { type NormalisationOptions, planNormalisation, type WorkingVisualPlan } from './plan-normalisation.ts';
import { formatVisualGraph, workingVisualArgs } from './working-visual.ts';
import { joinWorkingCopiesArgs, workingAudioArgs } from './working-audio.ts';

const untagged: VideoColor = { range: 'unknown', matrix: 'unknown', primaries: 'unknown', transfer: 'unknown' };

const video: VideoStreamProbe = {
  index: 0,
  codec: 'h264',
  width: 1920,
  height: 1080,
  codedWidth: 1920,
  codedHeight: 1080,
  rotation: 0,
  pixelFormat: 'yuv420p',
  hasAlpha: false,
  isInterlaced: false,
  isDolbyVisionOnly: false,
  color: untagged,
  frameRate: { num: 25, den: 1 },
  nominalFrameRate: { num: 25, den: 1 },
  isVariableFrameRate: false,
  frameCount: 250,
  durationMs: 10_000,
};
const audio: AudioStreamProbe = { index: 1, codec: 'aac', sampleRateHz: 44_100, channels: 2, durationMs: 10_020 };
const file: MediaProbe = { kind: 'video', container: 'mov,mp4', durationMs: 10_020, sizeBytes: 9, video, audio };

const options: NormalisationOptions = {
  features: {
    hasZscale: true,
    hasLibvpxVp8: true,
    hasLibvpxVp9: true,
    decodableCodecs: new Set(['h264', 'vp9', 'prores', 'aac']),
  },
  isAlphaUsed: true,
  maxDurationMs: 60_000,
};

function planVisual(
  change: Partial<VideoStreamProbe> = {},
  others: Partial<MediaProbe> = {},
  changed: Partial<NormalisationOptions> = {},
): WorkingVisualPlan {
  const plan = planNormalisation({ ...file, ...others, video: { ...video, ...change } }, { ...options, ...changed });
  if (plan.kind !== 'video') throw new Error(JSON.stringify(plan));
  return plan.visual;
}

const refusalOf = (change: Partial<VideoStreamProbe>, changed: Partial<NormalisationOptions> = {}): unknown => {
  const plan = planNormalisation({ ...file, video: { ...video, ...change } }, { ...options, ...changed });
  return plan.kind === 'refused' ? plan.reason : plan.kind;
};

describe('the plan', () => {
  test('of an ordinary video uses its image and its audio', () => {
    expect(planNormalisation(file, options)).toMatchObject({
      kind: 'video',
      visual: { streamIndex: 0, alpha: 'none', holdMs: 0, isDeinterlaced: false, proxy: { width: 960, height: 540 } },
      audio: { streamIndex: 1, channels: 2 },
    });
  });

  test('of audio alone is audio', () => {
    expect(planNormalisation({ ...file, kind: 'audio', video: undefined }, options)).toEqual({
      kind: 'audio',
      audio: { streamIndex: 1, channels: 2 },
    });
  });

  test('refuses unsupported files, each with its reason', () => {
    expect(refusalOf({ codec: 'hnm4' })).toBe('unknown_codec');
    expect(refusalOf({}, { maxDurationMs: 10_000 })).toBe('too_long');
    expect(refusalOf({ codedWidth: 16_000, codedHeight: 9000 })).toBe('too_large');
    expect(refusalOf({ isDolbyVisionOnly: true })).toBe('no_base_layer');
    const hdr = { ...untagged, transfer: 'smpte2084' };
    expect(refusalOf({ color: hdr })).toBe('video');
    expect(refusalOf({ color: hdr }, { features: { ...options.features, hasZscale: false } })).toBe('hdr');
  });

  test('keeps the last frame if the audio is much longer, but not for a short rest', () => {
    expect(planVisual({ durationMs: 8000 }).holdMs).toBe(2020);
    expect(planVisual({ durationMs: 9900 }).holdMs).toBe(0);
    expect(planVisual({ durationMs: undefined }).holdMs).toBe(0);
  });

  test('stacks alpha only if it is used, and selects the decoder that supports it', () => {
    expect(planVisual({ codec: 'vp9', hasAlpha: true })).toMatchObject({ alpha: 'stacked', decoder: 'libvpx-vp9' });
    expect(planVisual({ codec: 'vp9', hasAlpha: true }, {}, { isAlphaUsed: false })).toMatchObject({
      alpha: 'none',
      decoder: undefined,
    });
    const blind = { features: { ...options.features, hasLibvpxVp9: false } };
    expect(planVisual({ codec: 'vp9', hasAlpha: true }, {}, blind).alpha).toBe('none');
    expect(planVisual({ codec: 'prores', hasAlpha: true }, {}, blind).alpha).toBe('stacked');
  });

  test('makes a cut-out no larger than Full HD, since it is coded twice as high', () => {
    const size = { width: 3840, height: 2160, codedWidth: 3840, codedHeight: 2160 };
    expect(planVisual({ ...size, codec: 'prores', hasAlpha: true }).size.shown).toEqual({ width: 1920, height: 1080 });
    expect(planVisual(size).size.shown).toEqual({ width: 3840, height: 2160 });
  });
});

describe('colour', () => {
  const colourOf = (color: Partial<VideoColor>, change: Partial<VideoStreamProbe> = {}) =>
    planSourceColour({ ...video, ...change, color: { ...untagged, ...color } });

  test('without a tag is guessed from the height, as browsers do', () => {
    expect(colourOf({}).matrix).toBe('bt709');
    expect(colourOf({}, { height: 576 }).matrix).toBe('bt601');
    expect(colourOf({ transfer: 'smpte2084' }).matrix).toBe('bt2020');
    expect(colourOf({}).range).toBe('limited');
  });

  test('follows the tag, except for YUV tagged as RGB', () => {
    expect(colourOf({ matrix: 'bt470bg' }).matrix).toBe('bt601');
    expect(colourOf({ matrix: 'gbr' }).matrix).toBe('bt709');
    expect(colourOf({ matrix: 'gbr' }, { pixelFormat: 'gbrp' })).toMatchObject({ matrix: 'rgb', range: 'full' });
  });

  test('of HDR is converted in linear light, that of wide primaries keeps its curve', () => {
    const pq = colourOf({ transfer: 'smpte2084', primaries: 'bt2020', matrix: 'bt2020nc' });
    expect(needsZscale(pq)).toBe(true);
    expect(formatZscaleConversion(pq).join(',')).toContain('tonemap=mobius');
    const wide = colourOf({ primaries: 'smpte432', matrix: 'bt709' });
    expect(formatZscaleConversion(wide)).toHaveLength(1);
    expect(needsZscale(colourOf({ matrix: 'bt709', primaries: 'bt709' }))).toBe(false);
  });

  test('of wide primaries is unchanged if ffmpeg cannot convert it', () => {
    const color = { ...untagged, primaries: 'smpte432', matrix: 'bt709' };
    const plan = planVisual({ color }, {}, { features: { ...options.features, hasZscale: false } });
    expect(plan.colour.primaries).toBe('bt709');
  });
});

describe('the filter graph', () => {
  test('scales first, then makes the rate constant, then holds the last frame', () => {
    const graph = formatVisualGraph(planVisual({ durationMs: 8000 }));
    const [scale, fps, hold] = ['scale=', 'fps=fps=25/1:start_time=0', 'tpad=stop_mode=clone:stop_duration=2.02'].map(
      (filter) => graph.indexOf(filter),
    );
    expect(scale).toBeGreaterThan(-1);
    expect(fps).toBeGreaterThan(scale ?? 0);
    expect(hold).toBeGreaterThan(fps ?? 0);
  });

  test('deinterlaces only interlaced video', () => {
    expect(formatVisualGraph(planVisual())).not.toContain('bwdif');
    expect(formatVisualGraph(planVisual({ isInterlaced: true }))).toContain('bwdif');
  });

  test('ends at the limit, whatever the file says', () => {
    expect(formatVisualGraph(planVisual())).toContain('trim=end_frame=1501');
    expect(formatVisualGraph(planVisual({ codec: 'prores', hasAlpha: true }))).toContain('trim=end_frame=1501');
  });

  test('scales the halves of a stacked image separately', () => {
    const graph = formatVisualGraph(planVisual({ codec: 'prores', hasAlpha: true }));
    expect(graph).toContain('crop=iw:ih/2:0:ih/2,scale=960:540');
    expect(graph).toContain('[upper][lower]vstack[proxy]');
  });
});

describe('every call of ffmpeg', () => {
  const plan = planVisual();
  const source = { kind: 'file', path: '-in.mp4' } as const;
  const stream = { streamIndex: 1, channels: 1 };
  const geometry = planFilmstrip({ width: 1920, height: 1080, frames: 250, durationMs: 10_000 });
  const alpha = 'stacked' as const;
  const size = { width: 960, height: 540 };
  const strip = { frames: 250, geometry, output: '-o.jpg' };
  const poster = { frameRate: { num: 25, den: 1 }, size, output: '-p.jpg' };
  const images = { alpha, strip, poster };
  const peaks = { durationMs: 1000, output: '-o.raw' };
  const calls: [string, string[]][] = [
    ['visual', workingVisualArgs({ plan, source, visual: '-o.mp4', proxy: '-p.mp4' })],
    ['audio', workingAudioArgs({ plan: stream, input: '-in.mp4', length: { samples: 48_000 }, output: '-o.m4a' })],
    [
      'join',
      joinWorkingCopiesArgs({ audio: '-a.m4a', copies: [{ visual: '-p.mp4', output: '-o.mp4' }], peaks, images }),
    ],
    ['alpha', measureAlphaArgs({ input: '-in.mov', streamIndex: 0, decoder: undefined })],
    ['peaks', decodeForPeaksArgs({ input: '-in.m4a', ...peaks })],
    ['images', videoImagesArgs({ input: '-in.mp4', ...images })],
    ['poster', posterArgs({ input: '-in.mp4', alpha, ...poster })],
  ];

  test.each(calls)('opens local files only, and treats no name as an option: %s', (_name, args) => {
    const inputs = args.flatMap((arg, at) => (arg === '-i' ? [at] : []));
    for (const [nth, at] of inputs.entries()) {
      const before = args.slice(nth === 0 ? 0 : (inputs[nth - 1] ?? 0), at).join(' ');
      expect(before).toContain('-protocol_whitelist file,pipe');
      expect(before).toContain('-format_whitelist');
    }
    for (const arg of args) expect(arg).not.toMatch(/^-(in|o|p|a)\./);
    expect(args).toContain('-nostdin');
  });

  test("accepts the product's own lists of frames, with PNG files only", () => {
    const args = workingVisualArgs({ plan, source: { kind: 'frames', listFile: '/l.txt' }, visual: 'o', proxy: 'p' });
    expect(args[args.indexOf('-format_whitelist') + 1]).toBe('concat,png_pipe');
  });

  test('begins a group of pictures every 0.5 s, without B-frames', () => {
    const [, args = []] = calls[0] ?? [];
    expect(args.filter((_arg, at) => args[at - 1] === '-g')).toEqual(['13', '13']);
    expect(args.filter((_arg, at) => args[at - 1] === '-bf')).toEqual(['0', '0']);
  });

  test('copies mono to both sides, and mixes more channels by their layout', () => {
    const filtersOf = (channels: number): string =>
      workingAudioArgs({ plan: { streamIndex: 0, channels }, input: 'i', length: { maxSamples: 9 }, output: 'o' }).join(
        ' ',
      );
    expect(filtersOf(1)).toContain('pan=stereo|c0=c0|c1=c0');
    expect(filtersOf(6)).toContain('aformat=channel_layouts=stereo');
  });
});

describe('the output of ffmpeg', () => {
  test('tells whether alpha is used; a fully transparent channel is an empty one', () => {
    const print = (...frames: [number, number][]): string =>
      frames.map(([least, most]) => `lavfi.signalstats.YMIN=${least}\nlavfi.signalstats.YMAX=${most}`).join('\n');
    expect(isAlphaUsed(print([255, 255], [251, 255]))).toBe(false);
    expect(isAlphaUsed(print([255, 255], [12, 255]))).toBe(true);
    expect(isAlphaUsed(print([0, 0], [0, 0]))).toBe(false);
    expect(isAlphaUsed(print([0, 0], [0, 90]))).toBe(true);
    expect(isAlphaUsed('')).toBe(false);
  });

  test('tells its features', () => {
    const filters = ' .S. tonemap           V->V       Conversion\n .SC zscale            V->V       Apply resizing\n';
    const codecs = [
      ' D.VI.S bmp                  BMP (Windows and OS/2 bitmap)',
      ' DEV.L. vp9                  Google VP9 (decoders: vp9 vp9_v4l2m2m libvpx-vp9 ) (encoders: libvpx-vp9 )',
      ' DEV.L. vp8                  On2 VP8 (decoders: vp8 vp8_v4l2m2m ) (encoders: libvpx )',
      ' .EVIL. a64_multi            Multicolor charset for Commodore 64',
      ' DEAIL. aac                  AAC (Advanced Audio Coding)',
    ].join('\n');
    const features = parseFfmpegFeatures({ filters, codecs });
    expect(features).toMatchObject({ hasZscale: true, hasLibvpxVp9: true, hasLibvpxVp8: false });
    expect([...features.decodableCodecs]).toEqual(['bmp', 'vp9', 'vp8', 'aac']);
    expect(parseFfmpegFeatures({ filters: '', codecs: '' }).hasZscale).toBe(false);
  });
});

test('a filmstrip has about one image per second, at least one and at most sixty', () => {
  const plan = (frames: number, durationMs: number) => planFilmstrip({ width: 1080, height: 1920, frames, durationMs });
  expect(plan(250, 10_000)).toEqual({ count: 10, frameWidth: 50, frameHeight: 90 });
  expect(plan(1, 40).count).toBe(1);
  expect(plan(9000, 360_000).count).toBe(60);
});
