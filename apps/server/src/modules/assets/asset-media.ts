import type { FilmstripGeometry } from '@reelwright/media';
import type { Media } from '@reelwright/timeline';

/** What documents and screens use of an asset: its working copy, poster, proxy and peaks. Keys are storage keys. */
export interface AssetMedia {
  /** As a document names it; its key is the key of the working copy. */
  media: Media;
  /** A JPEG; of audio, its waveform; null for audio that is older than these drawings. */
  posterKey: string | null;
  /** The following are null for images; all but `peaksKey` are null for audio. */
  proxyKey: string | null;
  /** Also null for a video without audio. */
  peaksKey: string | null;
  filmstrip: { key: string; geometry: FilmstripGeometry } | null;
  /** Of all files above together; absent from assets that are older than this count. */
  keptBytes?: number;
}
