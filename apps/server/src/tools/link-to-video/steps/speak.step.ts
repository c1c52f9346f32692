import type { UrlToVideoInput } from '@reelwright/contracts';
import type { Speech, SpeechEngine } from '../../../engines/speech/speech.ts';
import type { Script } from '../../../engines/writing/writing.ts';
import { AppError } from '../../../app-error.ts';
import type { StepContext, ToolStep } from '../../tool.ts';
import { planScenes, shortestAdMs } from '../document/plan-scenes.ts';
import { type StepResults, resultOf } from './step-results.ts';

/** Rates at which the voice still sounds natural. */
const SLOWEST = 0.88;
const FASTEST = 1.22;
/** A first reading this close to the length is kept. */
const GOOD_FIT = 0.03;
/** Time to spare that gaps and the end card take without feeling slow, as a share of the length. */
const COMFORTABLE_SPARE = 0.06;

/**
 * Speaks the script scene by scene. A first reading tells how long it takes; where that misses the ad's length, it is read
 * once more at the rate that fits, within what sounds natural.
 */
export function createSpeakStep({ speech }: { speech: SpeechEngine }): ToolStep<UrlToVideoInput> {
  return {
    name: 'speak',
    weight: 3,
    async run(input, results, context): Promise<StepResults['speak']> {
      const { script } = resultOf(results, 'write_script');
      const voiceId = chooseVoice(speech, input);
      const wantedMs = input.length_s * 1000;
      const firstReading = await speakScenes({ speech, script, voiceId, rate: 1, context, pass: 'first' });
      context.progress(0.5);
      const rate = rateToFit(script, firstReading, wantedMs);
      const reading =
        rate === 1 ? firstReading : await speakScenes({ speech, script, voiceId, rate, context, pass: 'fitted' });
      const voices = await Promise.all(
        reading.map(async (spoken, index) => {
          const key = `${context.workPrefix}voice-${index}.wav`;
          await context.storage.putFile(key, spoken.wavPath, 'audio/wav');
          return { key, durationMs: spoken.durationMs, words: spoken.words };
        }),
      );
      return { voices, lengthMs: planScenes(timed(script, reading), wantedMs).durationMs };
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

function timed(script: Script, reading: readonly Speech[]) {
  return script.scenes.map(({ role }, index) => ({ role, durationMs: reading[index]?.durationMs ?? 0 }));
}

function rateToFit(script: Script, reading: readonly Speech[], wantedMs: number): number {
  const shortestMs = shortestAdMs(timed(script, reading));
  const spokenMs = reading.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const pausesMs = shortestMs - spokenMs;
  const roomyMs = wantedMs * (1 - COMFORTABLE_SPARE);
  if (shortestMs <= wantedMs && shortestMs >= roomyMs - wantedMs * GOOD_FIT) return 1;
  const targetMs = shortestMs > wantedMs ? wantedMs : roomyMs;
  const rate = spokenMs / Math.max(1, targetMs - pausesMs);
  return Math.min(FASTEST, Math.max(SLOWEST, Math.round(rate * 100) / 100));
}

interface Reading {
  speech: SpeechEngine;
  script: Script;
  voiceId: string;
  rate: number;
  context: StepContext;
  pass: string;
}

async function speakScenes({ speech, script, voiceId, rate, context, pass }: Reading): Promise<Speech[]> {
  const spoken: Speech[] = [];
  for (const [index, scene] of script.scenes.entries()) {
    const folder = `${context.folder}/${pass}-${index}`;
    spoken.push(
      await speech.speak({
        text: scene.spoken,
        language: script.language,
        voiceId,
        rate,
        folder,
        signal: context.signal,
      }),
    );
  }
  return spoken;
}
