import { describe, expect, it } from 'vitest';
import { refuseLine } from './last-reader.ts';

const refuse = (text: string, number: 'singular' | 'plural' = 'singular', names: string[] = []) =>
  refuseLine(text, { number, names });

describe('the last reader', () => {
  it.each([
    ['It has a kangaroo pocket fits a small tablet.', 'verb_after_article'],
    ['A ribbed cuffs keep their shape, too.', 'article_before_plural'],
    ['Comes with kangaroo pocket.', 'bare_noun'],
    ['This hoodie has detachable hood.', 'bare_noun'],
    ['They slips on without laces.', 'agreement'],
    ['These is new.', 'agreement'],
    ['Rich in vitamin c.', 'small_letters'],
    ['A usb port.', 'small_letters'],
    ['Yours for 39.50.', 'price_without_currency'],
    ['The price? {price}.', 'unfilled'],
    ['The the lid.', 'doubled_word'],
    ['An hoodie.', 'article'],
    ['A apple a day.', 'article'],
    ['no capital here.', 'no_sentence'],
    ['No end here', 'no_sentence'],
    ['A backpack with 28 litre main compartment.', 'bare_noun'],
    ["It's removable washable cover.", 'bare_noun'],
    ["It's dishwasher safe tube.", 'bare_noun'],
    ['It screws included.', 'bare_noun'],
    ['It has EasyTune adjusts the sound.', 'verb_after_article'],
    ['It has 2 to 6 players.', 'no_part'],
    ['The Town Pack has 20 liters.', 'no_part'],
    ['Also: removable pads.', 'filler'],
    ['Plus: two pockets.', 'filler'],
    ['Looking for a sports bra with medium support?', 'tame_question'],
    ['Need a skillet that works on all hobs?', 'tame_question'],
    ['A 28 litre hiking backpack with a padded back and a bungee front.', 'description'],
  ])('refuses "%s"', (text, refusal) => {
    expect(refuse(text)).toBe(refusal);
  });

  it('refuses a verb that does not agree with the name', () => {
    expect(refuse("That's where Blue Plimsolls comes in.", 'plural', ['Blue Plimsolls'])).toBe('agreement');
    expect(refuse('Round Sunnies are here.', 'plural', ['Round Sunnies'])).toBeNull();
  });

  it.each([
    '450 g brushed organic cotton.',
    "It's dishwasher safe.",
    "It's machine washable.",
    "It's solid oak.",
    "It's a keeper.",
    'It slips on without laces.',
    'Kangaroo pocket fits a small tablet.',
    'Comes with a hood.',
    'A backpack with a 28 litre main compartment.',
    'Need quiet? Press once.',
    'Comes with two straps and a pouch.',
    'Now $39, down from $65.',
    '"My coffee is still warm at noon" says Jenna.',
    'An LED light, a USB-C port and an hour of light.',
    'First: it holds 350 ml.',
    'iPad Pro. Yours for €800.',
    'Rich in vitamin C.',
    'You get 13 pieces.',
    'It has 20 drawers.',
    'It has feet that grip the floor.',
  ])('accepts "%s"', (text) => {
    expect(refuse(text)).toBeNull();
  });
});
