import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AssetId, urlToVideo, urlToVideoInput } from '@reelwright/contracts';
import { TICKS_PER_SECOND, type TimelineDocument, type VideoClip } from '@reelwright/timeline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';
import { type LocalTools, openLocalTools } from '../compose/open-tools.ts';
import type { AssetMedia } from '../modules/assets/asset-media.ts';
import { keepMedia } from '../modules/uploads/keep-media.ts';
import { systemClock } from '../platform/clock.ts';
import { normaliseMedia } from '../platform/media/normalise-media.ts';
import { runProgram } from '../platform/process/run-program.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { prepareTestFonts } from '../studio/fonts/test-fonts.ts';
import { openFolderStorage } from '../platform/storage/folder-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { getResult } from '../tools/ad/steps/results.ts';
import { runTool } from './run-tool.ts';

const { signal } = new AbortController();
const VIDEO = randomUUID() as AssetId;
/** Longer than any scene: the last frame of a shorter video stands. */
const VIDEO_S = 8;
/** No voice or music of an ad contains this frequency. */
const TONE_HZ = 9000;
const STEP_S = 0.2;
/** Of the video and of the ad. */
const FPS = 30;

let folder: string;
let storage: Storage;
let media: AssetMedia;
let tools: LocalTools;

/** Adds a video as the user's library stores it: its colour goes once around the wheel, with a loud tone. */
async function addVideo(): Promise<AssetMedia> {
  const input = path.join(folder, 'video.mp4');
  const colours = `color=c=0xe02020:s=320x180:r=${FPS}:d=${VIDEO_S},drawgrid=w=32:h=30:t=1:c=black,hue=H=2*PI*t/${VIDEO_S}`;
  const tone = `sine=frequency=${TONE_HZ}:sample_rate=48000:duration=${VIDEO_S},volume=12dB`;
  const sources = ['-f', 'lavfi', '-i', colours, '-f', 'lavfi', '-i', tone];
  await execute('ffmpeg', ['-v', 'error', ...sources, '-pix_fmt', 'yuv420p', '-c:a', 'aac', input]);
  const work = path.join(folder, 'video');
  await mkdir(work);
  const made = await normaliseMedia({ input, folder: work, runProgram, signal });
  return (await keepMedia(VIDEO, made, storage)).media;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'video-in-ad-'));
  await prepareTestFonts({ folder: path.join(folder, 'fonts') });
  storage = await openFolderStorage({
    folder: path.join(folder, 'storage'),
    signingSecret: 'test',
    publicUrl: '',
    clock: systemClock,
  });
  media = await addVideo();
  tools = await openLocalTools({
    settings: parseSettings({ DATA_DIR: folder, RENDER_ENCODER: 'software' }),
    storage,
    onNotice: () => undefined,
    library: {
      findImageKey: async () => undefined,
      findMedia: async (_userId, assetId) => (assetId === VIDEO ? media : undefined),
      findAssetUse: async (_userId, assetId) => (assetId === VIDEO ? 'video' : undefined),
      findVideoSource: async () => undefined,
    },
  });
});

afterAll(async () => {
  await tools.close();
  await rm(folder, { recursive: true });
});

interface Frames {
  /** Returns the pixels of the first frame that starts at or after a moment, as three bytes each. */
  at(seconds: number): Buffer;
}

/** Reads all frames of a video, with width and height scaled by `share`. */
async function readFrames(file: string, share: number): Promise<Frames> {
  const scale = `fps=${FPS}:start_time=0,scale=iw*${share}:ih*${share}:flags=neighbor`;
  const args = ['-v', 'error', '-i', file, '-vf', scale, '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-'];
  const size = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', file];
  const [{ stdout }, probed] = await Promise.all([
    execute('ffmpeg', args, { encoding: 'buffer' }),
    execute('ffprobe', size),
  ]);
  const [width = 0, height = 0] = probed.stdout.split(',').map((value) => Number(value) * share);
  const frameBytes = 3 * width * height;
  return {
    at(seconds) {
      // Rounding may put a moment slightly after the frame's start.
      const frame = Math.ceil(seconds * FPS - 1e-6);
      return stdout.subarray(frame * frameBytes, (frame + 1) * frameBytes);
    },
  };
}

