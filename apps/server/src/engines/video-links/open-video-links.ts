import { join } from 'node:path';
import { mkdir, writeFile } from 'node:fs/promises';
import { DOWNLOAD_LIMITS } from '@reelwright/contracts';
import { copyGroupArgs, formatFileList, joinGroupsArgs } from '@reelwright/media';
import { AppError } from '#src/app-error.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';
import { fetchParts } from './embedded/fetch-parts.ts';
import { type InspectDependencies, makeThumbnail, sampleStream, type StreamSample } from './embedded/inspect-video.ts';
import { chooseAudioStream, listOffers, type Offer } from './embedded/list-offers.ts';
import { planStream } from './embedded/plan-stream.ts';
import { type ResolvedVideo, resolveLink, tooLong } from './embedded/resolve-link.ts';
import { createSourceReader } from './embedded/source-reader.ts';
import type { LinkedVideo, SiteReader, VideoLinks } from './video-links.ts';

export interface VideoLinksNeeds extends Omit<InspectDependencies, 'reader' | 'retryDelayMs'> {
  /** Null if the operator has not set one. */
  site: SiteReader | null;
  /** By default half a second. */
  retryDelayMs?: number;
}

/** Opens the finder of videos behind links: files, HLS, DASH and pages, and what the operator's site reader knows. */
export function openVideoLinks({ site, retryDelayMs = 500, ...needs }: VideoLinksNeeds): VideoLinks {
  const reader = createSourceReader();
  const dependencies = { ...needs, reader, site, retryDelayMs };
  const { runProgram } = needs;

  return {
    async look({ url, folder, signal }) {
      const found = await resolveLink(url, dependencies, signal);
      if (found.lengthS !== null) checkLength(found.lengthS);
      const offers = listOffers(found);
      // The smallest is looked at: of formats that a program knows, the sizes and lengths are known.
      const smallest = offers.findLast(({ format }) => format.kind === 'video') ?? offers.at(-1);
      if (!smallest) throw new AppError('RESOLUTION_FAILED');
      const isKnown = found.isFromSite && found.lengthS !== null;
      const sample = isKnown ? null : await sampleStream(smallest.main, { folder, signal }, dependencies);
      const lengthS = found.lengthS ?? sample?.lengthS ?? null;
      if (lengthS === null || lengthS <= 0)
        throw new AppError('RESOLUTION_FAILED', {}, { cause: new Error('no length') });
      checkLength(lengthS);
      const { thumbnailUrl } = found;
      return toLinkedVideo(found, {
        lengthS,
        sample,
        thumbnail: await makeThumbnail({ thumbnailUrl, sample }, { folder, signal }, dependencies),
      });
    },

    async fetch({ url, formatId, folder, pieces, signal, onBytes }) {
      const found = await resolveLink(url, dependencies, signal);
      const offers = listOffers(found);
      const chosen = chooseStreams(offers, formatId);
      const streams = [];
      for (const stream of chosen) streams.push(await planStream(stream, dependencies, signal));
      const lengthS = found.lengthS ?? streams[0]?.lengthS ?? null;
      if (lengthS !== null) checkLength(lengthS);
      const parts = join(folder, 'parts');
      await mkdir(parts);
      const files = await fetchParts({ streams, folder: parts, pieces, signal, onBytes }, dependencies);
      const [main, audio] = await Promise.all(
        files.map((groups, index) => joinGroups(groups, join(folder, `joined-${index}`), lengthS, signal)),
      );
      if (main === undefined) throw new Error('no stream was fetched');
      return { main, audio: audio ?? null, lengthS, isOriginal: streams.length === 1 && streams[0]?.isFile === true };
    },

    async close() {
      await Promise.all([reader.close(), site?.close()]);
    },
  };

  /** Joins groups, whose decoders are configured differently, to one file. */
  async function joinGroups(
    groups: readonly string[],
    base: string,
    lengthS: number | null,
    signal: AbortSignal,
  ): Promise<string> {
    const [only] = groups;
    if (groups.length === 1 && only !== undefined) return only;
    const { runFfmpeg } = createMediaRunner({ runProgram, signal });
    const timeoutMs = passLimitMs((lengthS ?? DOWNLOAD_LIMITS.maxLengthS) * 10);
    const run = (args: string[]) => runFfmpeg({ args, timeoutMs, errorCode: 'VIDEO_DOWNLOAD_FAILED' });
    const copies: string[] = [];
    for (const [index, input] of groups.entries()) {
      const output = `${base}-${index}.mkv`;
      await run(copyGroupArgs({ input, output }));
      copies.push(output);
    }
    await writeFile(`${base}.txt`, formatFileList(copies));
    await run(joinGroupsArgs({ list: `${base}.txt`, output: `${base}.mkv` }));
    return `${base}.mkv`;
  }
}

function checkLength(lengthS: number): void {
  if (lengthS > DOWNLOAD_LIMITS.maxLengthS) throw tooLong(lengthS);
}

function chooseStreams(offers: readonly Offer[], formatId: string | null) {
  if (formatId === null) {
    const audio = chooseAudioStream(offers);
    if (!audio) throw new AppError('AUDIO_MISSING');
    return [audio];
  }
  const offer = offers.find(({ format }) => format.id === formatId);
  if (!offer) throw new AppError('LINKED_VIDEO_CHANGED');
  return offer.audio ? [offer.main, offer.audio] : [offer.main];
}

/** Adds what the sample shows to what a source leaves open. */
function toLinkedVideo(
  found: ResolvedVideo,
  { lengthS, sample, thumbnail }: { lengthS: number; sample: StreamSample | null; thumbnail: string | null },
): LinkedVideo {
  const offers = listOffers({ ...found, lengthS });
  const isSingle = found.streams.length === 1;
  const formats = offers.map((offer) => (isSingle && sample ? completeFormat(offer, sample, lengthS) : offer.format));
  const { title, author, site } = found;
  return { title: title ?? site, author, site, lengthS, formats, thumbnail };
}

function completeFormat(
  { format, audio: ownAudio }: Offer,
  { probe: { video, audio } }: StreamSample,
  lengthS: number,
): Offer['format'] {
  if (format.kind === 'audio') return format;
  const { sizeBytes } = format;
  const rate = video?.frameRate;
  const bitrate = sizeBytes === null ? null : Math.round((sizeBytes * 8) / lengthS / 1000);
  const codecs = [video?.codec, audio?.codec].filter((codec) => codec !== undefined).join(',');
  return {
    ...format,
    kind: video ? 'video' : 'audio',
    hasAudio: ownAudio !== null || audio !== undefined,
    width: video?.width ?? format.width,
    height: video?.height ?? format.height,
    frameRate: rate ? Math.round((rate.num / rate.den) * 1000) / 1000 : format.frameRate,
    bitrateKbps: format.bitrateKbps ?? bitrate,
    codecs: format.codecs ?? (codecs === '' ? null : codecs),
  };
}
