import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinyin } from 'pinyin-pro';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWarmProgram, type WarmProgram } from '#src/platform/process/warm-program.ts';
import { planSpeech } from '../text/plan-speech.ts';
import { espeakResultSchema } from './espeak-protocol.ts';
import { planRuns } from './plan-runs.ts';
import { toEspeakVoice } from './espeak-voice.ts';
import { EMBEDDED_VOICES } from './voices.ts';

const SENTENCES = [
  '这款保温杯轻巧便携，绿色的最受欢迎。',
  '熊猫图案，限量发售，窘迫的人也买得起。',
  '女士们先生们，千万不要错过这个机会！',
  '吃喝玩乐，一站搞定，你还在等什么？',
  '原价299元，现在只要¥199，立减33%。',
  '2024年5月1日起，买二送一，3-5天发货。',
  '银行卡、现金都可以，长沙、重庆全国包邮。',
  '儿童也能用，耳机、二维码、而且很安全。',
];

describe('Chinese', () => {
  let espeak: WarmProgram;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'chinese-sounds-'));
    espeak = createWarmProgram({
      program: process.execPath,
      args: [fileURLToPath(new URL('./espeak-program.ts', import.meta.url))],
      errorCode: 'SPEECH_FAILED',
      timeoutMs: 60_000,
      idleMs: 60_000,
    });
  });
  afterAll(async () => {
    await espeak.close();
    await rm(folder, { recursive: true });
  });

  async function speak(text: string) {
    const [voice] = EMBEDDED_VOICES;
    if (!voice) throw new RangeError('no voices');
    const runs = planRuns(planSpeech(text, 'zh-CN'));
    const request = {
      runs: runs.map((run) => ({
        voice: toEspeakVoice(run.sounds, voice.timbre),
        text: run.text,
        wordsPerMinute: 400,
        pitch: 50,
        range: 50,
      })),
      pcmPath: path.join(folder, 'voice.pcm'),
    };
    const spoken = espeakResultSchema.parse(await espeak.request(request, new AbortController().signal));
    return runs.map((run, index) => ({ ...run, events: spoken[index]?.events ?? [] }));
  }

  const listForeignSounds = (runs: Awaited<ReturnType<typeof speak>>): string[] =>
    runs
      .filter(({ sounds }) => sounds === 'zh-CN')
      .flatMap(({ text, events }) =>
        events.filter((e) => e.type === 'phoneme' && e.name.startsWith('(')).map(() => text),
      );

  test.each(SENTENCES)('pronounces “%s” with Chinese sounds only', async (sentence) => {
    const runs = await speak(sentence);
    expect(runs.every(({ sounds }) => sounds === 'zh-CN')).toBe(true);
    expect(listForeignSounds(runs)).toEqual([]);
  });

  test('pronounces every syllable with Chinese sounds', async () => {
    const characters = Array.from({ length: 0x9fa5 - 0x4e00 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    const bySyllable = new Map(
      characters.map((character) => [pinyin(character, { toneType: 'none', v: true }), character]),
    );
    expect(bySyllable.size).toBeGreaterThan(400);
    expect(listForeignSounds(await speak([...bySyllable.values()].join('，')))).toEqual([]);
  });

  test('switches to English for foreign names and back', async () => {
    const runs = await speak('我的iPhone和LED灯都很好。');
    expect(runs.map(({ sounds }) => sounds)).toEqual(['zh-CN', 'en', 'zh-CN', 'en', 'zh-CN']);
    expect(listForeignSounds(runs)).toEqual([]);
  });
});
