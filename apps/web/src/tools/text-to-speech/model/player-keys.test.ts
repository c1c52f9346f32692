import { expect, it } from 'vitest';
import { findAudioCommand } from './player-keys.ts';

const at = (atS: number) => ({ atS, lengthS: 10 });

it('plays, steps, leaps and jumps by the keyboard, never beyond the recording', () => {
  expect(findAudioCommand(' ', at(3))).toEqual({ kind: 'toggle' });
  expect(findAudioCommand('ArrowRight', at(3))).toEqual({ kind: 'seek', toS: 4 });
  expect(findAudioCommand('ArrowLeft', at(0.4))).toEqual({ kind: 'seek', toS: 0 });
  expect(findAudioCommand('PageUp', at(8))).toEqual({ kind: 'seek', toS: 10 });
  expect(findAudioCommand('Home', at(8))).toEqual({ kind: 'seek', toS: 0 });
  expect(findAudioCommand('End', at(8))).toEqual({ kind: 'seek', toS: 10 });
  expect(findAudioCommand('x', at(8))).toBeNull();
});
