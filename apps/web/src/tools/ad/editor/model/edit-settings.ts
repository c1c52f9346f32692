import type { AdDraft, DraftScript, DraftSettings } from '@reelwright/contracts';
import { findScript } from './edit-script.ts';

/** Settings that a variant may override. */
type Varied = 'look' | 'voice' | 'music';
type VariedValues = { [Key in Varied]?: DraftSettings[Key] | undefined };

/** Changes a setting of the whole ad; undefined resets it to automatic. */
export function changeSettings(
  content: AdDraft,
  change: { [Key in keyof DraftSettings]?: DraftSettings[Key] | undefined },
): AdDraft {
  const entries = Object.entries({ ...content.settings, ...change }).filter(([, value]) => value !== undefined);
  return { ...content, settings: Object.fromEntries(entries) as DraftSettings };
}

/** Returns the value that a variant is made with; undefined if it is automatic. */
export function readVaried<Key extends Varied>(content: AdDraft, scriptId: string, key: Key): DraftSettings[Key] {
  return findScript(content, scriptId)?.[key] ?? content.settings[key];
}

/**
 * Changes a setting that a variant may override. With only one variant it changes the whole ad, and the script's own
 * value is removed.
 */
export function changeVaried(
  content: AdDraft,
  { scriptId, isOnly }: { scriptId: string; isOnly: boolean },
  change: VariedValues,
): AdDraft {
  const changeOwn = (draft: DraftScript, values: VariedValues): DraftScript => {
    const entries = Object.entries({ ...draft, ...values }).filter(([, value]) => value !== undefined);
    return Object.fromEntries(entries) as DraftScript;
  };
  const withOwn = (values: VariedValues): AdDraft['scripts'] =>
    content.scripts.map((each) => (each.id === scriptId ? changeOwn(each, values) : each));
  if (!isOnly) return { ...content, scripts: withOwn(change) };
  const none = Object.fromEntries(Object.keys(change).map((key) => [key, undefined])) as VariedValues;
  return { ...changeSettings(content, change), scripts: withOwn(none) };
}
