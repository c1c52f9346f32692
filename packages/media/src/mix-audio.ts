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

/** Format of every filter; the mix keeps it up to the encoder, so that nothing clips on the way. */
const MIX_FORMAT = `aresample=${MIX_SAMPLE_RATE},aformat=sample_fmts=fltp:channel_layouts=stereo`;

function toSamples(ticks: number): number {
  return Math.round((ticks * MIX_SAMPLE_RATE) / TICKS_PER_SECOND);
}

/** How audio changes speed at its own pitch: by Rubber Band if ffmpeg has it, which keeps time and transients. */
export type Stretcher = 'rubberband' | 'atempo';

/**
 * Returns filters to play at another speed, at the same pitch. `atempo` drops samples above twice the speed and accepts
 * no less than half: it is applied in steps.
 */
export function stretchFilters(speed: number, stretcher: Stretcher): string[] {
  if (speed === 1) return [];
  // The short window: the standard one is up to 30 ms early at half the speed.
  if (stretcher === 'rubberband') return [`rubberband=tempo=${toDecimal(speed)}:window=short`];
  const steps = speed > 2 || speed < 0.5 ? 2 : 1;
  return Array.from({ length: steps }, () => `atempo=${toDecimal(speed ** (1 / steps))}`);
}

/**
 * Returns the filters of one input: cut, reversed, stretched, scaled to its loudness, faded, and placed. On whole
 * samples, as in the preview.
 */
function inputChain(input: AudioPlanInput, index: number, stretcher: Stretcher): string {
  const start = toSamples(input.trimStart);
  const length = toSamples(input.duration);
  const fadeIn = toSamples(input.fadeIn);
  const fadeOut = toSamples(input.fadeOut);
  const part = toSamples(input.duration * input.speed);
  const stretch = stretchFilters(input.speed, stretcher);
  const filters = [
    MIX_FORMAT,
    `atrim=start_sample=${start}:end_sample=${start + part}`,
    'asetpts=PTS-STARTPTS',
    // A file that ends within the part begins with silence when reversed.
    ...(input.isReversed ? [`apad=whole_len=${part}`, 'areverse'] : []),
    // Stretched audio has the planned length except for a fraction of a window.
    ...(stretch.length > 0 ? [...stretch, MIX_FORMAT, `apad=whole_len=${length}`, `atrim=end_sample=${length}`] : []),
    `volume=${toDecimal(input.gainDb)}dB`,
    ...(fadeIn > 0 ? [`afade=t=in:start_sample=0:nb_samples=${fadeIn}:curve=tri`] : []),
    ...(fadeOut > 0
      ? [`afade=t=out:start_sample=${Math.max(0, length - fadeOut)}:nb_samples=${fadeOut}:curve=tri`]
      : []),
    `adelay=delays=${toSamples(input.start)}S:all=1`,
  ];
  return `[${index}:a:0]${filters.join(',')}[in${index}]`;
}

/**
 * Formats the ducking envelope as an expression of the time `t`; spans never touch, so at most one term is above zero.
 */
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

/** Roles that are ducked under the voice. */
const DUCKED: ReadonlySet<AudioPlanInput['role']> = new Set(['music', 'original']);

/**
 * Returns the filter graph of a plan: its inputs, numbered as in `plan.inputs`, to `[mix]`. Throws for a plan without
 * inputs.
 */
export function formatMixGraph(plan: AudioPlan, stretcher: Stretcher = 'rubberband'): string {
  if (plan.inputs.length === 0) throw new Error('A plan without sound has nothing to mix');
  const labelsOf = (isWanted: (input: AudioPlanInput) => boolean) =>
    plan.inputs.flatMap((input, index) => (isWanted(input) ? [`in${index}`] : []));
  const beneath = labelsOf(({ role }) => DUCKED.has(role));
  const rest = labelsOf(({ role }) => !DUCKED.has(role));
  const isDucked = plan.ducking.spans.length > 0 && plan.ducking.depthDb > 0;
  const total = toSamples(plan.duration);
  return [
    ...plan.inputs.map((input, index) => inputChain(input, index, stretcher)),
    ...(beneath.length > 0
      ? // The expression is computed once per block of samples; 96 of them are 2 ms, too short to be heard as steps.
        [
          `${sumOf(beneath)}${isDucked ? `,asetnsamples=n=96:p=0,volume='${formatDucking(plan.ducking)}':eval=frame` : ''}[beneath]`,
        ]
      : []),
    `${sumOf([...rest, ...(beneath.length > 0 ? ['beneath'] : [])])},apad=whole_len=${total},atrim=end_sample=${total},${METER_FILTER}[mix]`,
  ].join(';');
}

