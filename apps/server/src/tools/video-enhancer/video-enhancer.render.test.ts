import { readFile } from 'node:fs/promises';
import { parseDocument } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';
import { writeBrokenVideos } from '../../runner/test-broken-videos.ts';
import { openEnhanceBench } from './test-enhance-bench.ts';

type Bench = Awaited<ReturnType<typeof openEnhanceBench>>;

async function withBench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const bench = await openEnhanceBench();
  try {
    await work(bench);
  } finally {
    await bench.close();
  }
}

/** A moving pattern of a second or less; each frame differs. */
const pattern = (size = '128x96', rate = 25, seconds = 0.6) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`,
];
const TONE = (seconds = 0.6) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`, '-shortest'];
const H264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '18', '-pix_fmt', 'yuv420p'];
const PLAIN = { scale: 1, denoise: 'off', deblock: false } as const;
const PLAIN_TWICE = { ...PLAIN, scale: 2 } as const;

interface Stream {
  codec_type: string;
  codec_name: string;
  width: number;
  height: number;
  nb_read_frames: string;
  avg_frame_rate: string;
  duration: string;
  pix_fmt: string;
}

async function probe(path: string): Promise<{ video: Stream; audio: Stream | undefined }> {
  const { stdout } = await execute('ffprobe', ['-v', 'error', '-count_frames', '-of', 'json', '-show_streams', path]);
  const { streams } = JSON.parse(stdout) as { streams: Stream[] };
  const video = streams.find(({ codec_type: type }) => type === 'video');
  if (!video) throw new Error('no video');
  return { video, audio: streams.find(({ codec_type: type }) => type === 'audio') };
}

/** Mean PSNR of luma, in dB, of two files of the same size. */
async function compare(path: string, reference: string): Promise<number> {
  const graph = '[0:v]settb=AVTB,setpts=N,format=yuv420p[a];[1:v]settb=AVTB,setpts=N,format=yuv420p[b];[a][b]psnr';
  const args = ['-hide_banner', '-i', path, '-i', reference, '-lavfi', graph, '-f', 'null', '-'];
  const { stderr } = await execute('ffmpeg', args);
  return Number(/PSNR y:([\d.]+|inf)/.exec(stderr)?.[1]?.replace('inf', '99'));
}

test('a noisy video comes out larger and clearly cleaner, with its audio and every frame', () =>
  withBench(async (bench) => {
    const scene = [...pattern('128x96', 25, 0.4), ...TONE(0.4), '-c:a', 'aac', ...H264, '-vf'];
    await bench.take('clean.mp4', scene, 'gblur=sigma=1');
    const clean = await bench.workingCopy('256x192', 'clean');
    await bench.take('noisy.mp4', scene, 'gblur=sigma=1,noise=alls=22:allf=t+u');
    const plain = await bench.workingCopy('256x192', 'noisy');
    const { path, facts, fileName } = await bench.enhance({ scale: 2 });
    const { video, audio } = await probe(path);
    expect(video).toMatchObject({ width: 256, height: 192, nb_read_frames: '10', pix_fmt: 'yuv420p' });
    expect(audio?.codec_name).toBe('aac');
    expect(Number(audio?.duration)).toBeCloseTo(0.4, 1);
    expect(fileName).toBe('Clip-enhanced.mp4');
    expect(await compare(path, clean)).toBeGreaterThan((await compare(plain, clean)) + 1.5);
    expect(facts['noise_after']).toBeLessThan(facts['noise_before'] ?? 0);
  }));

test('a shaking video is steadied, says how much it was enlarged, and has twice as many frames', () =>
  withBench(async (bench) => {
    const scene = ['-f', 'lavfi', '-i', 'mandelbrot=size=240x180:rate=25', '-frames:v', '20'];
    await bench.take('shaky.mp4', scene, '-vf', 'crop=192:144:16+7*sin(n*2.1):16+7*cos(n*2.9)', H264);
    const wish = { ...PLAIN, stabilise: true, smooth_motion: true, tone: true, sharpen: 0.5 };
    const { path, facts } = await bench.enhance(wish);
    expect(facts['zoom']).toBeGreaterThan(1.01);
    expect((await probe(path)).video).toMatchObject({
      width: 192,
      height: 144,
      nb_read_frames: '40',
      avg_frame_rate: '50/1',
    });
  }));

