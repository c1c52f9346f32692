import { describe, expect, it } from 'vitest';
import { findEntailment } from './entailments.ts';

describe('what a feature means', () => {
  it.each([
    ['dishwasher safe', '{It goes in the dishwasher/They go in the dishwasher}.'],
    ['Dishwasher safe parts', 'The parts go in the dishwasher.'],
    [
      'microwave and dishwasher safe',
      '{It goes in the microwave and the dishwasher/They go in the microwave and the dishwasher}.',
    ],
    ['machine washable', '{It goes in the washing machine/They go in the washing machine}.'],
    ['removable cover', 'The cover comes off.'],
    ['removable battery', 'The battery comes out.'],
    ['adjustable straps', 'You adjust the straps.'],
    ['BPA free', 'No BPA.'],
    ['gluten-free and soy-free', 'No gluten and no soy.'],
    ['rust-resistant', '{It resists rust/They resist rust}.'],
    ['built-in grinder', 'A grinder is built in.'],
    ['3-year warranty', 'Covered for 3 years.'],
    ['12 light modes', '12 light modes to choose from.'],
    ['48 oz water tank', 'The water tank holds 48 oz.'],
    ['300 lb weight capacity', '{It holds up to 300 lb/They hold up to 300 lb}.'],
    ['up to 20 hours of battery life', 'Up to 20 hours on one charge.'],
  ])('"%s": %s', (feature, line) => {
    expect(findEntailment(feature)?.lines).toContain(line);
  });

  it.each(['stress-free', 'hands-free design', 'removable design', 'adjustable fit', 'foolproof', 'dishwasher'])(
    'nothing certain follows from "%s"',
    (feature) => {
      expect(findEntailment(feature)).toBeNull();
    },
  );
});
