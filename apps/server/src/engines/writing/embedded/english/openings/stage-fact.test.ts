import { describe, expect, test } from 'vitest';
import { readClause } from '../clause/read-clause.ts';
import { spellOut } from '../text/spell-out.ts';
import { stageFact } from './stage-fact.ts';

/** The openings of a point, with a plain name and as of one thing. */
function listOpenings(point: string): string[] {
  const reading = readClause(spellOut(point));
  return reading === null
    ? []
    : stageFact(reading).map(({ text }) =>
        text
          .replaceAll(/\{([^{}/]*)\/[^{}]*\}/g, '$1')
          .replace(/(?: (?:Meet|Here's|this is))? \{branded\}\.$/i, '')
          .replaceAll('{branded}', 'the Acme')
          .replaceAll('{one_kind}', 'kettle'),
      );
}

describe('an opening made of the parts of a fact', () => {
  test.each([
    ["waistband doesn't roll when you bend", 'Waistband rolling when you bend? Not'],
    ["legs don't feel heavy after 12 hour shift", 'Heavy legs after a 12-hour shift? Not'],
    ['rail stops jars from sliding off', 'Jars sliding off? Not with this rail.'],
    ['corner straps stop it from sliding', 'Sliding? Not with these corner straps.'],
    ["spout pours slow so coffee doesn't get bitter", 'Bitter coffee? The spout pours slow.'],
    ['lid hides the mess', 'The mess? The lid hides it.'],
    ['survives drop from table', 'A drop from the table? the Acme survives it.'],
    ["rock plate so you don't feel sharp stones", 'Feeling sharp stones? Not with this rock plate.'],
  ])('"%s" asks for the trouble: "%s"', (point, opening) => {
    expect(listOpenings(point).some((text) => text.startsWith(opening))).toBe(true);
  });

  test.each([
    ['40,000 strokes a minute lift plaque', '40,000 strokes. Every minute.'],
    ['covers half an acre', 'Half an acre. Covered.'],
    ['clips on in 2 minutes', '2 minutes to clip on.'],
    ['one refill lasts 12 hours', '12 hours on one refill.'],
    ['four shelves hold 32 jars', '32 jars. Four shelves.'],
    ['fluffy rice in 25 minutes', '25 minutes to fluffy rice.'],
  ])('"%s" puts its amount first: "%s"', (point, opening) => {
    expect(listOpenings(point)).toContain(opening);
  });

  test.each([
    ['rim goes from 3.5 to 6.5 ft as kids grow', '3.5 ft now. 6.5 ft as kids grow.'],
    ['gel stays soft right from freezer', 'Right from your freezer. Still soft.'],
    ['goes from stovetop to oven to campfire', 'Stovetop. Oven. Campfire.'],
    ['soaks off, no scraping', 'No scraping. It soaks off.'],
    ['no flicker on long study nights', 'Long study nights. No flicker.'],
    ['hose it down and it dries in minutes', 'Hose it down. It dries in minutes.'],
    ["clamps won't spark if you mix up colors", "Mix up colors? Clamps won't spark."],
    ['shuts off if it runs dry', 'Runs dry? It shuts off.'],
    ["partner rolls over, you don't feel it", "Your partner rolls over? You don't feel it."],
  ])('"%s" sets its halves against each other: "%s"', (point, opening) => {
    expect(listOpenings(point)).toContain(opening);
  });

  test.each(['remembers last setting', 'speed dial goes low for patio', "hands don't smell after"])(
    '"%s" is staged in no way',
    (point) => {
      expect(listOpenings(point)).toEqual([]);
    },
  );
});
