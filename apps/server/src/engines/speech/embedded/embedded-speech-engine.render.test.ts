import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AdLanguage } from '@reelwright/contracts';
import { measureLoudnessArgs, parseLoudness } from '@reelwright/media';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { truePeakOf } from '#src/engines/music/embedded/play/limiter.ts';
import { measureLoudness } from '#src/engines/music/embedded/play/loudness.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { execute } from '#src/platform/process/test-execute.ts';
import { createWarmProgram } from '#src/platform/process/warm-program.ts';
import { describeSpeechEngine, makeLongText, readWav } from '../speech-contract.ts';
import type { Speech } from '../speech.ts';
import { planSpeech } from '../text/plan-speech.ts';
import { createEmbeddedSpeechEngine, type EmbeddedSpeechEngine } from './embedded-speech-engine.ts';
import { ESPEAK_SAMPLE_RATE, espeakResultSchema } from './espeak-protocol.ts';
import { planRuns } from './plan-runs.ts';
import { toEspeakRun } from './speak-runs.ts';
import { EMBEDDED_VOICES, type EmbeddedVoice } from './voices.ts';

describeSpeechEngine('the embedded engine', () => {
  const engine = createEmbeddedSpeechEngine({ runProgram, batchCharacters: 60 });
  return { engine, longText: makeLongText(2), close: () => engine.close() };
});

const SAMPLE_RATE = 48_000;
const ENGLISH = 'Meet the bottle. It costs $19.99, and it weighs 300 g! Is it hot?';
const CHINESE = '这款保温杯，保温12小时。现在只要¥199！iPhone 15 也能充电。';

/** Measures without a program: starting ffmpeg takes longer than a sentence. */
async function measureSpeech({ wavPath }: Speech): Promise<{ lufs: number; truePeakDb: number }> {
  const { samples } = await readWav(wavPath);
  const channel = Float32Array.from(samples, (sample) => sample / 32_768);
  return { lufs: measureLoudness([channel]), truePeakDb: 20 * Math.log10(truePeakOf(channel)) };
}

