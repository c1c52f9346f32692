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
import { decodeAudio, mixAudio } from './mix-audio.ts';
import type { AudioLab } from './audio-lab.ts';

/** Makes the audio of documents: fetched, mixed by the plan and mastered. */
export interface AudioMaker {
  /** Returns undefined for a silent document. Throws if none of its audio files could be read. */
  make(source: AudioSource, signal: AbortSignal): Promise<AudioBuffer | undefined>;
  close(): void;
}

/** What a document's audio is made of. */
interface AudioSource {
  document: TimelineDocument;
  media: MediaSources;
}

/** Returns the same key for documents that sound the same. */
export function keyOfAudio({ document, media }: AudioSource): string {
  return keyOf(planAudio(document), media);
}

function keyOf(plan: AudioPlan, media: MediaSources): string {
  return stableStringify({ plan, urls: plan.inputs.map((input) => media[input.media]?.url ?? null) });
}

async function fetchAudio(url: string, signal: AbortSignal): Promise<AudioBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`An audio file answered ${response.status}`);
  return decodeAudio(await response.arrayBuffer());
}

export function createAudioMaker(openLab: () => AudioLab): AudioMaker {
  const decoded = new Map<string, Promise<AudioBuffer>>();
  let lab: AudioLab | undefined;
  let last: { key: string; audio: AudioBuffer | undefined } | undefined;

  async function readAudio(
    plan: AudioPlan,
    media: MediaSources,
    signal: AbortSignal,
  ): Promise<Map<string, AudioBuffer>> {
    const audioFiles = new Map<string, AudioBuffer>();
    const failures: unknown[] = [];
    const ids = [...new Set(plan.inputs.map((input) => input.media))];
    await Promise.all(
      ids.map(async (id) => {
        const url = media[id]?.url;
        if (url === undefined) return;
        const audio = decoded.get(url) ?? fetchAudio(url, signal);
        decoded.set(url, audio);
        try {
          audioFiles.set(id, await audio);
        } catch (error) {
          decoded.delete(url);
          failures.push(error);
        }
      }),
    );
    signal.throwIfAborted();
    // One readable file is enough. If none could be read, the video is not played silently: the failure is thrown.
    if (audioFiles.size === 0 && failures.length > 0) throw failures[0];
    return audioFiles;
  }

  return {
    async make({ document, media }, signal) {
      const plan = planAudio(document);
      if (plan.inputs.length === 0) return undefined;
      const key = keyOf(plan, media);
      if (last?.key === key) return last.audio;
      const audioFiles = await readAudio(plan, media, signal);
      const length = frameToTick(frameCount(document.duration, document.frameRate), document.frameRate);
      const opened = lab ?? openLab();
      lab = opened;
      const mix = await mixAudio({ plan, length, audioFiles, stretch: opened.stretch });
      signal.throwIfAborted();
      if (!mix) return undefined;
      const channels = await opened.master([mix.getChannelData(0), mix.getChannelData(1)], plan);
      const audio = new AudioBuffer({ numberOfChannels: 2, length: mix.length, sampleRate: LOUDNESS_SAMPLE_RATE });
      for (const [index, channel] of channels.entries()) audio.copyToChannel(channel, index);
      signal.throwIfAborted();
      last = { key, audio };
      return audio;
    },
    close() {
      lab?.close();
      decoded.clear();
    },
  };
}
