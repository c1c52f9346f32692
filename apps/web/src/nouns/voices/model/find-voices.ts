import type { SpeechLanguage, Voice } from '@reelwright/contracts';

interface VoiceSearch {
  language: SpeechLanguage;
  /** Words that must all occur, in any order; empty matches every voice. */
  words: string;
  /** Returns a voice's description in the user's language. */
  describe(voice: Voice): string;
}

/** Finds voices of a language by name and traits. */
export function findVoices(voices: readonly Voice[], { language, words, describe }: VoiceSearch): Voice[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return voices.filter((voice) => {
    if (voice.language !== language) return false;
    // Matches beginnings of words: "male" does not find "female". Chinese has no word boundaries.
    const said = ` ${voice.name} ${describe(voice)}`.toLowerCase();
    return wanted.every((word) => said.includes(/^[a-z]/.test(word) ? ` ${word}` : word));
  });
}
