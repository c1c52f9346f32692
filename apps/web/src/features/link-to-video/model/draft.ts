import type { AdForm } from './ad-form.ts';

const PREFIX = 'link-to-video:';

/** What was typed for a link (or by hand, without one) in this tab, over the empty form; survives a reload. */
export function readDraft(link: string | undefined, empty: AdForm): AdForm | null {
  const kept = sessionStorage.getItem(PREFIX + (link ?? ''));
  if (kept === null) return null;
  try {
    return { ...empty, ...(JSON.parse(kept) as Partial<AdForm>) };
  } catch {
    // Written by another version of the app, or cut off: what can't be read is as good as none.
    return null;
  }
}

export function keepDraft(link: string | undefined, form: AdForm): void {
  sessionStorage.setItem(PREFIX + (link ?? ''), JSON.stringify(form));
}

export function dropDraft(link: string | undefined): void {
  sessionStorage.removeItem(PREFIX + (link ?? ''));
}
