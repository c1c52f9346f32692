import type { AdVariant, UrlToVideoInput } from '@reelwright/contracts';
import { deriveSeed } from '@reelwright/seeded-random';

/** What every tool that makes an ad is given; a link is only one of its ways to a product. */
export type AdInput = UrlToVideoInput;

/** What one variant is made with. */
export type VariantSettings = Omit<AdInput, 'seed' | 'variants' | 'count'> & { seed: number };

type Given = { [Key in keyof AdVariant]?: Exclude<AdVariant[Key], undefined> };

/** The values that are all variants' own, and over them what this one has for itself. */
export function settingsOfVariant(
  input: AdInput,
  { seed, variant }: { seed: number; variant: number },
): VariantSettings {
  const { variants, count: _count, seed: _seed, scenes, ...shared } = input;
  const own: AdVariant = variants?.[variant] ?? {};
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as Given;
  // Scenes belong to their script: another script has none of the shared ones.
  const kept = given.script ? undefined : scenes;
  return { ...shared, ...(kept ? { scenes: kept } : {}), ...given, seed: given.seed ?? deriveSeed(seed, variant) };
}

/** Those of all variants, in turn. */
export function listVariantSettings(input: AdInput, seed: number): VariantSettings[] {
  return Array.from({ length: input.count }, (_none, variant) => settingsOfVariant(input, { seed, variant }));
}
