import { DOWNLOAD_LIMITS } from '@reelwright/contracts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import { keepInTab, readFromTab } from '#src/lib/tab-storage.ts';
import { toWebAddress } from '#src/lib/web-address.ts';
import { submitLink } from '../api/submit-link.ts';

const link = z.object({
  key: z.string(),
  url: z.string(),
  /** Null until the server has taken the link. */
  lookupId: z.string().nullable(),
  /** Why the server did not take it. */
  problem: z.string().nullable(),
  /** What the user has chosen; null for what was found. */
  formatId: z.string().nullable(),
  title: z.string().nullable(),
  artist: z.string().nullable(),
});
/** A link, and what its user has chosen. Both downloaders share the links of a tab. */
export type DownloadLink = z.infer<typeof link>;

const KEPT_KEY = 'downloader-links';
const listeners = new Set<() => void>();
let links: DownloadLink[] = readKept();

function readKept(): DownloadLink[] {
  // Links written by another version of the app count as missing.
  return z.array(link).safeParse(readFromTab(KEPT_KEY)).data ?? [];
}

function setLinks(next: DownloadLink[]): void {
  links = next;
  keepInTab(KEPT_KEY, next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useLinks = (): DownloadLink[] => useSyncExternalStore(subscribe, () => links);

export function changeLink(key: string, change: Partial<DownloadLink>): void {
  setLinks(links.map((each) => (each.key === key ? { ...each, ...change } : each)));
}

/** Removes a link, and returns what puts it back at its place. */
export function removeLink(key: string): () => void {
  const at = links.findIndex((each) => each.key === key);
  const removed = links[at];
  setLinks(links.filter((each) => each.key !== key));
  return () => {
    if (removed) setLinks(links.toSpliced(at, 0, removed));
  };
}

export const removeAllLinks = (): void => setLinks([]);

/** Removes links whose downloads were started. */
export const dropLinks = (keys: ReadonlySet<string>): void => setLinks(links.filter(({ key }) => !keys.has(key)));

export type AddProblem = { kind: 'invalid'; link: string } | { kind: 'tooMany' };

/** Adds the links of a text, one per line or word, and looks them up. Links that are there already are left out. */
export function addLinks(text: string): AddProblem | null {
  const words = [...new Set(text.split(/\s+/).filter((word) => word !== ''))];
  const wrong = words.find((word) => toWebAddress(word) === null);
  if (wrong !== undefined) return { kind: 'invalid', link: wrong };
  const known = new Set(links.map(({ url }) => url));
  const urls = words.flatMap((word) => toWebAddress(word) ?? []).filter((url) => !known.has(url));
  if (links.length + urls.length > DOWNLOAD_LIMITS.maxLinks) return { kind: 'tooMany' };
  const plain = { lookupId: null, problem: null, formatId: null, title: null, artist: null };
  const added = urls.map((url) => ({ ...plain, key: makeRandomId(), url }));
  setLinks([...links, ...added]);
  for (const each of added) void lookUp(each);
  return null;
}

/** Looks a link up anew. */
export function retryLink(key: string): void {
  const found = links.find((each) => each.key === key);
  if (!found) return;
  changeLink(key, { lookupId: null, problem: null, formatId: null });
  void lookUp(found);
}

async function lookUp({ key, url }: DownloadLink): Promise<void> {
  try {
    const { task_id: lookupId } = await submitLink(url);
    changeLink(key, { lookupId, problem: null });
  } catch (error) {
    changeLink(key, { problem: describeError(error, getLanguage()) });
  }
}
