import type { AudioPlan, AudioPlanInput } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { METER_FILTER } from './ffmpeg-arguments.ts';
import {
  formatDucking,
  formatMixGraph,
  masterAudioArgs,
  measureMasterArgs,
  mixAudioArgs,
  stretchFilters,
} from './mix-audio.ts';

const TICKS = 120_000;

function planOf(roles: AudioPlanInput['role'][], overrides: Partial<AudioPlan> = {}): AudioPlan {
  return {
    duration: 10 * TICKS,
    inputs: roles.map((role, index) => ({
      clip: `c${index}`,
      media: `m${index}`,
      role,
      start: 2 * TICKS,
      trimStart: TICKS,
      duration: 3 * TICKS,
      speed: 1,
      isReversed: false,
      gainDb: -6,
      fadeIn: 0,
      fadeOut: TICKS / 2,
    })),
    ducking: { depthDb: 12, attack: 18_000, release: 54_000, spans: [{ start: 2 * TICKS, end: 5 * TICKS }] },
    targetLufs: -14,
    maxTruePeakDb: -1,
    ...overrides,
  };
}

describe('the filter graph of a mix', () => {
  it('cuts, places and fades each audio file on whole samples', () => {
    const graph = formatMixGraph(planOf(['voice']));
    expect(graph).toContain('[0:a:0]');
    expect(graph).toContain('atrim=start_sample=48000:end_sample=192000');
    expect(graph).toContain('volume=-6dB');
    expect(graph).toContain('afade=t=out:start_sample=120000:nb_samples=24000');
    expect(graph).toContain('adelay=delays=96000S:all=1');
  });

  it('ducks music, but neither voices nor effects', () => {
    const [music, ...others] = formatMixGraph(planOf(['music', 'voice', 'effect']))
      .split(';')
      .filter((chain) => chain.includes('amix'))
      .map((chain) => chain.includes('eval=frame'));
    expect(music).toBe(true);
    expect(others).toEqual([false]);
  });

  it('ducks the audio of videos like music', () => {
    const graph = formatMixGraph(planOf(['original', 'music', 'voice']));
    expect(graph).toContain('[in0][in1]amix=inputs=2');
    expect(graph).toContain('[in2][beneath]amix');
  });

  it('uses as much of the file as its speed plays, and makes it as long as the clip', () => {
    const [input] = planOf(['original']).inputs;
    const graph = formatMixGraph(planOf([], { inputs: [{ ...input!, speed: 2 }] }));
    expect(graph).toContain('atrim=start_sample=48000:end_sample=336000');
    expect(graph).toContain('rubberband=tempo=2');
    expect(graph).toContain('apad=whole_len=144000,atrim=end_sample=144000');
  });

  it('reverses a part before it is stretched', () => {
    const [input] = planOf(['original']).inputs;
    const graph = formatMixGraph(planOf([], { inputs: [{ ...input!, speed: 0.5, isReversed: true }] }));
    expect(graph).toContain('apad=whole_len=72000,areverse,rubberband=tempo=0.5');
  });

  it('ducks nothing without a voice', () => {
    const silent = planOf(['music'], { ducking: { depthDb: 12, attack: 1, release: 1, spans: [] } });
    expect(formatMixGraph(silent)).not.toContain('eval=frame');
  });

  it('lasts exactly as long as the video, without normalisation by the mixer', () => {
    const graph = formatMixGraph(planOf(['music', 'voice']));
    expect(graph).toContain('apad=whole_len=480000,atrim=end_sample=480000');
    expect(graph.match(/amix=/g)).toHaveLength(2);
    expect(graph.match(/normalize=0/g)).toHaveLength(2);
  });

  it('refuses a plan without audio', () => {
    expect(() => formatMixGraph(planOf([]))).toThrow('nothing to mix');
  });
});

describe('another speed', () => {
  it.each([0.25, 0.4, 0.5, 1.5, 2, 3, 4])('of %d is reached in steps that atempo accepts', (speed) => {
    const steps = stretchFilters(speed, 'atempo').map((filter) => Number(filter.replace('atempo=', '')));
    expect(steps.reduce((product, step) => product * step, 1)).toBeCloseTo(speed, 4);
    for (const step of steps) expect(step).toSatisfy((tempo: number) => tempo >= 0.5 && tempo <= 2);
  });

  it('of one adds no filter', () => {
    expect(stretchFilters(1, 'rubberband')).toEqual([]);
  });
});

describe('the ducking envelope', () => {
  /** Evaluates the expression, which is a sum of ramps down and up. */
  function gainAt(t: number): number {
    const expression = formatDucking(planOf(['music']).ducking);
    const [, depth, start, down, end, up] =
      /^1-([\d.]+)\*\(clip\(\(t-\(([\d.]+)\)\)\/([\d.]+),0,1\)\*clip\(\(([\d.]+)-t\)\/([\d.]+),0,1\)\)$/
        .exec(expression)
        ?.map(Number) ?? [];
    const clip = (value: number) => Math.min(1, Math.max(0, value));
    return 1 - depth! * clip((t - start!) / down!) * clip((end! - t) / up!);
  }

  it('is lowered by its depth while the voice speaks, and restored before and after', () => {
    for (const second of [0, 1.8, 5.5, 9]) expect(gainAt(second)).toBeCloseTo(1, 5);
    for (const second of [2, 3, 5]) expect(20 * Math.log10(gainAt(second))).toBeCloseTo(-12, 3);
    expect(gainAt(1.925)).toBeCloseTo((1 + 10 ** (-12 / 20)) / 2, 3);
  });
});

describe('the arguments of a mix', () => {
  it('open each file of the plan in its order', () => {
    const plan = planOf(['music', 'voice']);
    const args = mixAudioArgs({
      plan,
      files: new Map([
        ['m0', '/a.wav'],
        ['m1', '/b.wav'],
      ]),
      stretcher: 'rubberband',
      output: 'mix.wav',
    });
    expect(args.filter((_arg, index) => args[index - 1] === '-i')).toEqual(['file:/a.wav', 'file:/b.wav']);
  });

  it('need every file', () => {
    expect(() =>
      mixAudioArgs({ plan: planOf(['voice']), files: new Map(), stretcher: 'atempo', output: 'mix.wav' }),
    ).toThrow('m0');
  });
});

describe('the arguments of a master', () => {
  const master = { gainDb: 4, ceilingDb: -6, mix: 'mix.wav', output: 'o.m4a' };

  it('limit between the samples, without changing loudness or timing', () => {
    const args = masterAudioArgs({ ...master, isLimited: true }).join(' ');
    expect(args).toContain('aresample=192000,alimiter=limit=0.501187');
    expect(args).toContain('level=0:latency=1');
  });

  it('measure what would be encoded', () => {
    const limited = { ...master, isLimited: true };
    const filtersOf = (args: string[]): string | undefined => args[args.indexOf('-filter:a') + 1];
    expect(filtersOf(measureMasterArgs(limited))).toBe(`${filtersOf(masterAudioArgs(limited))},${METER_FILTER}`);
  });

  it('name the coder only if it is not the usual one, so that older masters keep their bytes', () => {
    const limited = { ...master, isLimited: true };
    expect(masterAudioArgs({ ...limited, coder: 'twoloop' })).toEqual(masterAudioArgs(limited));
    expect(masterAudioArgs({ ...limited, coder: 'fast' }).join(' ')).toContain('-aac_coder fast');
  });

  it('omit the limiter if no peak needs it', () => {
    expect(masterAudioArgs({ ...master, isLimited: false }).join(' ')).not.toContain('alimiter');
  });
});
