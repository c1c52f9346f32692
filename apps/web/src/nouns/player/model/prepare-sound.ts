import {
  type AudioPlan,
  frameCount,
  frameToTick,
  planAudio,
  stableStringify,
  type TimelineDocument,
} from '@reelwright/timeline';
import type { MediaSources } from '../worker/worker-messages.ts';
import { LOUDNESS_SAMPLE_RATE } from './loudness.ts';
import { decodeSound, mixSound } from './mix-sound.ts';
import type { SoundLab } from './sound-lab.ts';

/** Makes the audio of documents: fetched, mixed by the plan and mastered. */
export interface SoundMaker {
  /** Returns undefined for a silent document. Throws if none of its audio files could be read. */
  make(
    source: { document: TimelineDocument; media: MediaSources },
    signal: AbortSignal,
  ): Promise<AudioBuffer | undefined>;
  close(): void;
}

async function fetchSound(url: string, signal: AbortSignal): Promise<AudioBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`A sound answered ${response.status}`);
  return decodeSound(await response.arrayBuffer());
}

export function createSoundMaker(openLab: () => SoundLab): SoundMaker {
  const decoded = new Map<string, Promise<AudioBuffer>>();
  let lab: SoundLab | undefined;
  let last: { key: string; sound: AudioBuffer | undefined } | undefined;

  async function readSounds(
    plan: AudioPlan,
    media: MediaSources,
    signal: AbortSignal,
  ): Promise<Map<string, AudioBuffer>> {
    const sounds = new Map<string, AudioBuffer>();
    const failures: unknown[] = [];
    const ids = [...new Set(plan.inputs.map((input) => input.media))];
    await Promise.all(
      ids.map(async (id) => {
        const url = media[id]?.url;
        if (url === undefined) return;
        const sound = decoded.get(url) ?? fetchSound(url, signal);
        decoded.set(url, sound);
        try {
          sounds.set(id, await sound);
        } catch (error) {
          decoded.delete(url);
          failures.push(error);
        }
      }),
    );
    signal.throwIfAborted();
    // One readable file is enough. If none could be read, the video is not played silently: the failure is thrown.
    if (sounds.size === 0 && failures.length > 0) throw failures[0];
    return sounds;
  }

  return {
    async make({ document, media }, signal) {
      const plan = planAudio(document);
      if (plan.inputs.length === 0) return undefined;
      const key = stableStringify({ plan, urls: plan.inputs.map((input) => media[input.media]?.url ?? null) });
      if (last?.key === key) return last.sound;
      const sounds = await readSounds(plan, media, signal);
      const length = frameToTick(frameCount(document.duration, document.frameRate), document.frameRate);
      const opened = lab ?? openLab();
      lab = opened;
      const mix = await mixSound({ plan, length, sounds, stretch: opened.stretch });
      signal.throwIfAborted();
      if (!mix) return undefined;
      const channels = await opened.master([mix.getChannelData(0), mix.getChannelData(1)], plan);
      const sound = new AudioBuffer({ numberOfChannels: 2, length: mix.length, sampleRate: LOUDNESS_SAMPLE_RATE });
      for (const [index, channel] of channels.entries()) sound.copyToChannel(channel, index);
      signal.throwIfAborted();
      last = { key, sound };
      return sound;
    },
    close() {
      lab?.close();
      decoded.clear();
    },
  };
}
