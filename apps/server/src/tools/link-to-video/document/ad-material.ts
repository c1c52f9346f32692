import type {
  AdLanguage,
  AdRatio,
  AdResolution,
  AdScene,
  CaptionStyleName,
  ImageRef,
  LookId,
  Product,
  Script,
} from '@reelwright/contracts';
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
  /** What it was made from. */
  ref?: ImageRef;
  /** Only for a scene that asks for it; none of the product's own. */
  isExtra?: boolean;
  /** Only of a film. */
  film?: AdFilm;
}

/** All that an ad's timeline is built from. */
export interface AdMaterial {
  product: Product;
  script: Script;
  /** The voice-over: one file, and where several people speak one more for each. */
  voice: { key: string; durationMs: number };
  otherVoices?: readonly { key: string; durationMs: number }[];
  /** Which part of it each scene of the script says, in order. */
  voices: SceneVoice[];
  pictures: AdPicture[];
  logo: { key: string; width: number; height: number } | null;
  /** With its beats, onto which the cuts go where the voice lets them. */
  music: { key: string; durationMs: number; beatsMs: number[]; barsMs: number[] } | null;
  language: AdLanguage;
  ratio: AdRatio;
  resolution: AdResolution;
  /** What is fixed of the script's scenes, in their order. */
  scenes?: readonly AdScene[] | undefined;
  /** The look's own where left out. */
  captionStyle?: CaptionStyleName | undefined;
  lengthMs: number;
  subtitles: boolean;
  ctaSticker: boolean;
  /** Chosen to suit the product where left out. */
  look: LookId | undefined;
  seed: number;
}
