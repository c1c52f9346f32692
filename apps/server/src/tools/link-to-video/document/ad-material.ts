import type { AdLanguage, AdRatio, AdResolution, LookId, Product, Script } from '@reelwright/contracts';
import type { Media } from '@reelwright/timeline';
import type { Region } from '#src/engines/vision/vision.ts';
import type { SceneVoice } from './slice-voice.ts';

/** A film that stands for a picture. */
export interface AdFilm {
  media: Extract<Media, { kind: 'video' }>;
  /** Where the parts worth showing start, in ticks, the best first. */
  parts: number[];
}

/** A picture or a film of the product as it is, with what was found in it. */
export interface AdPicture {
  /** Where it is stored. */
  key: string;
  width: number;
  height: number;
  subject: Region;
  faces: Region[];
  /** `#rrggbb`, where the subject stands before one colour. */
  plainBackground: string | null;
  palette: string[];
  /** Only of a film. */
  film?: AdFilm;
}

/** All that an ad's timeline is built from. */
export interface AdMaterial {
  product: Product;
  script: Script;
  /** The voice-over: one file. */
  voice: { key: string; durationMs: number };
  /** Which part of it each scene of the script says, in order. */
  voices: SceneVoice[];
  pictures: AdPicture[];
  logo: { key: string; width: number; height: number } | null;
  /** With its beats, onto which the cuts go where the voice lets them. */
  music: { key: string; durationMs: number; beatsMs: number[]; barsMs: number[] } | null;
  language: AdLanguage;
  ratio: AdRatio;
  resolution: AdResolution;
  lengthMs: number;
  subtitles: boolean;
  ctaSticker: boolean;
  /** Chosen to suit the product where left out. */
  look: LookId | undefined;
  seed: number;
}
