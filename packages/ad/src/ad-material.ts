import type { CutOutFacts, Foot, Region } from './material-facts.ts';
import type {
  AdLanguage,
  AdRatio,
  AdResolution,
  AdScene,
  CaptionStyleName,
  EffectId,
  ImageRef,
  LookId,
  Product,
  Script,
} from '@reelwright/contracts';
import type { Media } from '@reelwright/timeline';
import type { EffectCharacter } from './list-effects.ts';
import type { ScenePlan } from './scene-plan.ts';
import type { SceneVoice } from './slice-voice.ts';

/** A film that stands for a picture. */
export interface AdFilm {
  media: Extract<Media, { kind: 'video' }>;
  /** Where the parts worth showing start, in ticks, the best first. */
  parts: number[];
}

/** A subject cut out of its photo: a picture with transparency, trimmed. Ads from before `cutBy` and `ground` have whole products. */
export interface AdCutOut extends Partial<CutOutFacts> {
  /** Where it is stored. */
  key: string;
  width: number;
  height: number;
  /** Where it lies in the photo. */
  region: Region;
  /** Share of its box that is opaque. */
  fill: number;
  /** On which it stands; null for what does not. Left out by ads from before lit sets. */
  feet?: readonly Foot[] | null;
}

/** A photo carried on beyond its edges to fill the ad's canvas. */
export interface AdExtension {
  /** Where it is stored. */
  key: string;
  width: number;
  height: number;
  /** Where the photo lies in it. */
  region: Region;
  /** The one colour of what lies above the photo, and where that ends, in fractions of the height. */
  above?: { color: string; until: number };
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
  /** Whether anything of it is transparent. Left out, as all up to `details`, by ads from before cut-outs. */
  hasAlpha?: boolean;
  /** The subject alone, where its mask is certain. */
  cutOut?: AdCutOut;
  /** Of a photo whose subject is not cut out, or is a person or a scene. */
  extended?: AdExtension;
  /** Whether it shows a person, a room or a world around the product. */
  isScene?: boolean;
  /** Of the product itself, `#rrggbb`. */
  subjectColor?: string;
  /** Parts worth a close-up, best first. */
  details?: Region[];
  /** What it was made from. */
  ref?: ImageRef;
  /** Only for a scene that asks for it; none of the product's own. */
  isExtra?: boolean;
  /** Only of a film. */
  film?: AdFilm;
}

/** An effect as a file of the task, measured: when it is first heard at its level, and when it is loudest. */
export interface AdEffect {
  id: EffectId;
  key: string;
  durationMs: number;
  onsetMs: number;
  peakMs: number;
}

/** The scenes laid onto the beats of the music that was composed for them, and the effects that go with it. */
export interface AdSound {
  scenes: ScenePlan[];
  /** When the final chord falls. */
  endingMs: number;
  character: EffectCharacter;
  effects: AdEffect[];
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
  /** With its beats, on which the cuts lie. */
  music: { key: string; durationMs: number; beatsMs: number[]; barsMs: number[] } | null;
  /** How cuts, music and effects go together; left out where the ad has no music. */
  sound?: AdSound | undefined;
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
