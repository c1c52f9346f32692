/**
 * Measures the video enhancer against plain enlarging by Lanczos, and its speed: `npm run bench:enhance [file ...]`. Takes
 * videos of one's own; without any, it makes a moving scene. Each is halved, made noisy or compressed, and enhanced back.
 * `--speed` measures only how fast it is.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type EnhanceSettings, enhanceSettings } from '@reelwright/contracts';
import { planNormalisation } from '@reelwright/media';
import { createEmbeddedEnhancementEngine } from '#src/engines/enhancement/embedded/embedded-enhancement-engine.ts';
import { findFfmpegFeatures } from '#src/platform/media/ffmpeg-features.ts';
import { probeMedia } from '#src/platform/media/probe-media.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { readChildrenCpuMs } from './children-cpu.ts';

const execute = promisify(execFile);
const FRAMES = 60;
/** As many as one run of the engine takes: starting its programs takes as long as a few frames. */
const SPEED_FRAMES = 125;
const { signal } = new AbortController();
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const engine = createEmbeddedEnhancementEngine({ runProgram });
const OFF = { denoise: 'off', deblock: false } as const;

/** Filters that spoil half-size frames, and how coarsely they are encoded. */
const SPOILED = {
  clean: { noise: 0, crf: 20 },
  compressed: { noise: 0, crf: 34 },
  'noisy and coarse': { noise: 10, crf: 33 },
  'noisy and compressed': { noise: 14, crf: 28 },
  noisy: { noise: 14, crf: 23 },
} as const;