/**
 * Returns the arguments of ffmpeg for the first pass: the whole plan mixed to a WAV of 32-bit floats, which may exceed
 * full scale. `parseLoudness` reads the mix' loudness from standard error. `files` holds the path of each media id.
 */
export function mixAudioArgs(mix: {
  plan: AudioPlan;
  files: ReadonlyMap<string, string>;
  stretcher: Stretcher;
  output: string;
}): string[] {
  const paths = mix.plan.inputs.map((input) => {
    const path = mix.files.get(input.media);
    if (path === undefined) throw new Error(`No file for the audio ${input.media}`);
    return path;
  });
  return [
    REPORTING_ARGS,
    paths.flatMap(inputArgs),
    // One thread: floats summed in another order give other bytes.
    ['-filter_complex_threads', '1', '-filter_complex', formatMixGraph(mix.plan, mix.stretcher), '-map', '[mix]'],
    ['-c:a', 'pcm_f32le', '-ar', String(MIX_SAMPLE_RATE), ...REPEATABLE_ARGS, '-flags:a', '+bitexact'],
    ['-f', 'wav', toFileArgument(mix.output)],
  ].flat();
}

/** What the second pass applies to a mix; `planLoudness` computes it. */
export interface MasterSettings {
  gainDb: number;
  /** Maximum true peak before encoding. */
  ceilingDb: number;
  /** Whether a limiter is needed for that. */
  isLimited: boolean;
}

/** Gain, and if needed a limiter that detects the peaks between the samples (at four times the rate). */
function masterFilters(master: MasterSettings): string[] {
  const limiter = [
    `aresample=${4 * MIX_SAMPLE_RATE}`,
    // `level=0`: otherwise it amplifies the result to full scale. `latency=1`: otherwise it delays by its attack.
    `alimiter=limit=${toDecimal(10 ** (master.ceilingDb / 20))}:attack=5:release=60:level=0:latency=1`,
    `aresample=${MIX_SAMPLE_RATE}`,
  ];
  return [
    `volume=${toDecimal(master.gainDb)}dB`,
    ...(master.isLimited ? limiter : []),
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
  ];
}

/**
 * Returns the arguments of ffmpeg to measure a master without encoding it, which takes a fifth of the time;
 * `parseLoudness` reads the result from standard error.
 */
export function measureMasterArgs(master: MasterSettings & { mix: string }): string[] {
  return [
    REPORTING_ARGS,
    inputArgs(master.mix),
    ['-map', '0:a:0', '-filter:a', [...masterFilters(master), METER_FILTER].join(','), '-f', 'null', '-'],
  ].flat();
}

/**
 * How the AAC encoder chooses its quantisers: `fast` takes half the CPU time, for noise that is 1 to 4 dB higher at the same
 * rate.
 */
export type AudioCoder = 'twoloop' | 'fast';

/** Returns the arguments of ffmpeg for the second pass: the master of a mix, and AAC in an MP4 without video. */
export function masterAudioArgs(
  master: MasterSettings & {
    mix: string;
    bitRateKbps?: number;
    /** `twoloop` by default. */
    coder?: AudioCoder;
    /** Writes a file that a player can append to a stream. */
    isFragmented?: boolean;
    output: string;
  },
): string[] {
  return [
    QUIET_ARGS,
    inputArgs(master.mix),
    ['-map', '0:a:0', '-filter:a', masterFilters(master).join(',')],
    encodeAudioArgs(master.bitRateKbps ?? 192),
    master.coder === 'fast' ? ['-aac_coder', master.coder] : [],
    // The header waits for the first samples: its list of edits tells how many of them only fill the encoder.
    master.isFragmented ? ['-movflags', '+empty_moov+delay_moov+default_base_moof', '-frag_duration', '5000000'] : [],
    ['-f', 'mp4', toFileArgument(master.output)],
  ].flat();
}

function encodeAudioArgs(bitRateKbps: number): string[] {
  return [
    ['-c:a', 'aac', '-b:a', `${bitRateKbps}k`, '-ar', String(MIX_SAMPLE_RATE), '-ac', '2'],
    [...REPEATABLE_ARGS, '-flags:a', '+bitexact'],
  ].flat();
}

/**
 * Returns the arguments of ffmpeg to convert any audio file to the format of the mix: a WAV, 48 kHz, stereo, 16 bits.
 */
export function convertToWavArgs(conversion: { input: string; output: string }): string[] {
  return [
    QUIET_ARGS,
    inputArgs(conversion.input),
    ['-map', '0:a:0', '-c:a', 'pcm_s16le', '-ar', String(MIX_SAMPLE_RATE), '-ac', '2'],
    [...REPEATABLE_ARGS, '-flags:a', '+bitexact', '-f', 'wav', toFileArgument(conversion.output)],
  ].flat();
}
