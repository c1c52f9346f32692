import { api } from '#src/lib/api.ts';

/** Counts this visit for the owner of an invite code. Throws CallError. */
export async function countInviteVisit(code: string): Promise<void> {
  await api.call('countInviteLog', { invite_code: code });
}
