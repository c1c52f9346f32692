import { isDeepStrictEqual } from 'node:util';
import type { AdLanguage, AdScene, Product, PronunciationRule, Script } from '@reelwright/contracts';
import type { Speech, SpeechEngine } from '#src/engines/speech/speech.ts';
import { AppError } from '#src/app-error.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import type { FindPronunciations } from '#src/runner/tool.ts';
import {
  chooseSpeaker,
  joinSpoken,
  listSpokenScenes,
  planScenes,
  rateToFit,
  rateToFitAgain,
  type SceneVoice,
  settingsOfVariant,
  shortestAdMs,
  sliceVoice,
  sumSpoken,
  tradeOf,
} from '@reelwright/ad';
import { defineStep, scriptOf } from './results.ts';

/** Rate at which a script written for a length usually fits it at once, with some air between its scenes. */
const FIRST_RATE: Record<AdLanguage, number> = { en: 1.13, 'zh-CN': 1.12 };

interface SpeakDependencies {
  speech: SpeechEngine;
  findPronunciations: FindPronunciations;
}

/**
 * Speaks the script. A first reading measures its duration; if that misses the ad's length, the script is read again at
 * the rate that fits, within what sounds natural, and a third time if it is still too long.
 */
export function createSpeakStep({ speech, findPronunciations }: SpeakDependencies) {
  return defineStep({
    name: 'speak',
    weight: 3,
    isPerVariant: true,
    after: ['read_product', 'write_script'],
    reads({ input, seed, variant }): SpeakSettings {
      const { language, voice, scenes, seed: own, length_s: lengthS } = settingsOfVariant(input, { seed, variant });
      return {
        language,
        voice,
        scenes: scenes?.map(({ voice: speaker, min_duration_ms }) => ({ voice: speaker, min_duration_ms })),
        seed: own,
        wantedMs: lengthS * 1000,
      };
    },
    /** Outdated if its owner's pronunciations have changed since. */
    async isCurrent({ pronunciations, language }, actor) {
      return language !== undefined && isDeepStrictEqual(pronunciations, await findPronunciations(actor, language));
    },
    async run(settings, { read_product: { product }, write_script }, context) {
      const script = scriptOf(write_script, context.variant);
      const speakers = listSpeakers(speech, { script, settings, product });
      const { wantedMs } = settings;
      const firstRate = FIRST_RATE[script.language];
      const time = (voices: readonly SceneVoice[]) => listSpokenScenes(script, voices, settings.scenes);
      const pronunciations = await findPronunciations(context.actor, script.language);
      const reading = { speech, script, speakers, pronunciations, context };
      const firstReading = await read({ ...reading, rate: firstRate });
      context.progress(0.5);
      const { voices: firstVoices } = firstReading;
      const rate = rateToFit({ scenes: time(firstVoices), voices: firstVoices, firstRate, wantedMs });
      const fitted = rate === firstRate ? firstReading : await read({ ...reading, rate });
      // Pauses between sentences do not scale with the rate: a script that is still too long is read once more, at a
      // rate computed from both readings.
      const again = rateToFitAgain(
        { rate: firstRate, spokenMs: sumSpoken(firstVoices) },
        { rate, spokenMs: sumSpoken(fitted.voices) },
        shortestAdMs(time(fitted.voices)) - wantedMs,
      );
      const { readings, voices } = again === undefined ? fitted : await read({ ...reading, rate: again });
      const stored = [];
      for (const [index, { wavPath, durationMs }] of readings.entries()) {
        const key = `${context.workPrefix}voice${index === 0 ? '' : `-${index}`}.wav`;
        await context.storage.putFile(key, wavPath, 'audio/wav');
        stored.push({ key, durationMs });
      }
      const [voice, ...otherVoices] = stored;
      if (!voice) throw new AppError('SPEECH_FAILED');
      const lengthMs = planScenes(time(voices), wantedMs).durationMs;
      return { voice, otherVoices, voices, pronunciations, language: script.language, lengthMs };
    },
  });
}

/** Settings that the voice-over depends on, beside the script. */
interface SpeakSettings {
  language: AdLanguage;
  voice: string | undefined;
  scenes: Pick<AdScene, 'voice' | 'min_duration_ms'>[] | undefined;
  seed: number;
  wantedMs: number;
}

interface Cast {
  script: Script;
  settings: SpeakSettings;
  product: Product;
}

/** Returns the speaker of each scene, by id. Throws INVALID_INPUT if a voice is unknown or speaks another language. */
function listSpeakers(speech: SpeechEngine, { script, settings, product }: Cast): string[] {
  const { language, seed } = settings;
  const voices = speech.voices().filter((voice) => voice.language === language);
  const chosen = chooseSpeaker(speech.listDefaultVoices?.(language) ?? voices, {
    product,
    trade: tradeOf(product),
    seed,
  });
  const find = (wanted: string | undefined): string => {
    const voice = wanted === undefined ? chosen : voices.find(({ id }) => id === wanted);
    if (!voice)
      throw new AppError('INVALID_INPUT', { field: { field: ['voice'] }, problem: { message: 'voice_unknown' } });
    return voice.id;
  };
  return script.scenes.map((_scene, index) => find(settings.scenes?.[index]?.voice ?? settings.voice));
}

interface Reading {
  speech: SpeechEngine;
  script: Script;
  speakers: readonly string[];
  pronunciations: readonly PronunciationRule[];
  rate: number;
  context: StepContext;
}

/** Reads all lines of one speaker at once: the loudness is even, and the sentences flow. */
async function read({
  speech,
  script,
  speakers,
  pronunciations,
  rate,
  context,
}: Reading): Promise<{ readings: Speech[]; voices: SceneVoice[] }> {
  const { folder, signal, runHeavy } = context;
  const separator = script.language === 'zh-CN' ? '' : ' ';
  const { language } = script;
  const readings: Speech[] = [];
  const voices: SceneVoice[] = script.scenes.map(() => ({ startMs: 0, durationMs: 0, words: [] }));
  const isHeard = script.scenes.map(({ spoken }) => spoken.text.trim() !== '');
  for (const voiceId of new Set(speakers)) {
    const places = [...speakers.keys()].filter((index) => speakers[index] === voiceId && isHeard[index]);
    if (places.length === 0) continue;
    const { text, starts } = joinSpoken(
      places.map((index) => script.scenes[index]?.spoken.text ?? ''),
      separator,
    );
    const request = { text, language, voiceId, rate, pronunciations, folder, signal };
    const spoken = await runHeavy('speech', () => speech.speak(request));
    const slices = sliceVoice({ words: spoken.words, starts, durationMs: spoken.durationMs });
    const reading = readings.push(spoken) - 1;
    for (const [slice, place] of places.entries()) {
      const voice = slices[slice];
      if (voice) voices[place] = reading === 0 ? voice : { ...voice, reading };
    }
  }
  return { readings, voices };
}
