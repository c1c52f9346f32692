import type { AdElement, AdScene, DraftScript } from '@reelwright/contracts';
import { dequal } from 'dequal/lite';

/** What a change of a script is about, as users name it. */
export const SCRIPT_SUBJECTS = [
  'spoken',
  'on_screen',
  'scene_order',
  'scene_added',
  'scene_removed',
  'scene_image',
  'scene_layout',
  'scene_duration',
  'scene_video',
  'element_place',
  'element_size',
  'element_rotation',
  'element_font',
  'element_color',
  'element_hidden',
  'element',
] as const;
export type ScriptSubject = (typeof SCRIPT_SUBJECTS)[number] | 'voice' | 'music' | 'look' | 'button' | 'script';

const OF_SCENE: { [Field in keyof AdScene]-?: ScriptSubject } = {
  image: 'scene_image',
  focus: 'scene_image',
  layout: 'scene_layout',
  voice: 'voice',
  min_duration_ms: 'scene_duration',
  video_start_ms: 'scene_video',
  elements: 'element',
};

const OF_ELEMENT: { [Field in keyof AdElement]-?: ScriptSubject } = {
  name: 'element',
  x: 'element_place',
  y: 'element_place',
  scale: 'element_size',
  rotation: 'element_rotation',
  font: 'element_font',
  color: 'element_color',
  background: 'element_color',
  is_hidden: 'element_hidden',
};

function listChangedKeys<Fields extends object>(before: Fields, after: Fields): (keyof Fields)[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Fields)[];
  return keys.filter((key) => !dequal(before[key], after[key]));
}

/** Returns the subject that all changes share; else the more general one. */
function joinSubjects(subjects: readonly ScriptSubject[], general: ScriptSubject): ScriptSubject {
  const [first] = subjects;
  return first !== undefined && subjects.every((subject) => subject === first) ? first : general;
}

/** Returns the subject of a change of the scripts of a draft. */
export function findScriptSubject(before: readonly DraftScript[], after: readonly DraftScript[]): ScriptSubject {
  if (before.length !== after.length || before.some(({ id }, index) => id !== after[index]?.id)) return 'script';
  const changed = before.flatMap((script, index) => {
    const next = after[index];
    return next && !dequal(script, next) ? [[script, next] as const] : [];
  });
  const [pair] = changed;
  return pair && changed.length === 1 ? findOwnSubject(...pair) : 'script';
}

function findOwnSubject(before: DraftScript, after: DraftScript): ScriptSubject {
  const { scenes: from } = before.script;
  const { scenes: to } = after.script;
  if (to.length > from.length) return 'scene_added';
  if (to.length < from.length) return 'scene_removed';
  if (!dequal(from, to)) return findTextSubject(from, to);
  const keys = listChangedKeys(before, after).filter((key) => key !== 'is_edited');
  if (keys.length !== 1) return 'script';
  switch (keys[0]) {
    case 'look':
    case 'voice':
    case 'music':
      return keys[0];
    case 'scenes':
      return findSceneSubject(before.scenes ?? [], after.scenes ?? []);
    default:
      return before.script.call_to_action === after.script.call_to_action ? 'script' : 'button';
  }
}

type Scene = DraftScript['script']['scenes'][number];

function findTextSubject(before: readonly Scene[], after: readonly Scene[]): ScriptSubject {
  const changed = before.flatMap((scene, index) => {
    const next = after[index];
    return next && !dequal(scene, next) ? [[scene, next] as const] : [];
  });
  const [pair] = changed;
  if (changed.length > 1)
    return changed.every(([scene]) => after.some((each) => dequal(each, scene))) ? 'scene_order' : 'script';
  const keys = pair ? listChangedKeys(...pair) : [];
  const [key] = keys;
  return keys.length === 1 && (key === 'spoken' || key === 'on_screen') ? key : 'script';
}

function findSceneSubject(before: readonly AdScene[], after: readonly AdScene[]): ScriptSubject {
  const subjects = Array.from({ length: Math.max(before.length, after.length) }, (_none, index) =>
    listChangedKeys(before[index] ?? {}, after[index] ?? {}).map((key) =>
      key === 'elements'
        ? findElementSubject(before[index]?.elements ?? [], after[index]?.elements ?? [])
        : OF_SCENE[key],
    ),
  );
  const joined = subjects.flat();
  // Trimming a video at its handles also changes how long its scene is.
  const isTrimmed = joined.includes('scene_video');
  return joinSubjects(isTrimmed ? joined.filter((subject) => subject !== 'scene_duration') : joined, 'script');
}

function findElementSubject(before: readonly AdElement[], after: readonly AdElement[]): ScriptSubject {
  const names = new Set([...before, ...after].map(({ name }) => name));
  const subjects = [...names].flatMap((name) => {
    const was = before.find((each) => each.name === name) ?? { name };
    const is = after.find((each) => each.name === name) ?? { name };
    return listChangedKeys<AdElement>(was, is).map((key) => OF_ELEMENT[key]);
  });
  // Scaling at a corner also moves.
  const isScaled = subjects.includes('element_size');
  return joinSubjects(isScaled ? subjects.filter((subject) => subject !== 'element_place') : subjects, 'element');
}
