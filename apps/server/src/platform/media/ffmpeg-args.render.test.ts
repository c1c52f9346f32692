import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  decodeImageArgs,
  encodeSegmentArgs,
  ffprobeArgs,
  formatSegmentList,
  joinSegmentsArgs,
  type Loudness,
  MAX_MASTER_PASSES,
  type MasterSettings,
  masterAudioArgs,
  measureLoudnessArgs,
  mixAudioArgs,
  parseLoudness,
  parseProbe,
  planLoudness,
  planLoudnessCorrection,
  thumbnailArgs,
} from '@reelwright/media';
import { type AudioPlan, msToTicks } from '@reelwright/timeline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute } from '../process/test-execute.ts';

const runFfmpeg = (args: string[]) => execute('ffmpeg', args, { encoding: 'buffer' });

let folder: string;
const inFolder = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ffmpeg-args-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function makeAudio(name: string, source: string): Promise<string> {
  await execute('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', source, '-ar', '44100', inFolder(name)]);
  return inFolder(name);
}

async function probeFile(path: string) {
  const { stdout } = await execute('ffprobe', ffprobeArgs(path));
  const parsed = parseProbe(stdout);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.probe;
}

async function measure(path: string): Promise<Loudness> {
  const loudness = parseLoudness((await runFfmpeg(measureLoudnessArgs(path))).stderr);
  if (!loudness) throw new Error('no loudness was printed');
  return loudness;
}

describe('the audio of an ad', () => {
  const target = { targetLufs: -14, maxTruePeakDb: -1 };

  const planFor = (durationMs: number): AudioPlan => ({
    duration: msToTicks(durationMs),
    inputs: [
      {
        clip: 'm',
        media: 'music',
        role: 'music',
        start: 0,
        trimStart: 0,
        speed: 1,
        isReversed: false,
        duration: msToTicks(durationMs),
        gainDb: -10,
        fadeIn: 0,
        fadeOut: msToTicks(500),
      },
      {
        clip: 'v',
        media: 'voice',
        role: 'voice',
        start: msToTicks(1000),
        trimStart: msToTicks(200),
        speed: 1,
        isReversed: false,
        duration: msToTicks(2500),
        gainDb: 0,
        fadeIn: 0,
        fadeOut: 0,
      },
    ],
    ducking: {
      depthDb: 12,
      attack: msToTicks(150),
      release: msToTicks(450),
      spans: [{ start: msToTicks(1000), end: msToTicks(3500) }],
    },
    ...target,
  });

  async function masterPlan(plan: AudioPlan, files: Map<string, string>, name: string): Promise<string> {
    const mix = inFolder(`${name}.wav`);
    const mixed = parseLoudness(
      (await runFfmpeg(mixAudioArgs({ plan, files, stretcher: 'rubberband', output: mix }))).stderr,
    );
    if (!mixed) throw new Error('no loudness was printed');
    const output = inFolder(`${name}.m4a`);
    let settings: MasterSettings | undefined = planLoudness(mixed, target);
    for (let pass = 0; settings && pass < MAX_MASTER_PASSES; pass += 1) {
      await runFfmpeg(masterAudioArgs({ ...settings, mix, output }));
      settings = planLoudnessCorrection({ mix: mixed, used: settings, reached: await measure(output), target });
    }
    return output;
  }

  it('is heard at -14 LUFS within 1, with no true peak above -1 dB, as long as the video', async () => {
    // Syllables with a sharp start: only limiting brings them to the target, which lowers the loudness again.
    const voice = await makeAudio(
      'voice.wav',
      "aevalsrc='(0.12*between(mod(t,0.25),0,0.2)+0.6*lt(mod(t,0.25),0.01))*(sin(2*PI*210*t)+0.5*sin(2*PI*630*t))':d=3:s=44100",
    );
    const music = await makeAudio('music.wav', 'sine=frequency=330:duration=5');
    const source = await masterPlan(
      planFor(5000),
      new Map([
        ['voice', voice],
        ['music', music],
      ]),
      'ad',
    );
    const { integratedLufs, truePeakDb } = await measure(source);
    expect(Math.abs(integratedLufs - -14)).toBeLessThanOrEqual(1);
    expect(truePeakDb).toBeLessThanOrEqual(-1);
    const probe = await probeFile(source);
    expect(Math.abs((probe.durationMs ?? 0) - 5000)).toBeLessThanOrEqual(1);
    expect(probe.audio).toMatchObject({ codec: 'aac', sampleRateHz: 48_000, channels: 2 });
  });

  it('lowers music by 12 dB under the voice and raises it again', async () => {
    const silence = await makeAudio('silence.wav', 'anullsrc=d=3');
    const music = await makeAudio('steady.wav', 'sine=frequency=330:duration=6');
    const output = inFolder('ducked.wav');
    const plan = planFor(6000);
    await runFfmpeg(
      mixAudioArgs({
        plan,
        files: new Map([
          ['voice', silence],
          ['music', music],
        ]),
        stretcher: 'rubberband',
        output,
      }),
    );
    const levelAt = async (second: number) => {
      const { stderr } = await runFfmpeg([
        '-hide_banner',
        '-ss',
        String(second),
        '-t',
        '0.3',
        '-i',
        output,
        '-af',
        'volumedetect',
        '-f',
        'null',
        '-',
      ]);
      return Number(/mean_volume: (-?[\d.]+) dB/.exec(stderr)?.[1]);
    };
    const before = await levelAt(0.3);
    expect((await levelAt(2)) - before).toBeCloseTo(-12, 0);
    expect((await levelAt(4.2)) - before).toBeCloseTo(0, 0);
  });

  it('has the same bytes each time', async () => {
    const voice = await makeAudio('voice2.wav', 'sine=frequency=220:duration=3');
    const music = await makeAudio('music2.wav', 'anoisesrc=d=3:c=pink:seed=7:a=0.4');
    const files = new Map([
      ['voice', voice],
      ['music', music],
    ]);
    const [first, second] = [
      await masterPlan(planFor(3000), files, 'one'),
      await masterPlan(planFor(3000), files, 'two'),
    ];
    expect((await readFile(first)).equals(await readFile(second))).toBe(true);
  });
});

