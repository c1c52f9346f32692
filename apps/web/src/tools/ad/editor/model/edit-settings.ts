import type { AdDraft, DraftScript, DraftSettings } from '@reelwright/contracts';
import { findScript } from './edit-script.ts';

/** What a variant may have for itself. */
type Varied = 'look' | 'voice' | 'music';
type VariedValues = { [Key in Varied]?: DraftSettings[Key] | undefined };

/** A setting of the whole ad; undefined takes it back to what is chosen by itself. */
export function changeSettings(
  content: AdDraft,
  change: { [Key in keyof DraftSettings]?: DraftSettings[Key] | undefined },
): AdDraft {
  const entries = Object.entries({ ...content.settings, ...change }).filter(([, value]) => value !== undefined);
  return { ...content, settings: Object.fromEntries(entries) as DraftSettings };
}

/** The value that a variant is made with; undefined where it is chosen by itself. */
export function readVaried<Key extends Varied>(content: AdDraft, scriptId: string, key: Key): DraftSettings[Key] {
  return findScript(content, scriptId)?.[key] ?? content.settings[key];
}

/**
 * Changes what a variant may have for itself. Where there is one variant only, it is the whole ad's: what the script had for
 * itself gives way.
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
