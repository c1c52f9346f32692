import {
  AD_ELEMENT_LIMITS,
  type AdDraft,
  type AdElement,
  type AdElementName,
  type DraftScript,
} from '@reelwright/contracts';
import { fixScene, findScript, listFixes, type ScenePlace } from './edit-script.ts';

// Edits of the canvas: each takes the content and returns a new one, or the same if nothing changes.

/** An element of a scene of the edited script. */
export interface ElementRef {
  scene: number;
  name: AdElementName;
}

/** A change of an element; undefined removes one, so that the look decides again. */
export type ElementChange = { [Key in keyof Omit<AdElement, 'name'>]?: AdElement[Key] | undefined };

export function isSameElement(one: ElementRef | null, other: ElementRef | null): boolean {
  return one?.scene === other?.scene && one?.name === other?.name;
}

/** Returns what the user has changed of an element. */
export function readElement(script: DraftScript, { scene, name }: ElementRef): AdElement {
  return listFixes(script)[scene]?.elements?.find((each) => each.name === name) ?? { name };
}

export function listHiddenElements(script: DraftScript, scene: number): ElementRef[] {
  return (listFixes(script)[scene]?.elements ?? [])
    .filter(({ is_hidden: isHidden }) => isHidden)
    .map(({ name }) => ({ scene, name }));
}

export function editElement(
  content: AdDraft,
  scriptId: string,
  { scene, name }: ElementRef,
  change: ElementChange,
): AdDraft {
  const script = findScript(content, scriptId);
  if (!script) return content;
  const next = tidy({ ...readElement(script, { scene, name }), ...change });
  return setElement(content, { scriptId, index: scene }, name, next);
}

/** Gives an element back to the look. */
export function resetElement(content: AdDraft, scriptId: string, { scene, name }: ElementRef): AdDraft {
  return setElement(content, { scriptId, index: scene }, name, { name });
}

/** Gives the element of this name the same changes in every scene. */
export function editElementEverywhere(content: AdDraft, scriptId: string, { scene, name }: ElementRef): AdDraft {
  const script = findScript(content, scriptId);
  if (!script) return content;
  const own = readElement(script, { scene, name });
  return script.script.scenes.reduce(
    (edited, _scene, index) => setElement(edited, { scriptId, index }, name, own),
    content,
  );
}

function setElement(content: AdDraft, place: ScenePlace, name: AdElementName, element: AdElement): AdDraft {
  const script = findScript(content, place.scriptId);
  if (!script) return content;
  const before = listFixes(script)[place.index]?.elements ?? [];
  const at = before.findIndex((each) => each.name === name);
  const isChanged = Object.keys(element).length > 1;
  if (at === -1 && !isChanged) return content;
  const others = before.filter((each) => each.name !== name);
  const elements = isChanged ? (at === -1 ? [...others, element] : before.with(at, element)) : others;
  return fixScene(content, place, { elements: elements.length > 0 ? elements : undefined });
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Returns the same rotation within half a turn: 190° is -170°. */
const turnOf = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);

/** Rounds and limits an element's changes, and leaves out those that change nothing. */
function tidy({
  name,
  x,
  y,
  scale,
  rotation,
  font,
  color,
  background,
  is_hidden: isHidden,
}: ElementChange & Pick<AdElement, 'name'>): AdElement {
  const { move, minScale, maxScale, degrees } = AD_ELEMENT_LIMITS;
  const right = round(within(x ?? 0, -move, move));
  const down = round(within(y ?? 0, -move, move));
  const factor = round(within(scale ?? 1, minScale, maxScale));
  const rotated = round(within(turnOf(rotation ?? 0), -degrees, degrees));
  return {
    name,
    ...(right === 0 ? {} : { x: right }),
    ...(down === 0 ? {} : { y: down }),
    ...(factor === 1 ? {} : { scale: factor }),
    ...(rotated === 0 ? {} : { rotation: rotated }),
    ...(font === undefined ? {} : { font }),
    ...(color === undefined ? {} : { color }),
    ...(background === undefined ? {} : { background }),
    ...(isHidden ? { is_hidden: true } : {}),
  };
}
