import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';
import { createEmbeddedMusicEngine } from '#src/engines/music/embedded/embedded-music-engine.ts';
import { createEmbeddedSpeechEngine } from '#src/engines/speech/embedded/embedded-speech-engine.ts';
import { createEmbeddedVisionEngine } from '#src/engines/vision/embedded/embedded-vision-engine.ts';
import { runHeavyAtOnce } from '#src/platform/heavy-work/heavy-work.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { createEmbeddedMediaAnalysisEngine } from './embedded-media-analysis-engine.ts';

const require = createRequire(import.meta.url);
const { signal } = new AbortController();

/** A portrait from the detector's package; we have no rights to ship one of our own. */
async function readPortrait(): Promise<Buffer> {
  const source = await readFile(path.resolve(path.dirname(require.resolve('@vladmandic/human')), '../src/sample.ts'));
  const [, base64 = ''] = /(\/9j\/[A-Za-z\d+/=\s]+)/.exec(source.toString()) ?? [];
  return Buffer.from(base64, 'base64');
}

function registerFont(name: string): void {
  const folder = path.dirname(require.resolve(`@expo-google-fonts/${name}`));
  const [file = ''] = globSync(`${folder}/{700Bold,400Regular}/*.ttf`);
  GlobalFonts.registerFromPath(file, name);
}

function drawPoster(): Buffer {
  registerFont('inter');
  registerFont('zcool-xiaowei');
  const canvas = createCanvas(1280, 720);
  const context = canvas.getContext('2d');
  context.fillStyle = '#1c4fa0';
  context.fillRect(0, 0, 1280, 720);
  context.fillStyle = '#ffffff';
  context.font = '72px inter';
  context.fillText('Summer sale 50% off', 120, 200);
  context.font = '72px "zcool-xiaowei"';
  context.fillText('夏季特卖', 120, 420);
  return canvas.toBuffer('image/png');
}

describe('the embedded media analysis', () => {
  const vision = createEmbeddedVisionEngine();
  const engine = createEmbeddedMediaAnalysisEngine({ vision, runProgram });
  let folder: string;
  const at = (name: string): string => path.join(folder, name);
  const context = () => ({ folder, runHeavy: runHeavyAtOnce, signal });
  const seeImage = async (name: string, content: Buffer) => {
    await writeFile(at(name), content);
    return await engine.analyse({ kind: 'image', imagePath: at(name) }, context());
  };
  const hear = async (args: string[]) => {
    await execute('ffmpeg', ['-v', 'error', '-y', ...args, '-t', '6', at('audio.wav')]);
    return (await engine.analyse({ kind: 'audio', audioPath: at('audio.wav'), durationS: 6 }, context())).audio;
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'media-analysis-'));
  });
  afterAll(async () => {
    await Promise.all([engine.close(), vision.close()]);
    await rm(folder, { recursive: true });
  });

  test('reads English and Chinese text, and names the colours', async () => {
    const { texts, faces, audio, scenes, colors } = await seeImage('poster.png', drawPoster());
    expect(texts[0]).toBe('Summer sale 50% off');
    expect(texts[1]).toContain('夏季');
    expect({ faces, audio, scenes }).toEqual({ faces: 0, audio: null, scenes: [] });
    expect(colors.length).toBeGreaterThan(0);
  });

  test('counts faces, and tells a crisp image from a blurred one', async () => {
    const portrait = await readPortrait();
    const crisp = await seeImage('crisp.png', await sharp(portrait).png().toBuffer());
    const blurred = await seeImage('blurred.png', await sharp(portrait).blur(5).png().toBuffer());
    expect(crisp.faces).toBe(1);
    expect(crisp.sharpness).toBeGreaterThan((blurred.sharpness ?? 100) + 20);
    expect(blurred.sharpness).toBeLessThan(25);
  });

  test('finds the cuts of a video, and what its scenes show', async () => {
    await writeFile(at('poster.png'), drawPoster());
    await execute(
      'ffmpeg',
      [
        ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=s=640x360:d=1.6:r=25'],
        ['-loop', '1', '-t', '1.2', '-r', '25', '-i', at('poster.png'), '-f', 'lavfi', '-i', 'sine=f=440:d=4'],
        ['-f', 'lavfi', '-i', 'color=c=0xf0f0d0:s=640x360:d=1.2:r=25'],
        ['-filter_complex', '[1]scale=640:360,setsar=1[p];[0][p][3]concat=n=3[v]', '-map', '[v]', '-map', '2:a'],
        ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-shortest', at('video.mp4')],
      ].flat(),
    );
    const media = { kind: 'video', videoPath: at('video.mp4'), durationS: 4, hasAudio: true, alpha: 'none' } as const;
    const { scenes, texts, audio } = await engine.analyse(media, context());
    expect(scenes.map(({ start }) => Math.round(start * 10) / 10)).toEqual([0, 1.6, 2.8]);
    expect(scenes.at(-1)?.end).toBe(4);
    expect(texts.join(' ')).toContain('Summer sale');
    expect(audio?.heard).toBe('other');
  });

  test('tells speech from music and silence, and measures the loudness', async () => {
    const speech = createEmbeddedSpeechEngine({ runProgram });
    const text = 'Meet the bottle that keeps your coffee hot for twelve hours, and fits in every bag.';
    const voice = {
      language: 'en',
      voiceId: speech.voices().find(({ language }) => language === 'en')?.id ?? '',
    } as const;
    const spoken = await speech.speak({ text, ...voice, rate: 1, folder, signal });
    await speech.close();
    const heard = await hear(['-i', spoken.wavPath]);
    expect(heard?.heard).toBe('speech');
    // Voices are at -16 LUFS.
    expect(heard?.loudness).toBeCloseTo(-16, 0);
    const music = await createEmbeddedMusicEngine().compose({
      mood: 'playful',
      durationMs: 6000,
      seed: 3,
      folder,
      signal,
    });
    expect((await hear(['-i', music.wavPath]))?.heard).toBe('other');
    expect(await hear(['-f', 'lavfi', '-i', 'anullsrc'])).toEqual({ heard: 'silence', loudness: null });
  });

  test('fails with ANALYSIS_FAILED for a file that is no image', async () => {
    await expect(seeImage('page.png', Buffer.from('<html>'))).rejects.toMatchObject({ code: 'ANALYSIS_FAILED' });
  });
});
