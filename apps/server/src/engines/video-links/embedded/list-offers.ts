import type { FoundStream } from '@reelwright/streams';
import type { LinkFormat } from '../video-links.ts';
import type { ResolvedVideo } from './resolve-link.ts';

/** A format, and the streams that it is fetched from. */
export interface Offer {
  format: LinkFormat;
  main: FoundStream;
  /** Audio beside a video that has none of its own. */
  audio: FoundStream | null;
}

/** Nobody chooses among more. */
const MAX_VIDEOS = 16;
const MAX_AUDIOS = 3;

const byNumber = (value: number | null): number => value ?? 0;
const byQuality = (a: FoundStream, b: FoundStream): number =>
  byNumber(b.height) - byNumber(a.height) ||
  byNumber(b.frameRate) - byNumber(a.frameRate) ||
  byNumber(b.bitrateKbps) - byNumber(a.bitrateKbps);

/** Returns the formats of a video: the largest image first, audio last. */
export function listOffers({
  streams,
  audios,
  lengthS,
}: Pick<ResolvedVideo, 'streams' | 'audios' | 'lengthS'>): Offer[] {
  const allAudio = [...audios, ...streams.filter(({ hasVideo }) => !hasVideo)].toSorted(
    (a, b) => byNumber(b.bitrateKbps) - byNumber(a.bitrateKbps),
  );
  const videos = streams.filter(({ hasVideo }) => hasVideo).toSorted(byQuality);
  const toOffer = (main: FoundStream, audio: FoundStream | null): Offer => {
    const parts = audio ? [main, audio] : [main];
    const sizes = parts.map((stream) => measure(stream, lengthS));
    const isKnown = sizes.every((size) => size !== null);
    return {
      main,
      audio,
      format: {
        id: main.id,
        kind: main.hasVideo ? 'video' : 'audio',
        hasAudio: main.hasAudio || audio !== null,
        width: main.width,
        height: main.height,
        frameRate: main.frameRate,
        bitrateKbps: main.bitrateKbps,
        codecs: main.codecs,
        sizeBytes: isKnown ? sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) : null,
        isSizeEstimated: parts.some(({ sizeBytes }) => sizeBytes === null),
      },
    };
  };
  return [
    ...videos.slice(0, MAX_VIDEOS).map((video) => toOffer(video, video.hasAudio ? null : chooseAudio(video, allAudio))),
    ...allAudio.slice(0, MAX_AUDIOS).map((audio) => toOffer(audio, null)),
  ];
}

function measure({ sizeBytes, bitrateKbps }: FoundStream, lengthS: number | null): number | null {
  if (sizeBytes !== null) return sizeBytes;
  return bitrateKbps === null || lengthS === null ? null : Math.round((bitrateKbps * 1000 * lengthS) / 8);
}

/** Returns the best audio that fits the container of a video: WebM takes no AAC, and players of MP4 know no Vorbis. */
function chooseAudio({ codecs }: FoundStream, audios: readonly FoundStream[]): FoundStream | null {
  const isWebm = /^\s*(?:vp0?[89])/i.test(codecs ?? '');
  const fits = audios.find((audio) => /opus|vorbis/i.test(audio.codecs ?? '') === isWebm);
  return fits ?? audios[0] ?? null;
}

/** Returns the stream from which audio alone is taken: audio where it stands alone, else the smallest video that has it. */
export function chooseAudioStream(offers: readonly Offer[]): FoundStream | undefined {
  const alone = offers.find(({ format }) => format.kind === 'audio');
  if (alone) return alone.main;
  const heard = offers.findLast(({ format }) => format.hasAudio);
  return heard && (heard.audio ?? heard.main);
}
