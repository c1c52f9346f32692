import { UPLOAD_LIMITS } from '@reelwright/contracts';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import { findFileKind } from '#src/nouns/media-library/check-media-file.ts';
import type { FilledText, ToolIntent } from '#src/nouns/tools/tool-intent.ts';

const { minFiles } = UPLOAD_LIMITS.productMaterials;

const isVideo = ({ name }: File): boolean => findFileKind(name) === 'video';

/** Makes an ad from a product page, with own files and words besides. */
export const advertiseLink: ToolIntent = {
  takesFiles: true,
  offer({ typed, files }) {
    if (typed.kind !== 'link') return null;
    const { url, host, others, words } = typed;
    return {
      label:
        files.length > 0
          ? { key: 'adListing:link.offer.filesLabel', values: { count: files.length } }
          : { key: 'adListing:link.offer.label' },
      promise: promiseOfLink({ host, others, files: files.length }),
      start: () => startFromLink({ url, files, words }),
    };
  },
};

function promiseOfLink({ host, others, files }: { host: string; others: number; files: number }): FilledText {
  if (others > 0) return { key: 'adListing:link.offer.promiseOfFirst', values: { host, count: others } };
  if (files > 0) return { key: 'adListing:link.offer.filesPromise', values: { host, count: files } };
  return { key: 'adListing:link.offer.promise', values: { host } };
}

async function startFromLink({ url, files, words }: { url: string; files: readonly File[]; words: string }) {
  if (files.length === 0 && words === '') return { to: '/link-to-video', search: { url } } as const;
  const { startDraft } = await loadWhenOnline(() => import('./draft/start-draft.ts'));
  return startDraft({ kind: 'link', link: url, files, description: words });
}

async function startFromUploads(files: readonly File[], description: string) {
  const { startDraft } = await loadWhenOnline(() => import('./draft/start-draft.ts'));
  return startDraft({ kind: 'uploads', files, description });
}

function promiseOf(files: readonly File[]): FilledText {
  const isEnough = files.length >= minFiles || files.some(isVideo);
  return isEnough
    ? { key: 'adListing:description.offer.filesPromise', values: { count: files.length } }
    : { key: 'adListing:description.offer.filesFewPromise', values: { count: minFiles - files.length } };
}

/** Makes an ad from a product's files, its description, or both. */
export const advertiseUploads: ToolIntent = {
  takesFiles: true,
  offer({ typed, files }) {
    const description = typed.kind === 'text' ? typed.text : '';
    if (files.length === 0 && description === '') return null;
    return {
      label:
        files.length > 0
          ? { key: 'adListing:description.offer.filesLabel', values: { count: files.length } }
          : { key: 'adListing:description.offer.textLabel' },
      promise: files.length > 0 ? promiseOf(files) : { key: 'adListing:description.offer.textPromise' },
      start: () => startFromUploads(files, description),
    };
  },
};
