import type { Share, SharedOutput, TaskOutput } from '@reelwright/contracts';
import type { ShareRow } from './shares.store.ts';

/** `token`: opened by the caller; null if it was not kept. */
export function presentShare(row: ShareRow, token: string | null): Share {
  const { shareId, expiresAt, passwordHash, createdAt, views, lastViewedAt } = row;
  return {
    share_id: shareId,
    expires_at: expiresAt?.toISOString() ?? null,
    has_password: passwordHash !== null,
    created_at: createdAt.toISOString(),
    token,
    views,
    last_viewed_at: lastViewedAt?.toISOString() ?? null,
  };
}

export function presentSharedOutput({ asset_id: _asset, sha256: _sha256, ...output }: TaskOutput): SharedOutput {
  return output;
}
