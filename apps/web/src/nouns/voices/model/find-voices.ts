import type { SpeechLanguage, Voice } from '@reelwright/contracts';

interface VoiceSearch {
  language: SpeechLanguage;
  /** Words that all have to occur, in any order; empty finds everybody. */
  words: string;
  /** What the screen says of a voice, in the reader's language. */
  describe(voice: Voice): string;
}

/** Voices of a language by name and traits. */
export function findVoices(voices: readonly Voice[], { language, words, describe }: VoiceSearch): Voice[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return voices.filter((voice) => {
    if (voice.language !== language) return false;
    // A word begins as it is typed: "male" does not find "female". Chinese has no such borders.
    const said = ` ${voice.name} ${describe(voice)}`.toLowerCase();
    return wanted.every((word) => said.includes(/^[a-z]/.test(word) ? ` ${word}` : word));
  });
}
