import {
  type AudioPlan,
  type AudioPlanInput,
  type Ducking,
  TICKS_PER_SECOND,
  ticksToSeconds,
} from '@reelwright/timeline';
import {
  inputArgs,
  METER_FILTER,
  QUIET_ARGS,
  REPEATABLE_ARGS,
  REPORTING_ARGS,
  toDecimal,
  toFileArgument,
} from './ffmpeg-arguments.ts';

export const MIX_SAMPLE_RATE = 48_000;

/** Every filter works on this; the mix keeps it up to the encoder, so that nothing clips on the way. */
const MIX_FORMAT = `aresample=${MIX_SAMPLE_RATE},aformat=sample_fmts=fltp:channel_layouts=stereo`;

function toSamples(ticks: number): number {
  return Math.round((ticks * MIX_SAMPLE_RATE) / TICKS_PER_SECOND);
}

/** One input, cut, made as loud as planned, faded, and put in its place. Whole samples, so that preview and render agree. */
function inputChain(input: AudioPlanInput, index: number): string {
  const start = toSamples(input.trimStart);
  const length = toSamples(input.duration);
  const fadeIn = toSamples(input.fadeIn);
  const fadeOut = toSamples(input.fadeOut);
  const filters = [
    MIX_FORMAT,
    `atrim=start_sample=${start}:end_sample=${start + length}`,
    'asetpts=PTS-STARTPTS',
    `volume=${toDecimal(input.gainDb)}dB`,
    ...(fadeIn > 0 ? [`afade=t=in:start_sample=0:nb_samples=${fadeIn}:curve=tri`] : []),
    ...(fadeOut > 0
      ? [`afade=t=out:start_sample=${Math.max(0, length - fadeOut)}:nb_samples=${fadeOut}:curve=tri`]
      : []),
    `adelay=delays=${toSamples(input.start)}S:all=1`,
  ];
  return `[${index}:a:0]${filters.join(',')}[in${index}]`;
}

/** The ducking envelope as an expression of the time `t`; spans never touch, so at most one term is above zero. */
export function formatDucking(ducking: Ducking): string {
  const depth = 1 - 10 ** (-ducking.depthDb / 20);
  const seconds = (ticks: number) => toDecimal(ticksToSeconds(ticks));
  const terms = ducking.spans.map(({ start, end }) => {
    const down = `clip((t-(${seconds(start - ducking.attack)}))/${seconds(ducking.attack)},0,1)`;
    const up = `clip((${seconds(end + ducking.release)}-t)/${seconds(ducking.release)},0,1)`;
    return `${down}*${up}`;
  });
  return `1-${toDecimal(depth)}*(${terms.join('+')})`;
}

function sumOf(labels: string[]): string {
  return `${labels.map((label) => `[${label}]`).join('')}amix=inputs=${labels.length}:normalize=0:duration=longest`;
}

/** The filter graph of a plan: its inputs, numbered as in `plan.inputs`, to `[mix]`. Throws on a plan without inputs. */
export function formatMixGraph(plan: AudioPlan): string {
  if (plan.inputs.length === 0) throw new Error('A plan without sound has nothing to mix');
  const labelsOf = (isWanted: (input: AudioPlanInput) => boolean) =>
    plan.inputs.flatMap((input, index) => (isWanted(input) ? [`in${index}`] : []));
  const music = labelsOf((input) => input.role === 'music');
  const rest = labelsOf((input) => input.role !== 'music');
  const isDucked = plan.ducking.spans.length > 0 && plan.ducking.depthDb > 0;
  const total = toSamples(plan.duration);
  return [
    ...plan.inputs.map(inputChain),
    ...(music.length > 0
      ? // The expression is computed once per block of samples; 96 of them are 2 ms, too short to be heard as steps.
        [
          `${sumOf(music)}${isDucked ? `,asetnsamples=n=96:p=0,volume='${formatDucking(plan.ducking)}':eval=frame` : ''}[music]`,
        ]
      : []),
    `${sumOf([...rest, ...(music.length > 0 ? ['music'] : [])])},apad=whole_len=${total},atrim=end_sample=${total},${METER_FILTER}[mix]`,
  ].join(';');
}

/**
 * Arguments of ffmpeg for the first pass: the whole plan mixed to a WAV of 32-bit floats, which may exceed full scale. `parseLoudness`
 * reads the mix' loudness from standard error. `files` holds the path of each media id.
 */
export function mixAudioArgs(mix: { plan: AudioPlan; files: ReadonlyMap<string, string>; output: string }): string[] {
  const paths = mix.plan.inputs.map((input) => {
    const path = mix.files.get(input.media);
    if (path === undefined) throw new Error(`No file for the sound ${input.media}`);
    return path;
  });
  return [
    REPORTING_ARGS,
    paths.flatMap(inputArgs),
    // One thread: sums of floats in another order are other bytes.
    ['-filter_complex_threads', '1', '-filter_complex', formatMixGraph(mix.plan), '-map', '[mix]'],
    ['-c:a', 'pcm_f32le', '-ar', String(MIX_SAMPLE_RATE), ...REPEATABLE_ARGS, '-flags:a', '+bitexact'],
    ['-f', 'wav', toFileArgument(mix.output)],
  ].flat();
}

/** What the second pass does to a mix; `planLoudness` computes it. */
export interface MasterSettings {
  gainDb: number;
  /** No true peak above this before encoding. */
  ceilingDb: number;
  /** Whether a limiter has to see to that. */
  isLimited: boolean;
}

/**
 * Arguments of ffmpeg for the second pass: gain, where needed a limiter that sees the peaks between the samples (at four
 * times the rate), and AAC in an MP4 without pictures. `parseLoudness` reads what was reached, before encoding, from standard error.
 */
export function masterAudioArgs(
  master: MasterSettings & { mix: string; bitRateKbps?: number; output: string },
): string[] {
  const limiter = [
    `aresample=${4 * MIX_SAMPLE_RATE}`,
    // `level=0`: otherwise it amplifies the result to full scale. `latency=1`: otherwise it delays by its attack.
    `alimiter=limit=${toDecimal(10 ** (master.ceilingDb / 20))}:attack=5:release=60:level=0:latency=1`,
    `aresample=${MIX_SAMPLE_RATE}`,
  ];
  const filters = [
    `volume=${toDecimal(master.gainDb)}dB`,
    ...(master.isLimited ? limiter : []),
    METER_FILTER,
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
  ];
  return [
    REPORTING_ARGS,
    inputArgs(master.mix),
    ['-map', '0:a:0', '-filter:a', filters.join(',')],
    encodeSoundArgs(master.bitRateKbps ?? 192),
    ['-f', 'mp4', toFileArgument(master.output)],
  ].flat();
}

function encodeSoundArgs(bitRateKbps: number): string[] {
  return [
    ['-c:a', 'aac', '-b:a', `${bitRateKbps}k`, '-ar', String(MIX_SAMPLE_RATE), '-ac', '2'],
    [...REPEATABLE_ARGS, '-flags:a', '+bitexact'],
  ].flat();
}

/** Arguments of ffmpeg to turn any sound file into the form of the mix: a WAV, 48 kHz, stereo, 16 bits. */
export function convertToWavArgs(conversion: { input: string; output: string }): string[] {
  return [
    QUIET_ARGS,
    inputArgs(conversion.input),
    ['-map', '0:a:0', '-c:a', 'pcm_s16le', '-ar', String(MIX_SAMPLE_RATE), '-ac', '2'],
    [...REPEATABLE_ARGS, '-flags:a', '+bitexact', '-f', 'wav', toFileArgument(conversion.output)],
  ].flat();
}
