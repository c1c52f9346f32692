import type { FilmstripGeometry } from '@reelwright/media';
import type { Media } from '@reelwright/timeline';

/** What documents and screens use of an asset: its working copy and what is shown of it. Keys are those of the storage. */
export interface AssetMedia {
  /** As a document names it; its key is the working copy's. */
  media: Media;
  /** A JPEG; null for sounds. */
  posterKey: string | null;
  /** The following are null for pictures, and all but `peaksKey` for sounds. */
  proxyKey: string | null;
  /** Null where there is no sound, too. */
  peaksKey: string | null;
  filmstrip: { key: string; geometry: FilmstripGeometry } | null;
}
