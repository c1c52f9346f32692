import { type SQL, sql } from 'drizzle-orm';
import type { AssetRow } from './assets.store.ts';

/** What an address and a description of a file need. */
export type AssetFile = Pick<
  AssetRow,
  'assetId' | 'fileName' | 'storageKey' | 'contentType' | 'width' | 'height' | 'durationS' | 'sizeBytes' | 'sha256'
>;

/**
 * Selects the file of an asset as JSON, for statements of others that show assets with their own rows; `assetId` is a column
 * of the statement around it, with its table's name.
 */
export const selectFile = (assetId: SQL): SQL<AssetFile> => sql<AssetFile>`(
  select json_build_object(
    'assetId', file.asset_id, 'fileName', file.file_name, 'storageKey', file.storage_key,
    'contentType', file.content_type, 'width', file.width, 'height', file.height, 'durationS', file.duration_s,
    'sizeBytes', file.size_bytes, 'sha256', file.sha256
  ) from assets as file where file.asset_id = ${assetId}
)`;
