import { type LibraryAsset, productToVideo, urlToVideo } from '@reelwright/contracts';
import { getLanguage } from '#src/lib/i18n.ts';
import { findDefaultBrandKit } from '#src/nouns/brand-kits/api/list-brand-kits.ts';
import { applyBrandKit } from './apply-brand-kit.ts';
import { fillBesideLink, type FilledFromText, fillFromText } from './fill-from-text.ts';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import { addLibraryImages, getDraftUploads } from './draft-uploads.ts';
import { createAdDraft } from '#src/nouns/drafts/model/open-drafts.ts';

/** The starting points of an ad. */
export type DraftStart =
  /** A product page; with own files, and words about the product. */
  | { kind: 'link'; link: string; files?: Iterable<File>; description?: string }
  /** The same tool without a link: one image is enough. */
  | { kind: 'hand' }
  /** Images and videos of a product, from the device or the library, its description, or both; neither for an empty form. */
  | { kind: 'uploads'; files?: Iterable<File>; assets?: readonly LibraryAsset[]; description?: string };

function fillFrom(start: DraftStart): Partial<FilledFromText> & Pick<FilledFromText, 'language'> {
  const description = start.kind === 'hand' ? '' : (start.description?.trim() ?? '');
  if (description !== '' && start.kind === 'uploads') return fillFromText(description);
  if (description !== '' && start.kind === 'link') return { language: getLanguage(), ...fillBesideLink(description) };
  return { language: getLanguage() };
}

/** Creates a draft and uploads the given files; resolves to the screen where it continues. Throws CallError. */
export async function startDraft(start: DraftStart) {
  const isUploads = start.kind === 'uploads';
  const toolType = isUploads ? productToVideo.id : urlToVideo.id;
  const { language, ...filled } = fillFrom(start);
  const kit = await findDefaultBrandKit();
  const store = await createAdDraft({
    tool_type: toolType,
    content: {
      version: 1,
      step: 'product',
      source: isUploads ? { kind: 'uploads' } : { kind: 'link', link: start.kind === 'link' ? start.link.trim() : '' },
      ...filled,
      // For a link, the page's language is used once the page is read.
      ...(start.kind === 'link' ? {} : { settings: { language } }),
    },
  });
  if (kit) store.change(applyBrandKit(kit), { isSilent: true });
  if (start.kind !== 'hand' && start.files) getDraftUploads(store, 'images').add(start.files);
  if (start.kind === 'uploads') addLibraryImages(store, start.assets ?? []);
  return findDraftAddress({ toolType, step: 'product', draftId: store.draftId });
}
