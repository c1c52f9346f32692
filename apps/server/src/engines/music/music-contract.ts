import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mood, MOODS } from '@reelwright/contracts';
import type { MusicEngine } from './music.ts';
import { readWav } from './read-wav.ts';

/** The engine's own tests play every mood. */
const SOME_MOODS = MOODS.filter((_mood, index) => index % 5 === 0);

/** The contract of every music engine, embedded or provider. Call it in the engine's own test file. */
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

    it.each(SOME_MOODS)('writes %s music exactly as long as asked for, at 48 kHz in stereo', async (mood) => {
      const { wav } = await compose(mood, 3_500, 1);
      expect(wav.sampleRate).toBe(48_000);
      expect(wav.bitsPerSample).toBe(16);
      expect(wav.channels).toHaveLength(2);
      expect(wav.channels[0]?.length).toBe(168_000);
    });

    it('starts in silence, rings out to its last moment, and never clips', async () => {
      const { wav } = await compose('upbeat', 8_000, 2);
      for (const channel of wav.channels) {
        expect(Math.abs(channel[0] ?? 1)).toBeLessThan(0.01);
        expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(0.001);
        const last = channel.subarray(-14_400);
        const level = Math.sqrt(last.reduce((sum, sample) => sum + sample * sample, 0) / last.length);
        expect(20 * Math.log10(level)).toBeGreaterThan(-50);
        expect(20 * Math.log10(level)).toBeLessThan(-25);
        expect(channel.every((sample) => Math.abs(sample) < 0.999)).toBe(true);
      }
    });

    it('returns ascending beats within the piece', async () => {
      const { beatsMs, tempoBpm } = await compose('warm', 8_000, 3);
      expect(tempoBpm).toBeGreaterThan(40);
      expect(tempoBpm).toBeLessThan(220);
      expect(
        beatsMs.every((beat, index) => beat >= 0 && beat <= 8_000 && (index === 0 || beat > (beatsMs[index - 1] ?? 0))),
      ).toBe(true);
    });

    it('gives the same bytes for the same request', async () => {
      const first = await compose('calm', 3_500, 4);
      const second = await compose('calm', 3_500, 4);
      expect(first.bytes.equals(second.bytes)).toBe(true);
    });

    it('keeps a tempo that cuts were laid to, out of those it offers', async () => {
      const { tempos, pulsesPerBeat } = engine.listTempos({ mood: 'warm', seed: 3 });
      expect(tempos.length).toBeGreaterThan(5);
      expect([1, 2, 3]).toContain(pulsesPerBeat);
      const bpm = tempos.at(-1)?.bpm ?? 0;
      const { beatsMs, tempoBpm } = await engine.compose({
        mood: 'warm',
        seed: 3,
        durationMs: 8000,
        exactTempoBpm: bpm,
        form: { liftMs: 4 * (60_000 / bpm), endingMs: 6000 },
        folder,
        signal: new AbortController().signal,
      });
      expect(tempoBpm).toBe(bpm);
      expect(beatsMs[4]).toBeCloseTo(4 * (60_000 / bpm), 3);
    });

    it('returns measures of the effects that it plays, the same on every call', async () => {
      const signal = new AbortController().signal;
      const [impact, riser] = await engine.playEffects({ ids: ['impact', 'riser'], folder, signal });
      const [again] = await engine.playEffects({ ids: ['riser'], folder, signal });
      expect(impact?.onsetMs).toBeLessThan(30);
      expect(riser?.peakMs).toBeGreaterThan(1000);
      expect(again).toEqual(riser);
      const beside = await engine.compose({
        mood: 'calm',
        durationMs: 4000,
        seed: 1,
        effectIds: ['riser'],
        folder,
        signal,
      });
      expect(beside.effects).toEqual([riser]);
      const wav = readWav(await readFile(riser?.wavPath ?? ''));
      expect(((wav.channels[0]?.length ?? 0) / wav.sampleRate) * 1000).toBeCloseTo(riser?.durationMs ?? 0, 3);
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
