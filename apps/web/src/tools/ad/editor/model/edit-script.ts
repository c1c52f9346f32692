import type { AdDraft, AdScene, DraftScript } from '@reelwright/contracts';
import { retextLine } from './retext-line.ts';

// Edits of one script of a draft: each takes the content and returns a new one, or the same if nothing changes.

export type ScriptScene = DraftScript['script']['scenes'][number];
/** A scene's fixed settings; undefined removes one. */
export type SceneFix = { [Key in keyof AdScene]?: AdScene[Key] | undefined };

export interface SceneText {
  spoken?: string;
  onScreen?: string;
}

/** A scene that the user adds has no line yet. */
const NEW_SCENE: ScriptScene = {
  role: 'detail',
  spoken: { text: '', sources: [] },
  on_screen: { text: '', sources: [] },
  image_wish: '',
  duration_ms: 2000,
};

export function findScript(content: AdDraft, scriptId: string): DraftScript | undefined {
  return content.scripts.find(({ id }) => id === scriptId);
}

function changeScript(content: AdDraft, scriptId: string, change: (script: DraftScript) => DraftScript): AdDraft {
  const before = findScript(content, scriptId);
  const after = before && change(before);
  if (!after || after === before) return content;
  return { ...content, scripts: content.scripts.map((each) => (each === before ? after : each)) };
}

const withScenes = (draft: DraftScript, scenes: ScriptScene[]): DraftScript => ({
  ...draft,
  is_edited: true,
  script: { ...draft.script, scenes },
});

/** The most that the timing of a line takes. */
const MAX_TIMED_CHARACTERS = 1000;

/** Returns what is said in each scene, as far as it can be timed. */
export const listLines = ({ script }: DraftScript): string[] =>
  script.scenes.map(({ spoken }) => spoken.text.slice(0, MAX_TIMED_CHARACTERS));

/** Returns the fixed settings of each scene, one entry per scene. */
export function listFixes({ script, scenes = [] }: DraftScript): AdScene[] {
  return script.scenes.map((_scene, index) => scenes[index] ?? {});
}

/** Removes `scenes` if no scene has fixed settings. */
function withFixes({ scenes: _scenes, ...draft }: DraftScript, fixes: readonly AdScene[]): DraftScript {
  return fixes.some((fix) => Object.keys(fix).length > 0) ? { ...draft, scenes: [...fixes] } : draft;
}

export interface ScenePlace {
  scriptId: string;
  /** From 0. */
  index: number;
}

export function writeScene(content: AdDraft, { scriptId, index }: ScenePlace, text: SceneText): AdDraft {
  return changeScript(content, scriptId, (draft) => {
    const scene = draft.script.scenes[index];
    if (!scene) return draft;
    const spoken = text.spoken === undefined ? scene.spoken : retextLine(scene.spoken, text.spoken);
    const onScreen = text.onScreen === undefined ? scene.on_screen : retextLine(scene.on_screen, text.onScreen);
    if (spoken === scene.spoken && onScreen === scene.on_screen) return draft;
    return withScenes(draft, draft.script.scenes.with(index, { ...scene, spoken, on_screen: onScreen }));
  });
}

/** Replaces a scene's wording with another one from the writer. */
export function replaceScene(content: AdDraft, { scriptId, index }: ScenePlace, scene: ScriptScene): AdDraft {
  return changeScript(content, scriptId, (draft) =>
    draft.script.scenes[index] ? withScenes(draft, draft.script.scenes.with(index, scene)) : draft,
  );
}

export function fixScene(content: AdDraft, { scriptId, index }: ScenePlace, fix: SceneFix): AdDraft {
  return changeScript(content, scriptId, (draft) => {
    if (!draft.script.scenes[index]) return draft;
    const fixes = listFixes(draft);
    const entries = Object.entries({ ...fixes[index], ...fix }).filter(([, value]) => value !== undefined);
    return withFixes(draft, fixes.with(index, Object.fromEntries(entries) as AdScene));
  });
}

/** Moves a scene, together with its fixed settings. */
export function moveScene(content: AdDraft, { scriptId, index }: ScenePlace, to: number): AdDraft {
  return changeScript(content, scriptId, (draft) => {
    const { scenes } = draft.script;
    if (index === to || !scenes[index] || !scenes[to]) return draft;
    return withFixes(withScenes(draft, moveItem(scenes, index, to)), moveItem(listFixes(draft), index, to));
  });
}

function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Inserts an empty scene; the scenes from there on move back by one. */
export function addScene(content: AdDraft, { scriptId, index }: ScenePlace, maxScenes: number): AdDraft {
  return changeScript(content, scriptId, (draft) => {
    const { scenes } = draft.script;
    if (scenes.length >= maxScenes) return draft;
    return withFixes(
      withScenes(draft, scenes.toSpliced(index, 0, NEW_SCENE)),
      listFixes(draft).toSpliced(index, 0, {}),
    );
  });
}

/** Removes a scene. The last scene of a script stays, since a script needs one. */
export function removeScene(content: AdDraft, { scriptId, index }: ScenePlace): AdDraft {
  return changeScript(content, scriptId, (draft) => {
    const { scenes } = draft.script;
    if (scenes.length <= 1 || !scenes[index]) return draft;
    return withFixes(withScenes(draft, scenes.toSpliced(index, 1)), listFixes(draft).toSpliced(index, 1));
  });
}

export function writeCallToAction(content: AdDraft, scriptId: string, text: string): AdDraft {
  return changeScript(content, scriptId, (draft) =>
    draft.script.call_to_action === text
      ? draft
      : { ...draft, is_edited: true, script: { ...draft.script, call_to_action: text } },
  );
}
