import { productToVideo, urlToVideo } from '@reelwright/contracts';
import { getLanguage } from '#src/lib/i18n.ts';
import { fillFromText } from './fill-from-text.ts';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import { getDraftUploads } from './draft-uploads.ts';
import { createAdDraft } from '#src/nouns/drafts/model/open-drafts.ts';

/** The starting points of an ad. */
export type DraftStart =
  | { kind: 'link'; link: string }
  /** The same tool without a link: one image is enough. */
  | { kind: 'hand' }
  /** Images and videos of a product, its description, or both; neither for an empty form. */
  | { kind: 'uploads'; files?: Iterable<File>; description?: string };

/** Creates a draft and uploads the given files; resolves to the screen where it continues. Throws CallError. */
export async function startDraft(start: DraftStart) {
  const isUploads = start.kind === 'uploads';
  const toolType = isUploads ? productToVideo.id : urlToVideo.id;
  const description = isUploads ? start.description?.trim() : undefined;
  const { language, ...filled } = description ? fillFromText(description) : { language: getLanguage() };
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
  if (isUploads && start.files) getDraftUploads(store, 'images').add(start.files);
  return findDraftAddress({ toolType, step: 'product', draftId: store.draftId });
}
