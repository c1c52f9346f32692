/** Returns the parts of an input that some variants are made of, where each part is a variant. */
export function pickVariants<Part>(parts: readonly Part[], variants: readonly number[]): Part[] {
  return parts.filter((_part, variant) => variants.includes(variant));
}
