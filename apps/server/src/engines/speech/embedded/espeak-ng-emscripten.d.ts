declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakRawEvent {
    type: string;
    /** In Unicode characters, from 1. */
    text_position: number;
    word_length: number;
    /** In milliseconds. */
    audio_position: number;
    id: string | number | undefined;
  }

  export interface EspeakWorker {
    /** 0 when the voice exists. */
    set_voice(name: string, language: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    /** Calls back with the samples in pieces; `true` stops it. */
    synthesize(text: string, onAudio: (samples: Int16Array, events: EspeakRawEvent[]) => boolean): void;
  }

  export interface EspeakModule {
    eSpeakNGWorker: new () => EspeakWorker;
  }

  export default function load(): Promise<EspeakModule>;
}
