import type { AdDraft, AdLanguage, DraftScript, ScriptScene } from '@reelwright/contracts';
import type { WrittenScript } from '@reelwright/contracts';

const MAX_SCRIPTS = 40;

/** The brand's own button text, if it has one, replaces that of the writer. */
const toDraftScript =
  ({ settings: { call_to_action: own } }: AdDraft) =>
  ({ id, script }: WrittenScript): DraftScript => ({
    id,
    script: own === undefined || own.trim() === '' ? script : { ...script, call_to_action: own.trim() },
  });

/** Keeps the selected scripts, then adds as many of the others as the ad has variants. */
function chooseEnough(content: AdDraft, scripts: readonly DraftScript[], language: AdLanguage): string[] {
  const count = content.settings.count ?? 1;
  const usable = scripts.filter(({ script }) => script.language === language).map(({ id }) => id);
  const kept = content.chosen_scripts.filter((id) => usable.includes(id));
  const others = usable.filter((id) => !kept.includes(id));
  return [...kept, ...others].slice(0, count);
}

/** Replaces the scripts that the user has not edited; edited ones stay. */
export const replaceScripts =
  (written: readonly WrittenScript[], language: AdLanguage) =>
  (content: AdDraft): AdDraft => {
    const kept = content.scripts.filter(({ is_edited: isEdited }) => isEdited);
    const known = new Set(kept.map(({ id }) => id));
    const fresh = written.map(toDraftScript(content)).filter(({ id }) => !known.has(id));
    const scripts = [...kept, ...fresh].slice(0, MAX_SCRIPTS);
    // A selected script that is gone is replaced by its framework's new one.
    const frameworkOf = (id: string): string | undefined =>
      content.scripts.find((each) => each.id === id)?.script.framework;
    const chosen = content.chosen_scripts.flatMap((id) =>
      known.has(id) ? id : (fresh.find(({ script }) => script.framework === frameworkOf(id))?.id ?? []),
    );
    const next = { ...content, scripts, chosen_scripts: [...new Set(chosen)] };
    return { ...next, chosen_scripts: chooseEnough(next, scripts, language) };
  };

/** Adds more scripts to the existing ones. */
export const addScripts =
  (written: readonly WrittenScript[], afterId: string) =>
  (content: AdDraft): AdDraft => {
    const known = new Set(content.scripts.map(({ id }) => id));
    const fresh = written.map(toDraftScript(content)).filter(({ id }) => !known.has(id));
    const at = content.scripts.findIndex(({ id }) => id === afterId) + 1;
    const scripts = [...content.scripts.slice(0, at), ...fresh, ...content.scripts.slice(at)].slice(0, MAX_SCRIPTS);
    return { ...content, scripts };
  };

/** Selects or deselects a script; beyond the number of variants, the script selected first is deselected. */
export const toggleChosen =
  (id: string) =>
  (content: AdDraft): AdDraft => {
    const { chosen_scripts: chosen } = content;
    const count = content.settings.count ?? 1;
    const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id].slice(-count);
    return { ...content, chosen_scripts: next };
  };

/** Replaces one scene's wording. */
export const replaceScene =
  (id: string, at: number, scene: ScriptScene) =>
  (content: AdDraft): AdDraft => ({
    ...content,
    scripts: content.scripts.map((each) =>
      each.id === id
        ? {
            ...each,
            script: { ...each.script, scenes: each.script.scenes.map((old, index) => (index === at ? scene : old)) },
          }
        : each,
    ),
  });

export const editCallToAction =
  (id: string, text: string) =>
  (content: AdDraft): AdDraft => ({
    ...content,
    scripts: content.scripts.map((each) =>
      each.id === id ? { ...each, is_edited: true, script: { ...each.script, call_to_action: text } } : each,
    ),
  });
