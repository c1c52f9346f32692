import type { CutOutFacts, Foot, OutlineBand, Region } from './material-facts.ts';
import type {
  AdLanguage,
  AdRatio,
  AdResolution,
  AdScene,
  BrandFonts,
  CaptionStyleName,
  EffectId,
  ImageRef,
  LookId,
  Product,
  Script,
} from '@reelwright/contracts';
import type { Tones } from '@reelwright/looks';
import type { Media } from '@reelwright/timeline';
import type { EffectCharacter } from './list-effects.ts';
import type { ScenePlan } from './scene-plan.ts';
import type { SceneVoice } from './slice-voice.ts';

/** The video behind an image entry. */
export interface AdVideo {
  media: Extract<Media, { kind: 'video' }>;
  /** Starts of the parts worth showing, in ticks, best first. */
  parts: number[];
}

/**
 * A subject cut out of its photo: a trimmed image with transparency. Ads made before `cutBy` and `ground` existed have
 * whole products.
 */
export interface AdCutOut extends Partial<CutOutFacts> {
  /** Storage key. */
  key: string;
  width: number;
  height: number;
  /** Position in the photo. */
  region: Region;
  /** Opaque share of its box. */
  fill: number;
  /** Feet that it stands on; null if it cannot stand. Left out by ads made before lit sets. */
  feet?: readonly Foot[] | null;
  /** Its ends in bands of equal height, from the top down. Left out by ads made before texts kept off products. */
  outline?: readonly OutlineBand[];
}

/** A photo extended beyond its edges to fill the ad's canvas. */
export interface AdExtension {
  /** Storage key. */
  key: string;
  width: number;
  height: number;
  /** Position of the photo in it. */
  region: Region;
  /** The plain colour above the photo, and where that ends, in fractions of the height. */
  above?: { color: string; until: number };
}

/** A drawn scene around a cut-out: its shadow and reflection, without the product itself. */
export interface AdImageScene {
  /** Storage key. */
  key: string;
  width: number;
  height: number;
  /** Where the cut-out stands, in fractions of it. */
  place: Region;
  /** Mean colour where texts stand, `#rrggbb`. */
  wall: string;
  /** Whether nothing stands to the left of the product. */
  isClearBeside: boolean;
  /** Its colours there; null where it is busy. */
  calm: { color: string; darkest: string; lightest: string } | null;
  /** The ready scene that was drawn. */
  sceneId: string;
}

/** An image or a video of the product, with its analysis. */
export interface AdImage {
  /** Storage key. */
  key: string;
  width: number;
  height: number;
  subject: Region;
  faces: Region[];
  /** `#rrggbb`, if the subject stands before one colour. */
  plainBackground: string | null;
  palette: string[];
  /** Whether any of it is transparent. Ads made before cut-outs leave out this field and all fields up to `details`. */
  hasAlpha?: boolean;
  /** The subject alone, if its mask is certain. */
  cutOut?: AdCutOut;
  /** Only for a cut-out that stands, in an ad with scenes. */
  scene?: AdImageScene;
  /** Only for a photo whose subject is not cut out, or is a person or a scene. */
  extended?: AdExtension;
  /** Whether it shows a person, a room or surroundings of the product. */
  isScene?: boolean;
  /** Whether it is a drawing of texts and shapes, such as a logo or a size chart. */
  isGraphic?: boolean;
  /** Whether somebody wrote on it, beside the product: measures, or the names of parts. */
  hasLettering?: boolean;
  /** Whether it is several pictures side by side. Ads made before collages were told leave it out. */
  isCollage?: boolean;
  /** Whether something before an even background, such as a person, crosses its upper edge. */
  crossesTop?: boolean;
  /** Mean colour of its upper edge, `#rrggbb`. */
  topColor?: string;
  /** How light it is in each cell of a grid. Ads made before it was measured leave it out. */
  tones?: Tones;
  /** Colour of the product itself, `#rrggbb`. */
  subjectColor?: string;
  /** Parts worth a close-up, best first. */
  details?: Region[];
  /** The original that it was made from. */
  ref?: ImageRef;
  /** Whether it is only for scenes that request it, and not one of the product's own images. */
  isExtra?: boolean;
  /** Only for a video. */
  video?: AdVideo;
}

/** A measured effect file of the task: when it reaches its level, and when it is loudest. */
export interface AdEffect {
  id: EffectId;
  key: string;
  durationMs: number;
  onsetMs: number;
  peakMs: number;
}

/** The scenes on the beats of the music composed for them, and the matching effects. */
export interface AdAudio {
  scenes: ScenePlan[];
  /** When the final chord sounds. */
  endingMs: number;
  character: EffectCharacter;
  effects: AdEffect[];
}

/** Everything that an ad's timeline is built from. */
export interface AdMaterial {
  product: Product;
  script: Script;
  /** The voice-over: one file, and with several speakers one more for each. */
  voice: { key: string; durationMs: number };
  otherVoices?: readonly { key: string; durationMs: number }[];
  /** The part of the voice-over for each scene of the script, in order. */
  voices: SceneVoice[];
  images: AdImage[];
  logo: { key: string; width: number; height: number } | null;
  /** With its beats, which the cuts lie on. */
  music: { key: string; durationMs: number; beatsMs: number[]; barsMs: number[] } | null;
  /** How cuts, music and effects match; left out if the ad has no music. */
  audio?: AdAudio | undefined;
  language: AdLanguage;
  ratio: AdRatio;
  resolution: AdResolution;
  /** The user's fixed choices for the script's scenes, in order. */
  scenes?: readonly AdScene[] | undefined;
  /** The look's own style if left out. */
  captionStyle?: CaptionStyleName | undefined;
  lengthMs: number;
  subtitles: boolean;
  ctaSticker: boolean;
  /** The brand's fonts, in place of the look's. */
  fonts?: BrandFonts | undefined;
  /** Shown on the last scene. */
  legalLine?: string | undefined;
  /** Chosen to suit the product if left out. */
  look: LookId | undefined;
  seed: number;
}
