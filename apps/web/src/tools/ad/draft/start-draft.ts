import { productToVideo, urlToVideo } from '@reelwright/contracts';
import { getLanguage } from '#src/lib/i18n.ts';
import { fillFromText } from './fill-from-text.ts';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import { getDraftUploads } from './draft-uploads.ts';
import { createAdDraft } from '#src/nouns/drafts/model/open-drafts.ts';

/** What an ad can begin with. */
export type DraftStart =
  | { kind: 'link'; link: string }
  /** The same tool without a link: one picture is enough. */
  | { kind: 'hand' }
  /** Pictures and films of a product, its description, or both; neither for an empty form. */
  | { kind: 'uploads'; files?: Iterable<File>; description?: string };

/** Begins a draft, and uploads what was given; resolves to the screen where it goes on. Throws CallError. */
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
      // Of a page its own language is taken, when it was read.
      ...(start.kind === 'link' ? {} : { settings: { language } }),
    },
  });
  if (isUploads && start.files) getDraftUploads(store, 'pictures').add(start.files);
  return findDraftAddress({ toolType, step: 'product', draftId: store.draftId });
}
