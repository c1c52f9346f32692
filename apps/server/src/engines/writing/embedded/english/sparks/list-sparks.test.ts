import { describe, expect, test } from 'vitest';
import { listSparks } from './list-sparks.ts';

const sparkOf = (text: string, trade: 'beauty' | 'garden' = 'garden'): string | undefined =>
  listSparks({ text, inside: text.charAt(0).toLowerCase() + text.slice(1), form: { kind: 'listed' } }, trade)[0];

describe('an opening made of a fact', () => {
  test.each([
    [
      'Keeps leaves, herons and raccoons out of your pond',
      'Leaves, herons and raccoons in your pond? Not with {branded}.',
    ],
    ['No SLS, dyes or artificial flavors', 'No SLS. No dyes. No artificial flavors.'],
    ['No ink or toner needed ever', 'No ink or toner. Ever.'],
    ['No tools required', "Tools? You won't need any."],
    ['Tops up 8 car tires on one charge', '8 car tires. One charge.'],
    ['72 labels per minute at 203 DPI', '72 labels. One minute.'],
    ['Supports up to 500 lbs with a steel frame', '500 lbs? {branded} {supports/support} that.'],
    ['A simple whipped balm for dry, tight skin', 'Dry, tight skin?'],
    ['Keeps food hot for 5 hours or cold for 8', 'Hot for 5 hours. Cold for 8.'],
    ['Footrest for coasting', "Coasting. That's what the footrest is for."],
    ['See the rings of Saturn and craters on the moon', 'See the rings of Saturn and craters on the moon.'],
  ])('"%s" opens with what a listener would say', (fact, spark) => {
    expect(sparkOf(fact)).toBe(spark);
  });

  test('lists what is in goods that are used up, and in nothing else', () => {
    expect(sparkOf('Grass-fed tallow, organic jojoba oil, beeswax', 'beauty')).toBe(
      'Grass-fed tallow. Organic jojoba oil. Beeswax.',
    );
    expect(sparkOf('Grass-fed tallow, organic jojoba oil, beeswax')).toBeUndefined();
  });

  test.each(['Compatible with iPhone', 'Made in Canada', 'Ships in 3 days', 'Lasts up to 6 months'])(
    '"%s" makes none',
    (fact) => {
      expect(sparkOf(fact)).toBeUndefined();
    },
  );
});
