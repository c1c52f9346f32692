import type { CallData, LinkedIdentity } from '@reelwright/contracts';
import type { IdentityRow } from './identities.store.ts';
import type { PasskeyRow } from './passkeys.store.ts';

export function presentIdentity(
  { identityId, provider, email, linkedAt }: IdentityRow,
  providerName: string,
): LinkedIdentity {
  return {
    identity_id: identityId,
    provider,
    provider_name: providerName,
    email,
    linked_at: linkedAt.toISOString(),
  };
}

export function presentPasskey({
  identityId,
  name,
  isSynced,
  createdAt,
  lastUsedAt,
}: PasskeyRow): CallData<'listIdentities'>['passkeys'][number] {
  return {
    identity_id: identityId,
    name,
    is_synced: isSynced,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
