import { isPhotoName } from '@reelwright/contracts';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import type { ToolIntent } from '#src/nouns/tools/tool-intent.ts';

/** Cuts out images that come without words. */
export const cutOutFiles: ToolIntent = {
  takesFiles: true,
  offer({ typed, files }) {
    if (typed.kind !== 'nothing' || files.length === 0 || !files.every(({ name }) => isPhotoName(name))) return null;
    return {
      label: { key: 'backgroundRemoverListing:offer.label', values: { count: files.length } },
      promise: { key: 'backgroundRemoverListing:offer.promise' },
      async start() {
        const { addFiles } = await loadWhenOnline(() => import('./model/cut-images.ts'));
        addFiles(files);
        return { to: '/background-remover', search: {} };
      },
    };
  },
};
