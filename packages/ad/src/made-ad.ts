import type { AdRatio, LookId, Product, Script } from '@reelwright/contracts';
import type { AdMaterial } from './ad-material.ts';
import { chooseLooks } from './choose-looks.ts';
import { type AdInput, listVariantSettings, settingsOfVariant } from './variant-settings.ts';

/** What is made for one variant before its timeline: everything that its settings do not say. */
export interface MadeAd
  extends Pick<AdMaterial, 'voice' | 'otherVoices' | 'voices' | 'lengthMs' | 'images' | 'logo' | 'music' | 'audio'> {
  product: Product;
  script: Script;
  /** Why the ad has no drawn scenes; left out if it has some, and by ads made before there were any. */
  noScenes?: NoScenes | undefined;
}

/**
 * Why an ad has no drawn scenes: they were switched off; the look has sets of its own; products of the kind lie, hang or
 * are worn; no image shows a whole product that surely was cut out and stands; its colour is that of all suitable scenes; drawing
 * one failed.
 */
export const NO_SCENES = ['off', 'look', 'kind', 'cut_out', 'color', 'failed'] as const;
export type NoScenes = (typeof NO_SCENES)[number];

/** The variant of an input that a timeline is of. */
export interface VariantPlace {
  /** Of the whole task. */
  seed: number;
  /** From 0. */
  variant: number;
}

/** Returns the part of an input that a variant's timeline depends on. */
export function timelineSettingsOf(input: AdInput, { seed, variant }: VariantPlace) {
  const { language, ratio, resolution, subtitles, cta_sticker: ctaSticker } = input;
  const { scenes, seed: own } = settingsOfVariant(input, { seed, variant });
  return {
    language,
    ratio,
    resolution,
    subtitles,
    ctaSticker,
    captionStyle: input.caption_style,
    fonts: input.fonts,
    legalLine: input.legal_line,
    scenes,
    seed: own,
    // Each variant gets a different look.
    looks: listVariantSettings(input, seed).map(({ look, seed: each }) => ({ look, seed: each })),
  };
}
export type TimelineSettings = ReturnType<typeof timelineSettingsOf>;

/** Joins what was made for a variant with its settings: all that its timeline is built from. */
export function toMaterial(
  { noScenes: _noScenes, ...made }: MadeAd,
  { looks, ...settings }: TimelineSettings,
  variant: number,
): AdMaterial {
  return { ...made, ...settings, look: lookOf({ looks }, made.product, variant) };
}

/** Returns the look of a variant. */
export function lookOf(
  { looks }: Pick<TimelineSettings, 'looks'>,
  product: Product,
  variant: number,
): LookId | undefined {
  return chooseLooks(looks, product)[variant];
}

/** A made ad as it travels to a browser, with what it was made for. */
export interface MadeVariant extends VariantPlace {
  made: MadeAd;
  settings: Pick<TimelineSettings, 'scenes'> & { ratio: AdRatio; look: LookId | undefined };
  /** The piece of music that was asked for. */
  wantedMusic: AdInput['music'];
}
