import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SpokenWord } from '@reelwright/ad';
import { type CaptionCue, writeSrt, writeVtt } from '@reelwright/captions';
import type { SpeechCaptions, SpeechLanguage } from '@reelwright/contracts';
import { planCaptions } from './plan-captions.ts';
import type { Speech, SpeechEngine, SpeechRequest } from './speech.ts';

/** A long text has as many words as characters: copying, storing and reading them would hold the event loop. */
export interface SpokenFiles extends Pick<Speech, 'wavPath' | 'durationMs'> {
  /** The words as JSON, in a file beside the audio. */
  wordsPath: string;
}

export interface CaptionsRequest {
  text: string;
  language: SpeechLanguage;
  /** Names with their own pronunciation; never divided. */
  names: readonly string[];
  durationMs: number;
  wordsPath: string;
  formats: readonly SpeechCaptions[];
  signal: AbortSignal;
}

/** Speaks texts of any length, whose words stay in files. */
export interface LongSpeech {
  /** Same as `speak` of a speech engine. */
  speakToFiles(request: SpeechRequest): Promise<SpokenFiles>;
  /** Returns the captions of a spoken text in each format, in the order of the formats. */
  writeCaptions(request: CaptionsRequest): Promise<string[]>;
}

const WRITERS: Readonly<Record<SpeechCaptions, (cues: readonly CaptionCue[]) => string>> = {
  srt: writeSrt,
  vtt: writeVtt,
};

/** Does the work in the thread that calls it. */
export function createLongSpeech(speech: Pick<SpeechEngine, 'speak'>): LongSpeech {
  return {
    async speakToFiles(request) {
      const { wavPath, durationMs, words } = await speech.speak(request);
      const wordsPath = path.join(request.folder, 'words.json');
      await writeFile(wordsPath, JSON.stringify(words));
      return { wavPath, wordsPath, durationMs };
    },
    async writeCaptions({ text, language, wordsPath, formats, names, durationMs }) {
      // The file was written by `speakToFiles`.
      const words = JSON.parse(await readFile(wordsPath, 'utf8')) as SpokenWord[];
      const cues = planCaptions({ text, language }, { words, names, durationMs });
      return formats.map((format) => WRITERS[format](cues));
    },
  };
}
