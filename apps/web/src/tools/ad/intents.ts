import { UPLOAD_LIMITS } from '@reelwright/contracts';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import { findFileKind } from '#src/nouns/media-library/check-media-file.ts';
import type { FilledText, ToolIntent } from '#src/nouns/tools/tool-intent.ts';

const { minFiles } = UPLOAD_LIMITS.productMaterials;

const isVideo = ({ name }: File): boolean => findFileKind(name) === 'video';

/** Makes an ad from a product page. */
export const advertiseLink: ToolIntent = {
  takesFiles: false,
  offer({ typed }) {
    if (typed.kind !== 'link') return null;
    const { url, host, others } = typed;
    return {
      label: { key: 'adListing:link.offer.label' },
      promise:
        others > 0
          ? { key: 'adListing:link.offer.promiseOfFirst', values: { host, count: others } }
          : { key: 'adListing:link.offer.promise', values: { host } },
      start: async () => ({ to: '/link-to-video', search: { url } }),
    };
  },
};

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
