import type { Voice } from '@reelwright/contracts';
import type { SpeechEngine } from '../speech.ts';
import { findNaturalPrograms, type NaturalPrograms } from './natural/find-programs.ts';
import { type EmbeddedVoice, listDefaultVoices, listUsableVoices } from './voices.ts';

const toPlainVoice = ({ timbre: _timbre, natural: _natural, ...voice }: EmbeddedVoice): Voice => voice;

/** The voices of the embedded engine on this machine, without what speaks them, which is slow to load. */
export interface EmbeddedVoices extends Required<Pick<SpeechEngine, 'id' | 'voices' | 'listDefaultVoices'>> {
  usable: readonly EmbeddedVoice[];
  toPlainVoice(voice: EmbeddedVoice): Voice;
}

export function listEmbeddedVoices(programs: NaturalPrograms = findNaturalPrograms()): EmbeddedVoices {
  const usable = listUsableVoices(programs);
  return {
    id: 'embedded-speech',
    usable,
    toPlainVoice,
    voices: () => usable.map(toPlainVoice),
    listDefaultVoices: (language) => listDefaultVoices(usable, language).map(toPlainVoice),
  };
}
