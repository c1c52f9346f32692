import { expect, it } from 'vitest';
import { makeMugDraft } from '../../test-mug-draft.ts';
import { editElement, editElementEverywhere, listHiddenElements, readElement, resetElement } from './edit-element.ts';

const draft = makeMugDraft();
const [script] = draft.scripts;
const id = script?.id ?? '';
const TITLE = { scene: 1, name: 'title' } as const;
const scriptOf = (content: typeof draft) => content.scripts[0] as NonNullable<typeof script>;

it('keeps one entry for each element, without what changes nothing', () => {
  const moved = editElement(draft, id, TITLE, { x: 0.123456, scale: 1 });
  expect(scriptOf(moved).scenes?.[1]).toEqual({ elements: [{ name: 'title', x: 0.1235 }] });
  const colored = editElement(moved, id, TITLE, { color: '#ff0000' });
  expect(readElement(scriptOf(colored), TITLE)).toEqual({ name: 'title', x: 0.1235, color: '#ff0000' });
  const back = editElement(editElement(colored, id, TITLE, { x: 0 }), id, TITLE, { color: undefined });
  expect(back.scripts).toEqual(draft.scripts);
});

it('limits what a drag can do', () => {
  const far = editElement(draft, id, TITLE, { x: 9, y: -9, scale: 99 });
  expect(readElement(scriptOf(far), TITLE)).toEqual({ name: 'title', x: 1.5, y: -1.5, scale: 4 });
});

it('gives an element back to the look', () => {
  const changed = editElement(draft, id, TITLE, { font: 'Anton', is_hidden: true });
  expect(listHiddenElements(scriptOf(changed), 1)).toEqual([TITLE]);
  expect(resetElement(changed, id, TITLE).scripts).toEqual(draft.scripts);
});

it('uses a change in all scenes', () => {
  const everywhere = editElementEverywhere(editElement(draft, id, TITLE, { y: 0.1 }), id, TITLE);
  const changes = scriptOf(everywhere).script.scenes.map((_scene, scene) =>
    readElement(scriptOf(everywhere), { scene, name: 'title' }),
  );
  expect(changes.every(({ y }) => y === 0.1)).toBe(true);
});
