import type { LookId } from '@reelwright/contracts';
import type { Trade } from '@reelwright/product-kinds';
import { draw } from './draw.ts';
import { LOOKS_BY_TRADE } from './looks-by-trade.ts';

/**
 * Chooses a look that suits the product's trade. The same product and seed give the same look; each seed moves to the
 * next look, and products of one trade start at different ones.
 */
export function chooseLook(product: {
  name: string;
  /** The trade of the product's kind; a product of unknown kind gets a look that suits anything. */
  trade?: Trade | undefined;
  seed: number;
  /** Looks that are avoided as long as others remain. */
  except?: readonly LookId[];
}): LookId {
  const { name, trade = 'general', seed, except = [] } = product;
  const suiting = LOOKS_BY_TRADE[trade];
  const left = suiting.filter((id) => !except.includes(id));
  const more = LOOKS_BY_TRADE.general.filter((id) => !except.includes(id));
  const drawn = left.length > 0 ? left : more.length > 0 ? more : suiting;
  const first = Math.floor(draw(0, name) * drawn.length);
  const choice = drawn[(first + seed) % drawn.length];
  if (!choice) throw new Error('There is no look to choose from');
  return choice;
}
