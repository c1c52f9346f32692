import type { AssetId, FolderId } from '@reelwright/contracts';
import type { OwnedRow } from '../../actor.ts';
import type { AssetRow } from './assets.store.ts';

/** A file of a workspace's library. */
export type Asset = Omit<AssetRow, 'assetId' | 'folderId' | keyof OwnedRow> &
  OwnedRow & { assetId: AssetId; folderId: FolderId | null };
