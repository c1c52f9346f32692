import type { Share, SharedOutput, TaskOutput } from '@reelwright/contracts';
import type { ShareRow } from './shares.store.ts';

export function presentShare({ shareId, expiresAt, passwordHash, createdAt }: ShareRow): Share {
  return {
    share_id: shareId,
    expires_at: expiresAt?.toISOString() ?? null,
    has_password: passwordHash !== null,
    created_at: createdAt.toISOString(),
  };
}

export function presentSharedOutput({ asset_id: _asset, sha256: _sha256, ...output }: TaskOutput): SharedOutput {
  return output;
}
