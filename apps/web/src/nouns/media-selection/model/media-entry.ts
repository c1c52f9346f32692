/** Kinds of entries, numbered as the library's calls number them. */
export const ASSET_TYPES = { folder: 0, image: 1, video: 2, audio: 3 } as const;

type AssetType = (typeof ASSET_TYPES)[keyof typeof ASSET_TYPES];

/** A folder or a file of the library. */
export interface MediaEntry {
  id: string;
  file_name: string;
  is_folder: boolean;
  asset_type: AssetType;
  /** Empty for entries without an image to show. */
  thumb_url: string;
  /** Seconds; 0 for what has no length. */
  duration: number;
  /** Bytes. */
  filesize: number;
}

export interface MediaCategory {
  id: string;
  cat_name: string;
  sub_category: readonly MediaCategory[];
}

/** One crumb. The root and a category's own list have no folder. */
export interface PathStep {
  id?: string;
  name: string;
}
