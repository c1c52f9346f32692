import type { AdPlatform, Product } from '@reelwright/contracts';
import type { TextReader } from './refuse-forbidden.ts';

const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？])\s*/u;

/**
 * Returns the product of a page without the texts that the law or a platform forbids in an ad. Nobody typed them, so
 * they are left out instead of failing the ad; the name stays, since no ad can do without it.
 */
export async function leaveOutForbidden(
  product: Product,
  platforms: readonly AdPlatform[],
  { words, actor, signal }: TextReader,
): Promise<Product> {
  const { selling_points: points, description = '', reviews = [] } = product;
  const sentences = description.split(SENTENCE_END);
  const texts = [...points, ...sentences, ...reviews.map(({ quote }) => quote)];
  // The reasons are not shown, so their language does not matter.
  const options = { texts, platforms, language: 'en' as const };
  const forbidden = new Set(await words.run('listForbidden', options, { owner: actor, signal }));
  if (forbidden.size === 0) return product;
  const isAllowed = (text: string): boolean => !forbidden.has(text);
  return {
    ...product,
    selling_points: points.filter(isAllowed),
    ...(product.description === undefined ? {} : { description: sentences.filter(isAllowed).join(' ') }),
    ...(product.reviews === undefined ? {} : { reviews: reviews.filter(({ quote }) => isAllowed(quote)) }),
  };
}
