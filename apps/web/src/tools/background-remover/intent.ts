import { isPhotoName } from '@reelwright/contracts';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import type { ToolIntent } from '#src/nouns/tools/tool-intent.ts';

const IMAGE_ASSET = 1;

/** Cuts out images that come without words. */
export const cutOutFiles: ToolIntent = {
  takesFiles: true,
  offer({ typed, files, assets, product }) {
    const count = files.length + assets.length;
    const arePhotos =
      files.every(({ name }) => isPhotoName(name)) && assets.every(({ asset_type: type }) => type === IMAGE_ASSET);
    if (typed.kind !== 'nothing' || product !== null || count === 0 || !arePhotos) return null;
    return {
      label: { key: 'backgroundRemoverListing:offer.label', values: { count } },
      promise: { key: 'backgroundRemoverListing:offer.promise' },
      async start() {
        const { cutImages } = await loadWhenOnline(() => import('./model/cut-images.ts'));
        cutImages.addFiles(files);
        cutImages.addAssets(assets);
        return { to: '/background-remover', search: {} };
      },
    };
  },
};
