import type { Profile } from '@reelwright/contracts';
import type { Member } from '../accounts/members.service.ts';
import type { ProfileRow } from './profiles.store.ts';

export function presentProfile(member: Member, row: ProfileRow | undefined, avatarUrl: string | null): Profile {
  return {
    email: member.email,
    nickname: member.nickname,
    avatar_url: avatarUrl,
    language: row?.language ?? null,
    has_password: member.hasPassword,
    notifications: { result_ready: row?.wantsResults ?? true, product_news: row?.wantsNews ?? false },
    created_at: member.createdAt.toISOString(),
    delete_after: member.deleteAfter?.toISOString() ?? null,
  };
}
