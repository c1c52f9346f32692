import type { AdDraft, AdLanguage, DraftScript, ScriptScene } from '@reelwright/contracts';
import type { WrittenScript } from '@reelwright/contracts';

const MAX_SCRIPTS = 40;

const toDraftScript = ({ id, script }: WrittenScript): DraftScript => ({ id, script });

/** Chosen ones first, then as many of the others as the ad has variants. */
function chooseEnough(content: AdDraft, scripts: readonly DraftScript[], language: AdLanguage): string[] {
  const count = content.settings.count ?? 1;
  const usable = scripts.filter(({ script }) => script.language === language).map(({ id }) => id);
  const kept = content.chosen_scripts.filter((id) => usable.includes(id));
  const others = usable.filter((id) => !kept.includes(id));
  return [...kept, ...others].slice(0, count);
}

/** New scripts in place of those that nobody wrote in; what was edited stays. */
export const replaceScripts =
  (written: readonly WrittenScript[], language: AdLanguage) =>
  (content: AdDraft): AdDraft => {
    const kept = content.scripts.filter(({ is_edited: isEdited }) => isEdited);
    const known = new Set(kept.map(({ id }) => id));
    const fresh = written.map(toDraftScript).filter(({ id }) => !known.has(id));
    const scripts = [...kept, ...fresh].slice(0, MAX_SCRIPTS);
    // What was chosen and is gone makes place for its framework's new one.
    const frameworkOf = (id: string): string | undefined =>
      content.scripts.find((each) => each.id === id)?.script.framework;
    const chosen = content.chosen_scripts.flatMap((id) =>
      known.has(id) ? id : (fresh.find(({ script }) => script.framework === frameworkOf(id))?.id ?? []),
    );
    const next = { ...content, scripts, chosen_scripts: [...new Set(chosen)] };
    return { ...next, chosen_scripts: chooseEnough(next, scripts, language) };
  };

/** More scripts beside those there are. */
export const addScripts =
  (written: readonly WrittenScript[], afterId: string) =>
  (content: AdDraft): AdDraft => {
    const known = new Set(content.scripts.map(({ id }) => id));
    const fresh = written.map(toDraftScript).filter(({ id }) => !known.has(id));
    const at = content.scripts.findIndex(({ id }) => id === afterId) + 1;
    const scripts = [...content.scripts.slice(0, at), ...fresh, ...content.scripts.slice(at)].slice(0, MAX_SCRIPTS);
    return { ...content, scripts };
  };

/** Takes a script for the ad, or leaves it; with one more than the ad has variants, the one taken first goes. */
export const toggleChosen =
  (id: string) =>
  (content: AdDraft): AdDraft => {
    const { chosen_scripts: chosen } = content;
    const count = content.settings.count ?? 1;
    const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id].slice(-count);
    return { ...content, chosen_scripts: next };
  };

/** One scene in another wording. */
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
