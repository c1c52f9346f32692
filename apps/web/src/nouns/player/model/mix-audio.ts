import { type AudioPlan, type AudioPlanInput, type Ducking, ticksToSeconds } from '@reelwright/timeline';
import { LOUDNESS_SAMPLE_RATE } from './loudness.ts';

/** ffmpeg, which mixes the render, spreads one channel to two with this factor. */
const MONO_TO_STEREO = Math.SQRT1_2;

/** Plays channels faster or slower at their own pitch: `stretchTime`, on the page or in a worker. */
export type Stretch = (
  channels: Float32Array[],
  part: { speed: number; sampleRate: number; outputLength: number },
) => Promise<Float32Array<ArrayBuffer>[]>;

export interface AudioMix {
  plan: AudioPlan;
  /** In ticks, by the frames, which may end slightly after the plan. */
  length: number;
  /** By media id, at 48 kHz. Unreadable audio is omitted. */
  audioFiles: ReadonlyMap<string, AudioBuffer>;
  stretch: Stretch;
}

const toSamples = (ticks: number) => Math.round(ticksToSeconds(ticks) * LOUDNESS_SAMPLE_RATE);

export function decodeAudio(bytes: ArrayBuffer): Promise<AudioBuffer> {
  return new OfflineAudioContext({ length: 1, sampleRate: LOUDNESS_SAMPLE_RATE }).decodeAudioData(bytes);
}

/**
 * Returns the part of a file that an input plays, reversed and stretched as planned, with exactly the samples that are
 * heard.
 */
async function cutPart(
  input: AudioPlanInput,
  audio: AudioBuffer,
  stretch: Stretch,
): Promise<Float32Array<ArrayBuffer>[]> {
  const start = toSamples(input.trimStart);
  const partLength = toSamples(input.duration * input.speed);
  const part = Array.from({ length: Math.min(2, audio.numberOfChannels) }, (_, channel) => {
    const samples = new Float32Array(partLength);
    samples.set(audio.getChannelData(channel).subarray(start, start + partLength));
    return input.isReversed ? samples.reverse() : samples;
  });
  if (input.speed === 1) return part;
  return stretch(part, {
    speed: input.speed,
    sampleRate: LOUDNESS_SAMPLE_RATE,
    outputLength: toSamples(input.duration),
  });
}

/** Fades in and out linearly in amplitude, as the render does. */
function addFades(gain: AudioParam, input: AudioPlanInput, level: number): void {
  const start = ticksToSeconds(input.start);
  const end = ticksToSeconds(input.start + input.duration);
  const fadeIn = ticksToSeconds(input.fadeIn);
  const fadeOut = ticksToSeconds(input.fadeOut);
  if (fadeIn > 0) gain.setValueAtTime(0, start).linearRampToValueAtTime(level, Math.min(end, start + fadeIn));
  else gain.setValueAtTime(level, start);
  if (fadeOut > 0) gain.setValueAtTime(level, Math.max(start + fadeIn, end - fadeOut)).linearRampToValueAtTime(0, end);
}

function addDucking(gain: AudioParam, { depthDb, attack, release, spans }: Ducking): void {
  const low = 10 ** (-depthDb / 20);
  gain.setValueAtTime(1, 0);
  for (const { start, end } of spans) {
    const down = start - attack;
    // If a voice starts at once, the music is already fading down.
    const levelAtZero = down < 0 ? 1 - (1 - low) * Math.min(1, -down / attack) : 1;
    gain.setValueAtTime(levelAtZero, ticksToSeconds(Math.max(0, down)));
    if (start > 0) gain.linearRampToValueAtTime(low, ticksToSeconds(start));
    gain.setValueAtTime(low, ticksToSeconds(end)).linearRampToValueAtTime(1, ticksToSeconds(end + release));
  }
}

/** Returns a document's whole audio before mastering, in stereo at 48 kHz; undefined if there is none. */
export async function mixAudio({ plan, length, audioFiles, stretch }: AudioMix): Promise<AudioBuffer | undefined> {
  const inputs = plan.inputs.flatMap((input) => {
    const audio = audioFiles.get(input.media);
    return audio ? [{ input, audio }] : [];
  });
  if (inputs.length === 0) return undefined;
  const context = new OfflineAudioContext({
    numberOfChannels: 2,
    length: toSamples(length),
    sampleRate: LOUDNESS_SAMPLE_RATE,
  });
  const ducked = context.createGain();
  if (plan.ducking.depthDb > 0) addDucking(ducked.gain, plan.ducking);
  ducked.connect(context.destination);
  const parts = await Promise.all(inputs.map(({ input, audio }) => cutPart(input, audio, stretch)));
  for (const [index, { input }] of inputs.entries()) {
    const channels = parts[index] ?? [];
    const [first] = channels;
    if (!first || first.length === 0) continue;
    const buffer = context.createBuffer(channels.length, first.length, LOUDNESS_SAMPLE_RATE);
    for (const [channel, samples] of channels.entries()) buffer.copyToChannel(samples, channel);
    const source = new AudioBufferSourceNode(context, { buffer });
    const gain = context.createGain();
    addFades(gain.gain, input, 10 ** (input.gainDb / 20) * (channels.length === 1 ? MONO_TO_STEREO : 1));
    const sinks = input.role === 'music' || input.role === 'original';
    source.connect(gain).connect(sinks ? ducked : context.destination);
    source.start(ticksToSeconds(input.start));
  }
  return context.startRendering();
}
