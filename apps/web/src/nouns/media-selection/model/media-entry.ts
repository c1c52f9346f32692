/** A folder of the library, as a source lists it. */
export interface MediaFolder {
  id: string;
  file_name: string;
  is_folder: true;
  asset_type: 0;
}

/** An image (1), a video (2) or an audio file (3) of the library. */
export interface MediaAsset {
  id: string;
  file_name: string;
  is_folder: false;
  asset_type: 1 | 2 | 3;
  /** Empty if there is no thumbnail. */
  thumb_url: string;
  /** Seconds; null for images. */
  duration: number | null;
  /** Bytes. */
  filesize: number;
}

export type MediaEntry = MediaFolder | MediaAsset;

export interface MediaCategory {
  id: number;
  cat_name: string;
  sub_category: readonly MediaCategory[];
}

/** A category and its sub-category; 0 where the category has none. */
export type CategoryPath = readonly [category: number, subCategory: number];

/** A step of the breadcrumb. The root has no id. */
export interface PathStep {
  id: string | null;
  name: string;
}

export const isAsset = (entry: MediaEntry): entry is MediaAsset => !entry.is_folder;
