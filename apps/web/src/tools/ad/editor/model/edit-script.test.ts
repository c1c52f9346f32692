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
  it('stores its new line, and marks the script as edited', () => {
    const content = writeScene(makeDraft(), at(1), { spoken: 'Now this.' });
    expect(linesOf(content)).toEqual(['First.', 'Now this.', 'Third.']);
    expect(scriptOf(content).is_edited).toBe(true);
  });

  it('keeps the same content object if nothing changes', () => {
    const content = makeDraft();
    expect(writeScene(content, at(1), { spoken: 'Second.' })).toBe(content);
    expect(moveScene(content, at(1), 1)).toBe(content);
    expect(moveScene(content, at(2), 3)).toBe(content);
    expect(writeScene(content, { scriptId: 'none', index: 0 }, { spoken: 'x' })).toBe(content);
  });

  it('keeps its settings when it moves', () => {
    const fixed = fixScene(makeDraft(), at(0), { layout: 'price' });
    const moved = moveScene(fixed, at(0), 2);
    expect(linesOf(moved)).toEqual(['Second.', 'Third.', 'First.']);
    expect(listFixes(scriptOf(moved))).toEqual([{}, {}, { layout: 'price' }]);
    expect(scriptOf(moveScene(moved, at(2), 0))).toEqual({ ...scriptOf(fixed), is_edited: true });
  });

  it('loses its settings when it is removed, and the scenes after it keep theirs', () => {
    const fixed = fixScene(fixScene(makeDraft(), at(1), { layout: 'list' }), at(2), { layout: 'end' });
    const content = removeScene(fixed, at(1));
    expect(linesOf(content)).toEqual(['First.', 'Third.']);
    expect(listFixes(scriptOf(content))).toEqual([{}, { layout: 'end' }]);
  });

  it('is added empty, and the scenes after it keep their settings', () => {
    const content = addScene(fixScene(makeDraft(), at(2), { layout: 'end' }), at(1), 60);
    expect(linesOf(content)).toEqual(['First.', '', 'Second.', 'Third.']);
    expect(listFixes(scriptOf(content)).at(-1)).toEqual({ layout: 'end' });
  });

  it("can't be added beyond the maximum, and the last one can't be removed", () => {
    const content = makeDraft();
    expect(addScene(content, at(1), 3)).toBe(content);
    const single = removeScene(removeScene(content, at(0)), at(0));
    expect(removeScene(single, at(0))).toBe(single);
  });

  it('has no settings once the last of them is reset', () => {
    const fixed = fixScene(makeDraft(), at(1), { layout: 'list', min_duration_ms: 3000 });
    const content = fixScene(fixed, at(1), { layout: undefined, min_duration_ms: undefined });
    expect(scriptOf(content)).not.toHaveProperty('scenes');
  });
});

it('stores the text of the button', () => {
  expect(scriptOf(writeCallToAction(makeDraft(), 'one', 'Get it')).script.call_to_action).toBe('Get it');
});

describe('a setting', () => {
  it('returns to its automatic value', () => {
    const content = changeSettings(changeSettings(makeDraft(), { caption_style: 'dim-plate' }), {
      caption_style: undefined,
    });
    expect(content.settings).not.toHaveProperty('caption_style');
  });

  it("belongs to the whole ad if there is one variant, and replaces the script's own", () => {
    const own = changeVaried(makeDraft(), { scriptId: 'one', isOnly: false }, { look: 'neon-night' });
    expect(own.settings.look).toBeUndefined();
    expect(readVaried(own, 'one', 'look')).toBe('neon-night');
    expect(readVaried(own, 'two', 'look')).toBeUndefined();
    const whole = changeVaried(own, { scriptId: 'one', isOnly: true }, { look: 'food-warm' });
    expect(whole.settings.look).toBe('food-warm');
    expect(scriptOf(whole)).not.toHaveProperty('look');
  });
});