describe('the file of an ad', () => {
  const size = { width: 192, height: 108 };

  /** Encodes frames of a test pattern as the renderer does: raw planes on standard input. */
  async function encodePattern(input: {
    firstFrame: number;
    frames: number;
    frameRate: { num: number; den: number };
    output: string;
  }) {
    const { num, den } = input.frameRate;
    const { stdout } = await runFfmpeg(
      [
        ['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=192x108:r=${num}/${den}`],
        [
          '-vf',
          `trim=start_frame=${input.firstFrame},format=yuv420p`,
          '-frames:v',
          String(input.frames),
          '-f',
          'rawvideo',
          'pipe:1',
        ],
      ].flat(),
    );
    const encoder = spawn(
      'ffmpeg',
      encodeSegmentArgs({
        ...size,
        frameRate: input.frameRate,
        encoder: { kind: 'libx264', preset: 'veryfast', crf: 20, threads: 1 },
        output: input.output,
      }),
      { stdio: ['pipe', 'ignore', 'inherit'] },
    );
    const ended = new Promise<number | null>((resolve) => encoder.on('close', resolve));
    encoder.stdin.end(stdout);
    expect(await ended).toBe(0);
  }

  const thirty = { num: 30, den: 1 };

  async function makeVideo(name: string, frameRate: { num: number; den: number }, parts: number[]): Promise<string> {
    const segments = [];
    let firstFrame = 0;
    for (const [index, frames] of parts.entries()) {
      const file = inFolder(`${name}-it's ${index}.mp4`);
      await encodePattern({ firstFrame, frames, frameRate, output: file });
      segments.push({ file, durationTicks: Math.round((frames * 120_000 * frameRate.den) / frameRate.num) });
      firstFrame += frames;
    }
    await writeFile(inFolder(`${name}.txt`), formatSegmentList(segments));
    const source = await makeAudio(`${name}.wav`, 'sine=frequency=440:duration=1');
    const audio = inFolder(`${name}.m4a`);
    await runFfmpeg(masterAudioArgs({ gainDb: 0, ceilingDb: -2, isLimited: false, mix: source, output: audio }));
    const output = inFolder(`${name}.mp4`);
    await runFfmpeg(joinSegmentsArgs({ listFile: inFolder(`${name}.txt`), audio, output }));
    return output;
  }

  let sharedVideo: Promise<string>;
  beforeAll(() => {
    sharedVideo = makeVideo('shared', thirty, [10, 10]);
  });

  async function listFrameTimes(path: string): Promise<number[]> {
    const { stdout } = await execute(
      'ffprobe',
      [['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'frame=pts', '-of', 'csv=p=0', path]].flat(),
    );
    return stdout.split('\n').flatMap((line) => (line.trim() ? [Number.parseInt(line, 10)] : []));
  }

  it.each([
    { name: 'whole', frameRate: { num: 30, den: 1 }, ticksPerFrame: 4000 },
    { name: 'ntsc', frameRate: { num: 24_000, den: 1001 }, ticksPerFrame: 5005 },
  ])(
    'shows every frame of its segments once, evenly, at $frameRate.num/$frameRate.den',
    async ({ name, frameRate, ticksPerFrame }) => {
      const times = await listFrameTimes(await makeVideo(name, frameRate, [37, 23, 11]));
      expect(times).toEqual(Array.from({ length: 71 }, (_, frame) => frame * ticksPerFrame));
    },
  );

  it('is tagged BT.709 in limited range, in the stream and in the container', async () => {
    const path = await sharedVideo;
    const { video } = await probeFile(path);
    expect(video).toMatchObject({
      ...size,
      codec: 'h264',
      pixelFormat: 'yuv420p',
      color: { range: 'limited', matrix: 'bt709', primaries: 'bt709', transfer: 'bt709' },
    });
    const bytes = await readFile(path);
    // Primaries 1, transfer 1, matrix 1 (all BT.709), not full range.
    const colr = bytes.indexOf('colrnclx', 0, 'latin1') + 'colrnclx'.length;
    expect([...bytes.subarray(colr, colr + 7)]).toEqual([0, 1, 0, 1, 0, 1, 0]);
  });

  it('starts to play before it is loaded, holds no creation time, and has the same bytes each time', async () => {
    const first = await readFile(await sharedVideo);
    const second = await readFile(await makeVideo('again', thirty, [10, 10]));
    expect(first.indexOf('moov', 0, 'latin1')).toBeGreaterThan(0);
    expect(first.indexOf('moov', 0, 'latin1')).toBeLessThan(first.indexOf('mdat', 0, 'latin1'));
    expect(first.includes('Lavf')).toBe(false);
    expect(first.equals(second)).toBe(true);
  });

  it('keeps every frame at the seam', async () => {
    const path = await sharedVideo;
    const { stdout } = await runFfmpeg(['-v', 'error', '-i', path, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', 'pipe:1']);
    const { stdout: ideal } = await runFfmpeg(
      [
        ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=192x108:r=30'],
        ['-vf', 'format=yuv420p', '-frames:v', '20', '-f', 'rawvideo', 'pipe:1'],
      ].flat(),
    );
    expect(stdout.length).toBe(ideal.length);
    const frameBytes = (size.width * size.height * 3) / 2;
    for (let frame = 0; frame < 20; frame += 1) {
      let error = 0;
      for (let i = frame * frameBytes; i < frame * frameBytes + size.width * size.height; i += 1) {
        error += Math.abs((stdout[i] ?? 0) - (ideal[i] ?? 0));
      }
      expect(error / (size.width * size.height)).toBeLessThan(4);
    }
  });

  it('gives a thumbnail', async () => {
    await runFfmpeg(thumbnailArgs({ input: await sharedVideo, atMs: 300, maxSide: 96, output: inFolder('card.jpg') }));
    expect(await probeFile(inFolder('card.jpg'))).toMatchObject({ kind: 'image', video: { width: 96, height: 54 } });
  });
});

describe('an image', () => {
  it('becomes planes of limited BT.709', async () => {
    // Pure red: Y 63, Cb 102, Cr 240 in limited BT.709; BT.601 would be 81, 90, 240.
    await runFfmpeg([
      '-v',
      'error',
      '-y',
      '-f',
      'lavfi',
      '-i',
      'color=red:s=64x64,format=rgb24',
      '-frames:v',
      '1',
      inFolder('red.png'),
    ]);
    const { stdout } = await runFfmpeg(decodeImageArgs({ input: inFolder('red.png'), width: 32, height: 32 }));
    expect(stdout.length).toBe((32 * 32 * 3) / 2);
    expect([stdout[0], stdout[32 * 32], stdout[32 * 32 + 16 * 16]]).toEqual([63, 102, 240]);
  });
});

describe('input files', () => {
  it('do not make ffmpeg open other files if they are play lists', async () => {
    await makeAudio('secret.wav', 'sine=d=0.2');
    await writeFile(inFolder('list.mp4'), `ffconcat version 1.0\nfile 'secret.wav'\n`);
    await expect(execute('ffprobe', ffprobeArgs(inFolder('list.mp4')))).rejects.toThrow();
    await writeFile(inFolder('hls.mp4'), '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nsecret.wav\n#EXT-X-ENDLIST\n');
    await expect(execute('ffprobe', ffprobeArgs(inFolder('hls.mp4')))).rejects.toThrow();
  });

  it('may have names that begin with a dash or look like an address', async () => {
    await makeAudio('dash.wav', 'sine=d=0.2');
    const odd = '-y http:sound.wav';
    await writeFile(inFolder(odd), await readFile(inFolder('dash.wav')));
    const { stdout } = await execute('ffprobe', ffprobeArgs(odd), { cwd: folder });
    expect(parseProbe(stdout)).toMatchObject({ ok: true, probe: { kind: 'audio', durationMs: 200 } });
  });
});