const folder = await mkdtemp(join(tmpdir(), 'bench-enhance-'));
const inFolder = (name: string): string => join(folder, name);
const ffmpeg = (...args: string[]) =>
  execute('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args], { maxBuffer: 2 ** 26 });

async function makeFootage(): Promise<string> {
  const path = inFolder('made.mkv');
  const scene = 'mandelbrot=size=1280x800:rate=25:start_scale=0.02:end_scale=0.012:end_pts=120';
  const moving = 'crop=960:540:160+90*sin(n/17):120+60*cos(n/23)';
  await ffmpeg(
    '-f',
    'lavfi',
    '-i',
    scene,
    '-frames:v',
    String(FRAMES),
    '-vf',
    moving,
    '-c:v',
    'ffv1',
    '-pix_fmt',
    'yuv420p',
    path,
  );
  return path;
}

async function enhance(input: string, output: string, wish: Partial<EnhanceSettings>, frames = FRAMES) {
  const runner = createMediaRunner({ runProgram, signal });
  const probe = await probeMedia(input, runner);
  const features = await findFfmpegFeatures(runner);
  const plan = planNormalisation(probe, { features, isAlphaUsed: false, maxDurationMs: 600_000 });
  if (plan.kind !== 'video' || !probe.video) throw new Error(`${input} is no video`);
  const { width, height } = plan.visual.size.shown;
  const settings = enhanceSettings.parse(wish);
  const span = { from: 0, to: frames };
  const source = { path: input, plan: plan.visual, frames, codec: probe.video.codec };
  const measure = await engine.measure({ source, span, isSteadied: settings.stabilise }, signal);
  const rate = plan.visual.frameRate;
  const shape = {
    width: width * settings.scale,
    height: height * settings.scale,
    frame_rate: settings.smooth_motion ? { num: 2 * rate.num, den: rate.den } : rate,
  };
  const start = performance.now();
  const cpuAtStart = readChildrenCpuMs();
  await engine.enhance(
    { source, settings, measure, span, shape, outputPath: output, onProgress: () => undefined },
    signal,
  );
  const fps = (frames * 1000) / (performance.now() - start);
  return { measure, fps, cpuMs: (readChildrenCpuMs() - cpuAtStart) / frames };
}

/** PSNR and SSIM of luma against the frames before they were spoiled. */
async function compare(path: string, reference: string): Promise<{ psnr: number; ssim: number }> {
  const graph =
    '[0:v]format=yuv420p,settb=AVTB,setpts=N,split[a][c];[1:v]format=yuv420p,settb=AVTB,setpts=N,split[b][d];[a][b]psnr;[c][d]ssim';
  const { stderr } = await execute('ffmpeg', [
    '-hide_banner',
    '-i',
    path,
    '-i',
    reference,
    '-lavfi',
    graph,
    '-f',
    'null',
    '-',
  ]);
  return { psnr: Number(/PSNR y:([\d.]+)/.exec(stderr)?.[1]), ssim: Number(/SSIM Y:([\d.]+)/.exec(stderr)?.[1]) };
}

const { values, positionals: given } = parseArgs({
  allowPositionals: true,
  options: { speed: { type: 'boolean', default: false } },
});
const footage = given.length > 0 ? given : [await makeFootage()];
const failures: string[] = [];
say('footage | spoiled | lanczos dB/SSIM | standard | best | sigma | quantiser');
for (const file of values.speed ? [] : footage) {
  const reference = inFolder('reference.mkv');
  // The made scene has detail that no halved frame can hold; speed is measured with it.
  const blur = given.length > 0 ? '' : 'gblur=sigma=1.5,';
  const even = `${blur}scale=trunc(iw/4)*4:trunc(ih/4)*4,format=yuv420p`;
  await ffmpeg('-i', file, '-frames:v', String(FRAMES), '-an', '-vf', even, '-c:v', 'ffv1', reference);
  for (const [name, { noise, crf }] of Object.entries(SPOILED)) {
    const spoiled = inFolder('spoiled.mp4');
    const filters = ['scale=iw/2:ih/2:flags=area', ...(noise > 0 ? [`noise=alls=${noise}:allf=t`] : [])].join(',');
    await ffmpeg(
      '-i',
      reference,
      '-vf',
      filters,
      '-c:v',
      'libx264',
      '-preset',
      'fast',
      '-crf',
      String(crf),
      '-pix_fmt',
      'yuv420p',
      spoiled,
    );
    const scores: { psnr: number; ssim: number }[] = [];
    let facts = '';
    for (const wish of [OFF, {}, { quality: 'best' }] as const) {
      const output = inFolder('enhanced.mp4');
      const { measure } = await enhance(spoiled, output, { ...wish, scale: 2 });
      scores.push(await compare(output, reference));
      facts = `${measure.sigma.toFixed(1)} | ${measure.quantiser?.toFixed(0)}`;
    }
    const [plain, standard, best] = scores;
    if (!plain || !standard || !best) throw new Error('three results');
    const gain = (score: typeof plain): string =>
      `${(score.psnr - plain.psnr).toFixed(2)}/${(score.ssim - plain.ssim).toFixed(4)}`;
    say(
      `${basename(file)} | ${name} | ${plain.psnr.toFixed(2)}/${plain.ssim.toFixed(4)} | ${gain(standard)} | ${gain(best)} | ${facts}`,
    );
    const least = name.includes('noisy') ? 0.3 : -0.1;
    for (const score of [standard, best])
      if (score.psnr - plain.psnr < least) failures.push(`${basename(file)} ${name}`);
  }
}

say('\nspeed, 960x540 to 1920x1080, frames per second');
const [first = ''] = footage;
const fast = inFolder('speed.mp4');
const noisy = 'scale=960:540,noise=alls=14:allf=t';
await ffmpeg(
  '-stream_loop',
  '9',
  '-i',
  first,
  '-frames:v',
  String(SPEED_FRAMES),
  '-an',
  '-vf',
  noisy,
  '-c:v',
  'libx264',
  '-crf',
  '24',
  '-pix_fmt',
  'yuv420p',
  fast,
);
const CASES: [string, Partial<EnhanceSettings>, number][] = [
  ['only enlarged', OFF, 20],
  ['standard', {}, 20],
  ['best', { quality: 'best' }, 5],
  ['standard, everything', { stabilise: true, tone: true, sharpen: 0.5, smooth_motion: true }, 5],
];
for (const [name, wish, least] of CASES) {
  const { fps, cpuMs } = await enhance(fast, inFolder('enhanced.mp4'), { ...wish, scale: 2 }, SPEED_FRAMES);
  say(`${name}: ${fps.toFixed(1)}, ${cpuMs.toFixed(0)} ms of CPU time a frame`);
  if (fps < least) failures.push(`${name}: ${fps.toFixed(1)} fps, not ${least}`);
}

await rm(folder, { recursive: true });
if (failures.length > 0) {
  say(`\nbelow the bars: ${failures.join('; ')}`);
  process.exitCode = 1;
}