describe('embedded speech', () => {
  let engine: EmbeddedSpeechEngine;
  let folder: string;
  const signal = new AbortController().signal;
  const speak = (text: string, language: AdLanguage, voiceId: string, rate = 1): Promise<Speech> =>
    engine.speak({ text, language, voiceId, rate, folder, signal });
  const spokenSamples = new Map<string, Promise<Speech>>();
  /** The sample text of a language, spoken once per voice and shared by the tests that only listen to it. */
  const speakSample = (voiceId: string): Promise<Speech> => {
    const language = voiceId.startsWith('zh') ? 'zh-CN' : 'en';
    const speech = spokenSamples.get(voiceId) ?? speak(language === 'en' ? ENGLISH : CHINESE, language, voiceId);
    spokenSamples.set(voiceId, speech);
    return speech;
  };

  beforeAll(async () => {
    engine = createEmbeddedSpeechEngine({ runProgram });
    folder = await mkdtemp(path.join(tmpdir(), 'embedded-speech-'));
  });
  afterAll(async () => {
    await engine.close();
    await rm(folder, { recursive: true });
  });

  test.each(['en-ava', 'en-olivia', 'en-ethan', 'zh-haoran'])(
    '%s is heard during its words and silent between sentences',
    async (voiceId) => {
      const { wavPath, words } = await speakSample(voiceId);
      const { samples } = await readWav(wavPath);
      const rms = (startMs: number, endMs: number): number => measureRms(samples, startMs, endMs);
      for (const { text: word, startMs, endMs } of words) expect(rms(startMs, endMs), word).toBeGreaterThan(300);
      const gaps = words.slice(1).flatMap((word, index) => {
        const before = words[index]?.endMs ?? 0;
        return word.startMs - before >= 200 ? [{ before, after: word.startMs }] : [];
      });
      expect(gaps.length).toBeGreaterThanOrEqual(2);
      // The echo of some voices rings on for a moment; from then on up to the next word there is nothing.
      for (const { before, after } of gaps) expect(rms(before + 110, after - 15)).toBeLessThan(60);
    },
  );

  test.each(['en-daniel', 'en-olivia', 'en-ethan'])(
    '%s times words within 60 ms of their audible start',
    async (voiceId) => {
      const { wavPath, words } = await speak('Yes. Coffee. Tea. Keep. Go. Take. Cup. Dog.', 'en', voiceId);
      const { samples } = await readWav(wavPath);
      const onsets = findOnsets(samples);
      expect(onsets.length).toBe(words.length);
      for (const [index, { startMs }] of words.entries()) {
        expect(Math.abs(startMs - (onsets[index] ?? 0))).toBeLessThan(60);
      }
    },
  );

  test('gives the same bytes for the same request, whatever was spoken in between', async () => {
    const hash = async ({ wavPath }: Speech) =>
      createHash('sha256')
        .update(await readFile(wavPath))
        .digest('hex');
    // One voice of each synthesiser. Other tests spoke with other voices and in another language meanwhile.
    for (const voiceId of ['en-ava', 'en-olivia', 'en-ethan']) {
      const before = await speakSample(voiceId);
      await speakSample('zh-haoran');
      const again = await speak(ENGLISH, 'en', voiceId);
      expect(await hash(again)).toBe(await hash(before));
      expect(again.words).toEqual(before.words);
    }
  });

  const spokenSentences = new Map<string, Promise<Speech>>();
  /** One sentence, spoken once per voice. */
  const speakSentence = (voiceId: string): Promise<Speech> => {
    const speech =
      spokenSentences.get(voiceId) ??
      (voiceId.startsWith('zh')
        ? speak('这款保温杯，保温12小时。', 'zh-CN', voiceId)
        : speak('Meet the bottle that keeps coffee hot.', 'en', voiceId));
    spokenSentences.set(voiceId, speech);
    return speech;
  };

  test.each(listDistinctVoices().map(({ id }) => id))('%s speaks at -16 LUFS without clipping', async (voiceId) => {
    // Speech is levelled as a whole, however long: a sentence shows it.
    const { lufs, truePeakDb } = await measureSpeech(await speakSentence(voiceId));
    expect(lufs).toBeGreaterThan(-16.7);
    expect(lufs).toBeLessThan(-15.3);
    expect(truePeakDb).toBeLessThan(-1);
  });

  test('is measured by these tests as ffmpeg measures it', async () => {
    const speech = await speakSentence('en-ava');
    const { stderr } = await execute('ffmpeg', measureLoudnessArgs(speech.wavPath));
    const [here, there] = [await measureSpeech(speech), parseLoudness(stderr)];
    expect(Math.abs(here.lufs - (there?.integratedLufs ?? 0))).toBeLessThan(0.15);
    expect(Math.abs(here.truePeakDb - (there?.truePeakDb ?? 0))).toBeLessThan(0.3);
  });

  // One request speaks them all. What follows (melody, tone, loudness) depends on the timbre, not on the language.
  test('every voice without recordings says a number aloud in its language', async () => {
    const espeak = createWarmProgram({
      program: process.execPath,
      args: [fileURLToPath(new URL('./espeak-program.ts', import.meta.url))],
      errorCode: 'SPEECH_FAILED',
      timeoutMs: 120_000,
      idleMs: 0,
    });
    try {
      const voices = EMBEDDED_VOICES.filter(({ natural }) => natural === undefined);
      const runs = voices.map((voice) => {
        const [run] = planRuns(planSpeech('12', voice.language));
        if (!run) throw new Error(`nothing to say in ${voice.language}`);
        return toEspeakRun(run, voice, { rate: 1 });
      });
      const pcmPath = path.join(folder, 'all-voices.pcm');
      const spoken = espeakResultSchema.parse(await espeak.request({ runs, pcmPath }, signal));
      const bytes = await readFile(pcmPath);
      let from = bytes.byteOffset;
      for (const [index, { id }] of voices.entries()) {
        const sampleCount = spoken[index]?.sampleCount ?? 0;
        const samples = new Int16Array(bytes.buffer.slice(from, from + 2 * sampleCount));
        from += 2 * sampleCount;
        expect(sampleCount / ESPEAK_SAMPLE_RATE, id).toBeGreaterThan(0.2);
        const rms = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / sampleCount);
        expect(rms, id).toBeGreaterThan(1000);
      }
    } finally {
      await espeak.close();
    }
  });

  test('speaks faster and slower as asked', async () => {
    const at = async (rate: number) => (await speak('Meet the bottle.', 'en', 'en-daniel', rate)).durationMs;
    const [slow, normal, fast] = [await at(0.5), await at(1), await at(2)];
    expect(slow / normal).toBeGreaterThan(1.6);
    expect(normal / fast).toBeGreaterThan(1.6);
  });

  test('pauses at pause marks, and does not read them out', async () => {
    const plain = await speak('Wait for it. Now!', 'en', 'en-ava');
    const paused = await speak('Wait for it. [pause 1.5s] Now!', 'en', 'en-ava');
    expect(paused.words.map(({ text }) => text)).toEqual(plain.words.map(({ text }) => text));
    const [before, after] = paused.words.slice(-2);
    expect((after?.startMs ?? 0) - (before?.endMs ?? 0)).toBeGreaterThanOrEqual(1490);
    expect((after?.startMs ?? 0) - (before?.endMs ?? 0)).toBeLessThan(1700);
  });

  test('returns the sounds of a word with their times, for lip sync', async () => {
    const { words, phonemes = [] } = await speak('Hot coffee.', 'en', 'en-ava');
    expect(phonemes.map(({ ipa }) => ipa).join('')).toMatch(/^h.+t.*k.+f.+$/);
    const coffee = words.at(-1);
    const k = phonemes.find(({ ipa }) => ipa === 'k');
    expect(Math.abs((k?.startMs ?? 0) - (coffee?.startMs ?? 0))).toBeLessThan(60);
    for (const [index, { startMs, endMs }] of phonemes.entries()) {
      expect(endMs).toBeGreaterThan(startMs);
      expect(startMs).toBeGreaterThanOrEqual(phonemes[index - 1]?.endMs ?? 0);
    }
  });

  test.each(['en-ava', 'en-olivia', 'en-ethan'])('%s pronounces a name by its IPA', async (voiceId) => {
    const pronunciations = [
      { written: 'Xiaomi', spoken: 'ʃaʊˈmiː', notation: 'ipa', is_case_sensitive: false },
    ] as const;
    const request = { text: 'Xiaomi', language: 'en', voiceId, rate: 1, folder, signal } as const;
    const { phonemes = [] } = await engine.speak({ ...request, pronunciations });
    expect(phonemes.map(({ ipa }) => ipa).join('')).toMatch(/^ʃaʊmi/);
  });

  test('recorded voices speak words of other languages too, each at its time', async () => {
    const { words, phonemes = [] } = await speak('The 小米 phone is here.', 'en', 'en-ethan');
    expect(words.map(({ text }) => text).join(' ')).toBe('The 小米 phone is here.');
    const xiaomi = words.find(({ text }) => text === '小米');
    const heard = phonemes.filter(
      ({ startMs, endMs }) => startMs < (xiaomi?.endMs ?? 0) && endMs > (xiaomi?.startMs ?? 0),
    );
    expect(heard.length).toBeGreaterThan(2);
  });

  test('pauses before a price', async () => {
    for (const voiceId of ['en-olivia', 'en-ava']) {
      const { words } = await speak('Take it home today for only $19.99, this week.', 'en', voiceId);
      const price = words.findIndex(({ text }) => text.startsWith('$'));
      const heldMs = (words[price]?.startMs ?? 0) - (words[price - 1]?.endMs ?? 0);
      expect(heldMs).toBeGreaterThan(340);
      expect(heldMs).toBeLessThan(560);
    }
  });

  test('offers only voices whose programs are installed, and speaks with them', async () => {
    const bare = createEmbeddedSpeechEngine({ runProgram, programs: { flite: false, festival: false } });
    try {
      const english = bare.voices().filter((voice) => voice.language === 'en');
      expect(english.map(({ id }) => id)).toContain('en-ava');
      expect(english.map(({ id }) => id)).not.toContain('en-olivia');
      expect(bare.listDefaultVoices?.('en')).toEqual(english);
      const request = { text: 'Hello there.', language: 'en', rate: 1, folder, signal } as const;
      expect((await bare.speak({ ...request, voiceId: 'en-ava' })).words).toHaveLength(2);
      await expect(bare.speak({ ...request, voiceId: 'en-olivia' })).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
    } finally {
      await bare.close();
    }
  });

  test.each(['en-olivia', 'en-ethan'])('%s ignores programs and options in a text', async (voiceId) => {
    const hostile = '"))) (system "touch /tmp/pwned") (quit) \\" --help -o /tmp/x; $(id) `id` \u0000 #<lambda> hello';
    const { words } = await speak(hostile, 'en', voiceId);
    expect(words.at(-1)?.text).toBe('hello');
  });

  test('raises and lowers a voice by semitones', async () => {
    const pitch = async (pitchSemitones: number): Promise<number> => {
      const request = {
        text: 'Meet the bottle.',
        language: 'en',
        voiceId: 'en-daniel',
        rate: 1,
        folder,
        signal,
      } as const;
      const { wavPath } = await engine.speak({ ...request, pitchSemitones });
      return findMedianPitchHz((await readWav(wavPath)).samples);
    };
    const own = await pitch(0);
    expect((await pitch(6)) / own).toBeGreaterThan(1.25);
    expect((await pitch(-6)) / own).toBeLessThan(0.8);
  });

  test.each([
    ['control characters', 'Ding\u0000\u0007\u001b[31m dong'],
    ['markup of synthesisers', '<speak><break time="60s"/><audio src="file:///etc/passwd"/>Hi</speak>'],
    ["the synthesiser's own notation", "[[h@l'oU]] [[_:_:_:]] there"],
    ['emoji, flags and text from right to left', '👩‍👩‍👧‍👦🇨🇳 مرحبا \u202e abc \ud800'],
    ['a word without end', 'a'.repeat(2000)],
  ])('ignores %s', async (_name, text) => {
    const { durationMs, words } = await speak(text, 'en', 'en-ava', 2);
    expect(words.length).toBeGreaterThan(0);
    expect(durationMs).toBeLessThan(40_000);
  });

  test('refuses a text of 10 MB with its limit', async () => {
    await expect(speak('a'.repeat(10_000_000), 'en', 'en-ava')).rejects.toMatchObject({
      code: 'TEXT_TOO_LONG',
      values: { limit: 100_000 },
    });
  });

  test('women speak higher than men', async () => {
    const pitch = async (voiceId: string): Promise<number> => {
      const { wavPath } = await speakSentence(voiceId);
      return findMedianPitchHz((await readWav(wavPath)).samples);
    };
    const [ava, grace, daniel, marcus] = [
      await pitch('en-ava'),
      await pitch('en-grace'),
      await pitch('en-daniel'),
      await pitch('en-marcus'),
    ];
    expect(Math.min(ava, grace)).toBeGreaterThan(150);
    expect(Math.max(daniel, marcus)).toBeLessThan(140);
  });
});

