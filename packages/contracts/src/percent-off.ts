/** Smallest discount that is advertised: "2% off" makes a shop look mean. */
const SMALLEST_PERCENT_OFF = 5;

/**
 * Returns the whole percent by which a price is below the former one, or null if it is too small to advertise. Rounded
 * down, unless the first decimal already rounds to the next percent: 24.97 is "25.0 %" everywhere else, so it is 25;
 * 24.9 is 24. An ad thus promises at most 0.05 percentage points more than the shop gives.
 */
export function percentOff({
  price,
  original_price: original,
}: {
  price?: number | undefined;
  original_price?: number | undefined;
}): number | null {
  if (price === undefined || original === undefined || original <= price) return null;
  const percent = Math.floor(Math.round((1000 * (original - price)) / original) / 10);
  return percent >= SMALLEST_PERCENT_OFF ? percent : null;
}
