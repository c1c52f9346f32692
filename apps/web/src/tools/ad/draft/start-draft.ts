import {
  type AdDraft,
  type AssetId,
  type LibraryAsset,
  productToVideo,
  type SavedProduct,
  urlToVideo,
} from '@reelwright/contracts';
import { api } from '#src/lib/api.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { findDefaultBrandKit } from '#src/nouns/brand-kits/api/list-brand-kits.ts';
import { applyBrandKit } from './apply-brand-kit.ts';
import { fillBesideLink, type FilledFromText, fillFromText } from './fill-from-text.ts';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import { addLibraryImages, getDraftUploads } from './draft-uploads.ts';
import { toDraftProduct } from './to-draft-product.ts';
import { createAdDraft } from '#src/nouns/drafts/model/open-drafts.ts';

/** The starting points of an ad. */
export type DraftStart =
  /** A product page; with own files, and words about the product. */
  | { kind: 'link'; link: string; files?: Iterable<File>; assets?: readonly LibraryAsset[]; description?: string }
  /** The same tool without a link: one image is enough, for example one of the library that another tool has made. */
  | { kind: 'hand'; assetId?: AssetId }
  /** Images and videos of a product, from the device or the library, its description, or both; neither for an empty form. */
  | { kind: 'uploads'; files?: Iterable<File>; assets?: readonly LibraryAsset[]; description?: string }
  /** A saved product, for either tool; with own files besides. */
  | {
      kind: 'product';
      product: SavedProduct;
      as: 'link' | 'uploads';
      files?: Iterable<File>;
      assets?: readonly LibraryAsset[];
    };

function fillFrom(
  start: DraftStart,
): Partial<FilledFromText> & Pick<FilledFromText, 'language'> & Pick<AdDraft, 'product_id'> {
  if (start.kind === 'product') return fillFromProduct(start.product);
  const description = start.kind === 'hand' ? '' : (start.description?.trim() ?? '');
  if (description !== '' && start.kind === 'uploads') return fillFromText(description);
  if (description !== '' && start.kind === 'link') return { language: getLanguage(), ...fillBesideLink(description) };
  return { language: getLanguage() };
}

/** A saved product needs no page: its facts stand in the draft, and are the user's own. */
function fillFromProduct(saved: SavedProduct): FilledFromText & Pick<AdDraft, 'product_id'> {
  const images = saved.media.map(({ ref, kind }, index) => ({ id: `saved-${index}`, ref, kind }));
  return {
    product: { ...toDraftProduct(saved), images },
    sources: {},
    product_id: saved.product_id,
    language: saved.language ?? getLanguage(),
  };
}

function toSource(start: DraftStart): Pick<AdDraft, 'source' | 'read_link'> {
  switch (start.kind) {
    case 'uploads':
      return { source: { kind: 'uploads' } };
    case 'hand':
      return { source: { kind: 'link', link: '' } };
    case 'link':
      return { source: { kind: 'link', link: start.link.trim() } };
    case 'product': {
      const { link } = start.product;
      if (start.as === 'uploads') return { source: { kind: 'uploads' } };
      return { source: { kind: 'link', link: link ?? '' }, ...(link === undefined ? {} : { read_link: link }) };
    }
  }
}

/** Creates a draft and uploads the given files; resolves to the screen where it continues. Throws CallError. */
export async function startDraft(start: DraftStart) {
  const isUploads = start.kind === 'uploads' || (start.kind === 'product' && start.as === 'uploads');
  const toolType = isUploads ? productToVideo.id : urlToVideo.id;
  const { language, ...filled } = fillFrom(start);
  const made =
    start.kind === 'hand' && start.assetId !== undefined
      ? [await api.call('getLibraryAsset', { asset_id: start.assetId })]
      : [];
  const kit = await findDefaultBrandKit();
  const store = await createAdDraft({
    tool_type: toolType,
    content: {
      version: 1,
      step: 'product',
      ...toSource(start),
      ...filled,
      // For a link, the page's language is used once the page is read.
      ...(start.kind === 'link' ? {} : { settings: { language } }),
    },
  });
  if (kit) store.change(applyBrandKit(kit), { isSilent: true });
  if (start.kind !== 'hand' && start.files) getDraftUploads(store, 'images').add(start.files);
  addLibraryImages(store, start.kind === 'hand' ? made : (start.assets ?? []));
  return findDraftAddress({ toolType, step: 'product', draftId: store.draftId });
}