/** Lists one voice of each timbre and each recording: loudness depends on them, not on the language. */
function listDistinctVoices(): EmbeddedVoice[] {
  const voices = new Map<unknown, EmbeddedVoice>();
  for (const voice of EMBEDDED_VOICES) {
    const origin = voice.natural ?? voice.timbre;
    if (!voices.has(origin)) voices.set(origin, voice);
  }
  return [...voices.values()];
}

function measureRms(samples: Int16Array, startMs: number, endMs: number): number {
  const part = samples.subarray((startMs * SAMPLE_RATE) / 1000, (endMs * SAMPLE_RATE) / 1000);
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length));
}

/** Finds audio onsets after at least 150 ms of silence, in ms. */
function findOnsets(samples: Int16Array): number[] {
  const onsets: number[] = [];
  let silentMs = 150;
  for (let ms = 0; ms < (samples.length * 1000) / SAMPLE_RATE; ms += 5) {
    const isSilent = measureRms(samples, ms, ms + 5) < 60;
    if (!isSilent && silentMs >= 150) onsets.push(ms);
    silentMs = isSilent ? silentMs + 5 : 0;
  }
  return onsets;
}

/** Measures by autocorrelation of loud frames. */
function findMedianPitchHz(samples: Int16Array): number {
  const step = 4;
  const rate = SAMPLE_RATE / step;
  const small = Float64Array.from(
    { length: Math.floor(samples.length / step) },
    (_, index) => samples[index * step] ?? 0,
  );
  const pitches: number[] = [];
  for (let at = 0; at + 800 < small.length; at += 400) {
    const frame = small.subarray(at, at + 480);
    const power = frame.reduce((sum, value) => sum + value * value, 0);
    if (power / frame.length < 1500 ** 2) continue;
    let best = 0;
    let bestScore = 0;
    for (let lag = Math.floor(rate / 320); lag <= rate / 50; lag += 1) {
      const score = frame.reduce((sum, value, index) => sum + value * (small[at + index + lag] ?? 0), 0) / power;
      if (score > bestScore * 1.03) [best, bestScore] = [lag, score];
    }
    if (bestScore > 0.6) pitches.push(rate / best);
  }
  return pitches.toSorted((one, other) => one - other)[pitches.length >> 1] ?? 0;
}
