import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mood, MOODS } from '@reelwright/contracts';
import type { MusicEngine } from './music.ts';
import { readWav } from './read-wav.ts';

/** What every music engine promises, embedded or provider. Call it in the engine's own test file. */
export function describeMusicEngine(name: string, createEngine: () => MusicEngine): void {
  describe(`${name} keeps the contract of a music engine`, () => {
    let folder: string;
    const engine = createEngine();
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'music-'));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const compose = async (mood: Mood, durationMs: number, seed: number) => {
      const music = await engine.compose({ mood, durationMs, seed, folder, signal: new AbortController().signal });
      const bytes = await readFile(music.wavPath);
      return { ...music, bytes, wav: readWav(bytes) };
    };

    it.each(MOODS)('writes %s music exactly as long as asked for, at 48 kHz in stereo', async (mood) => {
      const { wav } = await compose(mood, 6_500, 1);
      expect(wav.sampleRate).toBe(48_000);
      expect(wav.bitsPerSample).toBe(16);
      expect(wav.channels).toHaveLength(2);
      expect(wav.channels[0]?.length).toBe(312_000);
    });

    it('starts and ends in silence and never clips', async () => {
      const { wav } = await compose('upbeat', 8_000, 2);
      for (const channel of wav.channels) {
        expect(Math.abs(channel[0] ?? 1)).toBeLessThan(0.01);
        expect(Math.max(...channel.subarray(-480).map(Math.abs))).toBeLessThan(0.01);
        expect(channel.every((sample) => Math.abs(sample) < 0.999)).toBe(true);
      }
    });

    it('names beats that rise within the piece', async () => {
      const { beatsMs, tempoBpm } = await compose('warm', 8_000, 3);
      expect(tempoBpm).toBeGreaterThan(40);
      expect(tempoBpm).toBeLessThan(220);
      expect(
        beatsMs.every((beat, index) => beat >= 0 && beat <= 8_000 && (index === 0 || beat > (beatsMs[index - 1] ?? 0))),
      ).toBe(true);
    });

    it('gives the same bytes for the same request', async () => {
      const first = await compose('calm', 5_000, 4);
      const second = await compose('calm', 5_000, 4);
      expect(first.bytes.equals(second.bytes)).toBe(true);
    });

    it('stops with the reason of an abort', async () => {
      const reason = new Error('cancelled by the user');
      const request = { mood: 'bold' as const, durationMs: 60_000, seed: 5, folder };
      await expect(engine.compose({ ...request, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
      const controller = new AbortController();
      const composing = engine.compose({ ...request, signal: controller.signal });
      controller.abort(reason);
      await expect(composing).rejects.toBe(reason);
    });
  });
}
