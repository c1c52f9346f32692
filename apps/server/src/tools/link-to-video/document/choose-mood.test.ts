import { MOODS } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { chooseMood } from './choose-mood.ts';

const moodOf = (name: string, { description, seed = 1 }: { description?: string; seed?: number } = {}) =>
  chooseMood({ name, description }, { roles: ['hook', 'benefit', 'call_to_action'], seed });

describe('chooseMood', () => {
  it('suits the product by its words, in both languages', () => {
    expect(moodOf('Automatic Watch with Sapphire Glass')).toBe('luxury');
    expect(moodOf('Wooden Puzzle for Kids')).toBe('playful');
    expect(moodOf('Trail Running Vest')).toBe('bold');
    expect(moodOf('真皮手提包')).toBe('luxury');
    expect(moodOf('薰衣草香薰蜡烛')).toBe('calm');
  });

  it('weighs the name more than the description, and ignores parts of words', () => {
    expect(moodOf('Yoga Mat', { description: 'As good as gold, worth its price like a ring or a watch.' })).toBe(
      'calm',
    );
    expect(moodOf('Stringed Bracket', { seed: 2 })).not.toBe('luxury');
  });

  it('draws among those that suit anything where no word tells, the same for the same seed', () => {
    const drawn = new Set(Array.from({ length: 30 }, (_none, seed) => moodOf('Zxq 12', { seed })));
    expect(drawn.size).toBeGreaterThan(3);
    expect([...drawn].every((mood) => MOODS.includes(mood))).toBe(true);
    expect(moodOf('Zxq 12', { seed: 9 })).toBe(moodOf('Zxq 12', { seed: 9 }));
  });
});
