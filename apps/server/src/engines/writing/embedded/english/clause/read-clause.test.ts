import { describe, expect, test } from 'vitest';
import { readClause } from './read-clause.ts';

const say = (text: string, known: readonly string[] = []): string | undefined => readClause(text, new Set(known))?.text;

describe('a terse clause of a seller', () => {
  test.each([
    // Parts that do something are "the" parts.
    [
      'rubber ring keeps bowl from sliding on tile floors',
      'the rubber ring keeps the bowl from sliding on tile floors',
    ],
    ['3-gallon reservoir waters roots for up to 2 weeks', 'the 3-gallon reservoir waters roots for up to 2 weeks'],
    ['anti-slip dots grip carpet and hardwood', 'anti-slip dots grip the carpet and hardwood'],
    ['warm amber glow won’t wake you fully', 'warm amber glow won’t wake you fully'],
    [
      'overload protection cuts power before motor burns out',
      'overload protection cuts power before the motor burns out',
    ],
    ['each size laser etched on top', 'each size is laser etched on top'],
    // What a listener has around him, and what he has not.
    ['inner sleeve comes out to rinse in sink', 'the inner sleeve comes out to rinse in the sink'],
    ['pockets hold tape measure', 'pockets hold a tape measure'],
    ['sinks in without sticky film', 'sinks in without a sticky film'],
    ['zips off and turns into shoulder bag', 'zips off and turns into a shoulder bag'],
    ['rolls up to size of sleeping bag', 'rolls up to the size of a sleeping bag'],
    ['remembers settings after power cut', 'remembers settings after power cut'],
    ['keeps rain out at highway speed', 'keeps rain out at highway speed'],
    ['works through tile and plaster', 'works through tile and plaster'],
    ['snaps into brim', 'snaps into the brim'],
    ['lifts screen to eye level', 'lifts the screen to eye level'],
    ['folds down to thickness of book', 'folds down to the thickness of a book'],
    ['lenses stay clear lap after lap', 'lenses stay clear lap after lap'],
    ['memory foam springs back in morning', 'memory foam springs back in the morning'],
    ['fits in glove box or gym bag', 'fits in your glove box or gym bag'],
    ['mesh window so dog sees you', 'a mesh window so the dog sees you'],
    ['two pour spouts for draining fat', 'two pour spouts for draining fat'],
    // Lists and further deeds get their joint.
    [
      'lights up when you come within 10 ft, turns off after 20 seconds',
      'lights up when you come within 10 ft and turns off after 20 seconds',
    ],
    ['trellis holds tomatoes, beans, cukes', 'the trellis holds tomatoes, beans and cukes'],
    ['no filter no mess', 'no filter, no mess'],
    ['installs in under 2 minutes, no tools needed', 'installs in under 2 minutes, no tools needed'],
  ])('"%s" is said as "%s"', (text, said) => {
    expect(say(text)).toBe(said);
  });

  test('takes "the" for what other texts name', () => {
    expect(say('sharp jaws cut bolt without noise')).toContain('cut a bolt');
    expect(say('sharp jaws cut bolt without noise', ['bolt'])).toContain('cut the bolt');
  });

  test.each([
    // Several things as likely as what one of them does.
    'ball bearing slides open full',
    // Not all its words belong together.
    'lifetime warranty we replace no questions asked',
    'leakproof silicone seal even upside down',
    'quiet 40 dB motor bag included',
  ])('"%s" is left to other readers', (text) => {
    expect(readClause(text)).toBeNull();
  });

  test('has a form for one product and for several', () => {
    expect(readClause('rolls up and fits in a bag')).toMatchObject({
      kind: 'clause',
      base: 'roll up and fit in a bag',
    });
    expect(readClause("doesn't curl at corners")).toMatchObject({ kind: 'clause', base: "don't curl at corners" });
  });
});
