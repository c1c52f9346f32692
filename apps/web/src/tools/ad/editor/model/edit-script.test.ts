import type { AdDraft, DraftScript } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import {
  addScene,
  findScript,
  fixScene,
  listFixes,
  moveScene,
  removeScene,
  writeCallToAction,
  writeScene,
} from './edit-script.ts';
import { changeSettings, changeVaried, readVaried } from './edit-settings.ts';
import { makeDraft } from './test-draft.ts';

const at = (index: number) => ({ scriptId: 'one', index });
const scriptOf = (content: AdDraft): DraftScript => findScript(content, 'one') as DraftScript;
const linesOf = (content: AdDraft) => scriptOf(content).script.scenes.map(({ spoken }) => spoken.text);

describe('a scene', () => {
  it('says what was written, and the script is known to be edited', () => {
    const content = writeScene(makeDraft(), at(1), { spoken: 'Now this.' });
    expect(linesOf(content)).toEqual(['First.', 'Now this.', 'Third.']);
    expect(scriptOf(content).is_edited).toBe(true);
  });

  it('is the very same content where nothing changes', () => {
    const content = makeDraft();
    expect(writeScene(content, at(1), { spoken: 'Second.' })).toBe(content);
    expect(moveScene(content, at(1), 1)).toBe(content);
    expect(moveScene(content, at(2), 3)).toBe(content);
    expect(writeScene(content, { scriptId: 'none', index: 0 }, { spoken: 'x' })).toBe(content);
  });

  it('takes what is fixed of it along to another place', () => {
    const fixed = fixScene(makeDraft(), at(0), { layout: 'price' });
    const moved = moveScene(fixed, at(0), 2);
    expect(linesOf(moved)).toEqual(['Second.', 'Third.', 'First.']);
    expect(listFixes(scriptOf(moved))).toEqual([{}, {}, { layout: 'price' }]);
    expect(scriptOf(moveScene(moved, at(2), 0))).toEqual({ ...scriptOf(fixed), is_edited: true });
  });

  it('goes with what is fixed of it, and those after it keep theirs', () => {
    const fixed = fixScene(fixScene(makeDraft(), at(1), { layout: 'list' }), at(2), { layout: 'end' });
    const content = removeScene(fixed, at(1));
    expect(linesOf(content)).toEqual(['First.', 'Third.']);
    expect(listFixes(scriptOf(content))).toEqual([{}, { layout: 'end' }]);
  });

  it('is added empty, and what stands behind it keeps what is fixed of it', () => {
    const content = addScene(fixScene(makeDraft(), at(2), { layout: 'end' }), at(1), 60);
    expect(linesOf(content)).toEqual(['First.', '', 'Second.', 'Third.']);
    expect(listFixes(scriptOf(content)).at(-1)).toEqual({ layout: 'end' });
  });

  it('is not added beyond the most there may be, and the last one is not removed', () => {
    const content = makeDraft();
    expect(addScene(content, at(1), 3)).toBe(content);
    const single = removeScene(removeScene(content, at(0)), at(0));
    expect(removeScene(single, at(0))).toBe(single);
  });

  it('has nothing fixed any more when the last of it is taken back', () => {
    const fixed = fixScene(makeDraft(), at(1), { layout: 'list', min_duration_ms: 3000 });
    const content = fixScene(fixed, at(1), { layout: undefined, min_duration_ms: undefined });
    expect(scriptOf(content)).not.toHaveProperty('scenes');
  });
});

it('writes what stands on the button', () => {
  expect(scriptOf(writeCallToAction(makeDraft(), 'one', 'Get it')).script.call_to_action).toBe('Get it');
});

describe('a setting', () => {
  it('goes back to what is chosen by itself', () => {
    const content = changeSettings(changeSettings(makeDraft(), { caption_style: 'dim-plate' }), {
      caption_style: undefined,
    });
    expect(content.settings).not.toHaveProperty('caption_style');
  });

  it("is the whole ad's where there is one variant, and its own script's gives way", () => {
    const own = changeVaried(makeDraft(), { scriptId: 'one', isOnly: false }, { look: 'neon-night' });
    expect(own.settings.look).toBeUndefined();
    expect(readVaried(own, 'one', 'look')).toBe('neon-night');
    expect(readVaried(own, 'two', 'look')).toBeUndefined();
    const whole = changeVaried(own, { scriptId: 'one', isOnly: true }, { look: 'food-warm' });
    expect(whole.settings.look).toBe('food-warm');
    expect(scriptOf(whole)).not.toHaveProperty('look');
  });
});