type Colour = readonly [number, number, number];

/** Returns the colour of most of the video, whose frames are 160 pixels wide. */
function readVideoColour(frame: Buffer): Colour {
  const middle = 3 * (40 * 160 + 72);
  return [frame[middle] ?? 0, frame[middle + 1] ?? 0, frame[middle + 2] ?? 0];
}

/** Returns the share of a frame that has a colour, 0 to 1. */
function shareOf(colour: Colour, pixels: Buffer): number {
  const TOLERANCE = 24;
  let alike = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (colour.every((value, channel) => Math.abs((pixels[at + channel] ?? 0) - value) <= TOLERANCE)) alike++;
  }
  return (3 * alike) / pixels.length;
}

async function readToneDb(file: string): Promise<number> {
  const filter = `highpass=f=${TONE_HZ - 100}:poles=2,bandpass=f=${TONE_HZ}:width_type=h:w=20,volumedetect`;
  const { stderr } = await execute('ffmpeg', ['-i', file, '-map', '0:a', '-af', filter, '-f', 'null', '-']);
  return Number(/mean_volume: (-?[\d.]+) dB/.exec(stderr)?.[1]);
}

function listVideoClips({ tracks }: TimelineDocument): VideoClip[] {
  return tracks
    .flatMap((track) => (track.kind === 'video' || track.kind === 'image' ? track.clips : []))
    .filter((clip) => clip.kind === 'video')
    .toSorted((a, b) => a.start - b.start);
}

test("a video among a product's images moves in the finished ad, and its own audio is heard under the voice", async () => {
  const tool = tools.tools.get(urlToVideo.id);
  if (!tool) throw new Error('tool 104 is always there');
  const input = urlToVideoInput.parse({
    product: { name: 'Reading Lamp', images: [{ asset_id: VIDEO }] },
    length_s: 15,
    ratio: '1:1',
    resolution: '720p',
    quality: 'draft',
    look: 'corporate-clean',
  });
  const { results } = await runTool({
    tool,
    input,
    seed: 1,
    storage,
    folder: path.join(folder, 'steps'),
    signal,
    onProgress() {},
  });
  const { document } = getResult(results, 'build_timeline');
  const output = tool.outputs(results).find(({ kind }) => kind === 'video');
  const ad = await storage.toLocalFile(output?.storageKey ?? '', folder);
  const video = await storage.toLocalFile(media.media.key, folder);

  const clips = listVideoClips(document);
  expect(clips.length).toBeGreaterThan(2);
  const shown: { now: number; stale: number }[] = [];
  const [adFrames, videoFrames] = [await readFrames(ad, 1 / 2), await readFrames(video, 1 / 2)];
  for (const { start, duration, trimStart } of clips) {
    const seconds = duration / TICKS_PER_SECOND;
    const [startS, trimS] = [start / TICKS_PER_SECOND, trimStart / TICKS_PER_SECOND];
    if (seconds < 4 * STEP_S) continue;
    const stood = readVideoColour(videoFrames.at(trimS));
    for (let at = 2 * STEP_S; at < seconds - STEP_S; at += STEP_S) {
      const frame = adFrames.at(startS + at);
      shown.push({
        now: shareOf(readVideoColour(videoFrames.at(trimS + at)), frame),
        stale: shareOf(stood, frame),
      });
    }
  }
  expect(shown.length).toBeGreaterThan(4);
  for (const { now, stale } of shown) {
    expect(now).toBeGreaterThan(0.2);
    expect(stale).toBeLessThan(now / 4);
  }

  const videoDb = await readToneDb(video);
  const adDb = await readToneDb(ad);
  expect(videoDb).toBeGreaterThan(-20);
  expect(adDb).toBeLessThan(videoDb - 6);
  expect(adDb).toBeGreaterThan(-50);
});