test('a preview shows before above after, of the seconds that were chosen; coarse compression is smoothed', () =>
  withBench(async (bench) => {
    await bench.take('coarse.mp4', pattern('96x64', 25, 4), H264, '-crf', '42');
    const { path, document, measure } = await bench.enhance({ scale: 2, quality: 'best' }, { preview_at_s: 3.5 });
    expect((await probe(path)).video).toMatchObject({ width: 192, height: 256, nb_read_frames: '75' });
    expect(parseDocument(document)).toMatchObject({ ok: true });
    expect(Object.values(document?.media ?? {})[0]).toMatchObject({ width: 192, height: 256 });
    expect(measure.quantiser).toBeGreaterThan(34);
    expect(bench.programs.some((program) => /"smoothing":{"before":[1-9]/.test(program))).toBe(true);
    await expect(bench.check({}, { preview_at_s: 4.5 })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  }));

test('a task whose worker was killed goes on after its last whole segment, and ends with the same bytes', () =>
  withBench(async (bench) => {
    await bench.take('long.mp4', pattern('64x48', 25, 5.4), H264, '-g', '7');
    const whole = await bench.enhance(PLAIN_TWICE, { run: 'killed' });
    const listSegments = (): string[] => bench.programs.filter((program) => program.includes('"op":"enhance"'));
    expect(listSegments()).toHaveLength(2);
    await bench.forget('work/killed/segment-0-125.mp4');
    const again = await bench.enhance(PLAIN_TWICE, { killed: 'killed' });
    expect(listSegments()).toHaveLength(3);
    expect((await readFile(again.path)).equals(await readFile(whole.path))).toBe(true);
    // A segment that began at the wrong frame would show another image.
    expect((await probe(whole.path)).video.nb_read_frames).toBe('135');
    expect(await compare(whole.path, await bench.workingCopy('128x96'))).toBeGreaterThan(30);
  }));

test('rotated, odd, tiny, 10-bit and variable videos keep their look, length and number of frames', () =>
  withBench(async (bench) => {
    // Frames 6 and later come at half the rate.
    const uneven = ['-vf', "setpts='if(lt(N,6),N,N*2-6)/25/TB'", '-fps_mode', 'vfr'];
    const deep = ['-c:v', 'libx264', '-crf', '14', '-pix_fmt', 'yuv444p10le'];
    const odd = await bench.take('odd.mp4', pattern('97x65', 25, 0.4), uneven, deep);
    const rotated = bench.inFolder('rotated.mp4');
    await execute('ffmpeg', ['-v', 'error', '-i', odd, '-c', 'copy', '-metadata:s:v:0', 'rotate=90', rotated]);
    await bench.takeFile(rotated);
    const { path } = await bench.enhance(PLAIN_TWICE);
    const upright = await probe(path);
    expect(upright.video).toMatchObject({ width: 128, height: 192, pix_fmt: 'yuv420p' });
    expect(Math.abs(Number(upright.video.nb_read_frames) - 14)).toBeLessThanOrEqual(1);
    expect(await compare(path, await bench.workingCopy('128x192'))).toBeGreaterThan(30);

    const pixel = ['-vf', 'scale=1:1', '-c:v', 'mpeg4'];
    await bench.take('pixel.mp4', pattern('16x16', 25, 0.2), pixel);
    const { video } = await probe((await bench.enhance(PLAIN_TWICE)).path);
    expect(video.nb_read_frames).toBe('5');
  }));

test('what is no MP4, has no video or is broken is refused before it costs anything', () =>
  withBench(async (bench) => {
    const problemOf = async (path: string): Promise<unknown> => {
      const taken = await bench.takeFile(path).catch((error: unknown) => error);
      if (taken instanceof Error) return (taken as Error & { code: string }).code;
      return bench.check({}).then(
        () => 'accepted',
        (error: unknown) => (error as { values?: { problem?: unknown } }).values?.problem,
      );
    };
    const audio = bench.inFolder('audio.mp4');
    await execute('ffmpeg', ['-v', 'error', ...TONE(), '-c:a', 'aac', audio]);
    expect(await problemOf(audio)).toEqual({ message: 'asset_no_video' });

    // Named as an MP4, but of another container.
    const webm = bench.inFolder('webm.mp4');
    await execute('ffmpeg', ['-v', 'error', ...pattern('64x48'), '-c:v', 'libvpx', '-f', 'webm', webm]);
    expect(await problemOf(webm)).toEqual({ message: 'enhance_only_mp4' });
    const mov = bench.inFolder('mov.mp4');
    await execute('ffmpeg', ['-v', 'error', ...pattern('64x48'), ...H264, '-f', 'mov', mov]);
    expect(await problemOf(mov)).toEqual({ message: 'enhance_only_mp4' });

    const alpha = bench.inFolder('alpha.mp4');
    const clear = ['-f', 'lavfi', '-i', 'color=c=red@0.5:size=64x48:rate=25:duration=0.2,format=rgba', '-c:v', 'png'];
    await execute('ffmpeg', ['-v', 'error', ...clear, '-f', 'mov', alpha]);
    expect(await problemOf(alpha)).toEqual({ message: 'enhance_transparent' });

    for (const { path, code } of await writeBrokenVideos(bench.inFolder(''))) expect(await problemOf(path)).toBe(code);
  }));
