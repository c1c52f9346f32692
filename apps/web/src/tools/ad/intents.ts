import { UPLOAD_LIMITS } from '@reelwright/contracts';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import { findFileKind } from '#src/nouns/uploads/check-media-file.ts';
import type { FilledText, ToolIntent } from '#src/nouns/tools/tool-intent.ts';
import type { DraftStart } from './draft/start-draft.ts';

const { minFiles } = UPLOAD_LIMITS.productMaterials;
const VIDEO_ASSET = 2;

const isVideo = ({ name }: File): boolean => findFileKind(name) === 'video';

/** Makes an ad from a product page or a saved product, with own files and words besides. */
export const advertiseLink: ToolIntent = {
  takesFiles: true,
  offer({ typed, files, assets, product }) {
    const media = files.length + assets.length;
    if (product !== null) {
      return {
        label: { key: 'adListing:link.offer.productLabel' },
        promise: { key: 'adListing:link.offer.productPromise', values: { name: product.name } },
        start: () => startFrom({ kind: 'product', product, as: 'link', files, assets }),
      };
    }
    if (typed.kind !== 'link') return null;
    const { url, host, others, words } = typed;
    return {
      label:
        media > 0
          ? { key: 'adListing:link.offer.filesLabel', values: { count: media } }
          : { key: 'adListing:link.offer.label' },
      promise: promiseOfLink({ host, others, files: media }),
      start: async () =>
        media === 0 && words === ''
          ? ({ to: '/link-to-video', search: { url } } as const)
          : startFrom({ kind: 'link', link: url, files, assets, description: words }),
    };
  },
};

function promiseOfLink({ host, others, files }: { host: string; others: number; files: number }): FilledText {
  if (others > 0) return { key: 'adListing:link.offer.promiseOfFirst', values: { host, count: others } };
  if (files > 0) return { key: 'adListing:link.offer.filesPromise', values: { host, count: files } };
  return { key: 'adListing:link.offer.promise', values: { host } };
}

async function startFrom(start: DraftStart) {
  const { startDraft } = await loadWhenOnline(() => import('./draft/start-draft.ts'));
  return startDraft(start);
}

function promiseOf({ count, hasVideo }: { count: number; hasVideo: boolean }): FilledText {
  return count >= minFiles || hasVideo
    ? { key: 'adListing:description.offer.filesPromise', values: { count } }
    : { key: 'adListing:description.offer.filesFewPromise', values: { count: minFiles - count } };
}

/** Makes an ad from a product's files, its description, or both. */
export const advertiseUploads: ToolIntent = {
  takesFiles: true,
  offer({ typed, files, assets, product }) {
    const description = typed.kind === 'text' ? typed.text : '';
    const count = files.length + assets.length;
    if (product !== null || (count === 0 && description === '')) return null;
    const hasVideo = files.some(isVideo) || assets.some(({ asset_type: type }) => type === VIDEO_ASSET);
    return {
      label:
        count > 0
          ? { key: 'adListing:description.offer.filesLabel', values: { count } }
          : { key: 'adListing:description.offer.textLabel' },
      promise: count > 0 ? promiseOf({ count, hasVideo }) : { key: 'adListing:description.offer.textPromise' },
      start: () => startFrom({ kind: 'uploads', files, assets, description }),
    };
  },
};
