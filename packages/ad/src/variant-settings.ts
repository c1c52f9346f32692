import type { AdVariant, UrlToVideoInput } from '@reelwright/contracts';
import { deriveSeed } from '@reelwright/seeded-random';

/** The input of every tool that makes ads; a link is only one source of a product. */
export type AdInput = UrlToVideoInput;

/** The settings of one variant. */
export type VariantSettings = Omit<AdInput, 'seed' | 'variants' | 'count'> & { seed: number };

type Given = { [Key in keyof AdVariant]?: Exclude<AdVariant[Key], undefined> };

/** Merges a variant's own settings over those of all variants. */
export function settingsOfVariant(
  input: AdInput,
  { seed, variant }: { seed: number; variant: number },
): VariantSettings {
  const { variants, count: _count, seed: _seed, scenes, ...shared } = input;
  const own: AdVariant = variants?.[variant] ?? {};
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as Given;
  // Scenes belong to their script: a variant with its own script gets none of the shared scenes.
  const kept = given.script ? undefined : scenes;
  return { ...shared, ...(kept ? { scenes: kept } : {}), ...given, seed: given.seed ?? deriveSeed(seed, variant) };
}

/** Lists the settings of all variants, in order. */
export function listVariantSettings(input: AdInput, seed: number): VariantSettings[] {
  return Array.from({ length: input.count }, (_none, variant) => settingsOfVariant(input, { seed, variant }));
}
