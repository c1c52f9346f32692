import type { AdLanguage, PronunciationRule, Script, UrlToVideoInput } from '@reelwright/contracts';
import type { Speech, SpeechEngine } from '#src/engines/speech/speech.ts';
import { AppError } from '#src/app-error.ts';
import type { FindPronunciations, StepContext, ToolStep } from '../../tool.ts';
import { joinSpoken, type SceneVoice, sliceVoice } from '../document/slice-voice.ts';
import { planScenes, shortestAdMs } from '../document/plan-scenes.ts';
import { type StepResults, resultOf } from './step-results.ts';

/** Rates at which the voice still sounds natural. */
const SLOWEST = 0.88;
const FASTEST = 1.22;
/** At which a script written for a length mostly fits it at once, with some air between its scenes. */
const FIRST_RATE: Record<AdLanguage, number> = { en: 1.13, 'zh-CN': 1.06 };
const AIM_SHORT = 0.02;
/** A first reading this close to the length is kept. */
const GOOD_FIT = 0.03;
/** Time to spare that gaps and the end card take without feeling slow, as a share of the length. */
const COMFORTABLE_SPARE = 0.06;

interface SpeakDependencies {
  speech: SpeechEngine;
  findPronunciations: FindPronunciations;
}

/**
 * Speaks the script. A first reading tells how long it takes; where that misses the ad's length, it is read
 * once more at the rate that fits, within what sounds natural.
 */
export function createSpeakStep({ speech, findPronunciations }: SpeakDependencies): ToolStep<UrlToVideoInput> {
  return {
    name: 'speak',
    weight: 3,
    async run(input, results, context): Promise<StepResults['speak']> {
      const { script } = resultOf(results, 'write_script');
      const voiceId = chooseVoice(speech, input);
      const wantedMs = input.length_s * 1000;
      const firstRate = FIRST_RATE[script.language];
      const pronunciations = await findPronunciations(context.userId, script.language);
      const reading = { speech, script, voiceId, pronunciations, context };
      const firstReading = await read({ ...reading, rate: firstRate });
      context.progress(0.5);
      const rate = rateToFit({ script, voices: firstReading.voices, firstRate, wantedMs });
      const { spoken, voices } = rate === firstRate ? firstReading : await read({ ...reading, rate });
      const key = `${context.workPrefix}voice.wav`;
      await context.storage.putFile(key, spoken.wavPath, 'audio/wav');
      const lengthMs = planScenes(timed(script, voices), wantedMs).durationMs;
      return { voice: { key, durationMs: spoken.durationMs }, voices, lengthMs };
    },
  };
}

function chooseVoice(speech: SpeechEngine, input: UrlToVideoInput): string {
  const voices = speech.voices().filter((voice) => voice.language === input.language);
  const voice = input.voice === undefined ? voices[0] : voices.find(({ id }) => id === input.voice);
  if (!voice)
    throw new AppError('INVALID_INPUT', { field: 'voice', problem: `${input.voice ?? '-'} (${input.language})` });
  return voice.id;
}

function timed(script: Script, voices: readonly SceneVoice[]) {
  return script.scenes.map(({ role }, index) => ({ role, durationMs: voices[index]?.durationMs ?? 0 }));
}

interface FirstReading {
  script: Script;
  voices: readonly SceneVoice[];
  firstRate: number;
  wantedMs: number;
}

/** The rate at which the script takes the ad's length; the first one where that is near enough. */
function rateToFit({ script, voices, firstRate, wantedMs }: FirstReading): number {
  const shortestMs = shortestAdMs(timed(script, voices));
  const spokenMs = voices.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const pausesMs = shortestMs - spokenMs;
  const roomyMs = wantedMs * (1 - COMFORTABLE_SPARE);
  if (shortestMs <= wantedMs && shortestMs >= roomyMs - wantedMs * GOOD_FIT) return firstRate;
  // A voice does not follow its rate to the millisecond: aim a little short of what must fit.
  const targetMs = shortestMs > wantedMs ? wantedMs * (1 - AIM_SHORT) : roomyMs;
  const rate = (firstRate * spokenMs) / Math.max(1, targetMs - pausesMs);
  return Math.min(FASTEST, Math.max(SLOWEST, Math.round(rate * 100) / 100));
}

interface Reading {
  speech: SpeechEngine;
  script: Script;
  voiceId: string;
  pronunciations: readonly PronunciationRule[];
  rate: number;
  context: StepContext;
}

/** Reads the whole script at once: its loudness is even, and its sentences flow. */
async function read({
  speech,
  script,
  voiceId,
  pronunciations,
  rate,
  context,
}: Reading): Promise<{ spoken: Speech; voices: SceneVoice[] }> {
  const { folder, signal } = context;
  const separator = script.language === 'zh-CN' ? '' : ' ';
  const { text, starts } = joinSpoken(
    script.scenes.map((scene) => scene.spoken.text),
    separator,
  );
  const { language } = script;
  const spoken = await speech.speak({ text, language, voiceId, rate, pronunciations, folder, signal });
  return { spoken, voices: sliceVoice({ words: spoken.words, starts, durationMs: spoken.durationMs }) };
}
