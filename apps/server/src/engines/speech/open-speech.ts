import type { Settings } from '../../platform/settings/settings.ts';
import { createWordAligner } from './alignment/align-words.ts';
import { createEmbeddedSpeechEngine } from './embedded/embedded-speech-engine.ts';
import type { SpeechEngine } from './speech.ts';
import { runProgram } from '../../platform/process/run-program.ts';

export interface OpenSpeech {
  speech: SpeechEngine;
  close(): Promise<void>;
}

/**
 * The embedded voices; with a speech model its voices stand before them. The SDK is loaded only where it is needed.
 * Throws StartupError for a model that can't be reached as configured.
 */
export async function openSpeech({
  speechModel,
  speechVoices,
  modelAccesses,
}: Pick<Settings, 'speechModel' | 'speechVoices' | 'modelAccesses'>): Promise<OpenSpeech> {
  const embedded = createEmbeddedSpeechEngine({ runProgram });
  if (speechModel === undefined) return { speech: embedded, close: () => embedded.close() };
  const [{ openSpeechModel }, { createModelSpeechEngine }] = await Promise.all([
    import('../../platform/models/open-model.ts'),
    import('./providers/model-speech-engine.ts'),
  ]);
  const model = createModelSpeechEngine({
    id: speechModel,
    model: openSpeechModel(speechModel, modelAccesses),
    voices: speechVoices,
    aligner: createWordAligner({ reference: embedded.reference, runProgram }),
    runProgram,
  });
  const isModels = new Set(model.voices().map(({ id }) => id));
  return {
    speech: {
      id: `${model.id}+${embedded.id}`,
      voices: () => [...model.voices(), ...embedded.voices()],
      listDefaultVoices(language) {
        const own = model.voices().filter((voice) => voice.language === language);
        return own.length > 0 ? own : (embedded.listDefaultVoices?.(language) ?? []);
      },
      warm: () => embedded.warm(),
      speak: (request) => (isModels.has(request.voiceId) ? model : embedded).speak(request),
    },
    close: () => embedded.close(),
  };
}
