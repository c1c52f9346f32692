export { adaptMadeAd } from './adapt-made-ad.ts';
export type { AdEffect, AdMaterial, AdImage, AdImageScene, AdAudio } from './ad-material.ts';
export { toBrandLook } from './brand-look.ts';
export { buildAd, type BuiltAd, toLookImage } from './build-document.ts';
export { chooseLooks } from './choose-looks.ts';
export { chooseMood } from './choose-mood.ts';
export { chooseSpeaker } from './choose-speaker.ts';
export { chooseTempo, planForm } from './choose-tempo.ts';
export { describeRating } from './describe-rating.ts';
export { characterOf } from './list-effects.ts';
export type {
  CutOutFacts,
  Foot,
  MusicForm,
  OutlineBand,
  PhotoEdge,
  Region,
  SpokenWord,
  TempoChoice,
} from './material-facts.ts';
export { listStanding } from './list-standing.ts';
export { chooseEffects, listChosenEffects } from './plan-effects.ts';
export {
  lookOf,
  type MadeAd,
  type MadeVariant,
  NO_SCENES,
  type NoScenes,
  timelineSettingsOf,
  toMaterial,
} from './made-ad.ts';
export { planScenes, shortestAdMs } from './plan-scenes.ts';
export { rateToFit, rateToFitAgain, sumSpoken } from './rate-to-fit.ts';
export { repeatsLine } from './repeats-line.ts';
export type { SpokenScene } from './scene-plan.ts';
export {
  type ElementPlace,
  findElement,
  canRotate,
  isFramed,
  listShownElements,
  type SeenClip,
  type ShownElement,
} from './scene-elements.ts';
export { shortName } from './short-name.ts';
export { joinSpoken, type SceneVoice, sliceVoice } from './slice-voice.ts';
export { listSpokenScenes } from './spoken-scenes.ts';
export { kindOf, tradeOf } from './product-kind.ts';
export { type AdInput, listVariantSettings, settingsOfVariant, type VariantSettings } from './variant-settings.ts';
