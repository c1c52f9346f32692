import { expect, it } from 'vitest';
import { findSoundCommand } from './player-keys.ts';

const at = (atS: number) => ({ atS, lengthS: 10 });

it('plays, steps, leaps and jumps by the keyboard, never beyond the recording', () => {
  expect(findSoundCommand(' ', at(3))).toEqual({ kind: 'toggle' });
  expect(findSoundCommand('ArrowRight', at(3))).toEqual({ kind: 'seek', toS: 4 });
  expect(findSoundCommand('ArrowLeft', at(0.4))).toEqual({ kind: 'seek', toS: 0 });
  expect(findSoundCommand('PageUp', at(8))).toEqual({ kind: 'seek', toS: 10 });
  expect(findSoundCommand('Home', at(8))).toEqual({ kind: 'seek', toS: 0 });
  expect(findSoundCommand('End', at(8))).toEqual({ kind: 'seek', toS: 10 });
  expect(findSoundCommand('x', at(8))).toBeNull();
});
