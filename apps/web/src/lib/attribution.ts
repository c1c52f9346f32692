import { STORAGE_KEYS } from '@reelwright/contracts';

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
const NAMES = [...UTM, 'pbtid', 'channel', 'openPartner'] as const;
/** As long as the calls accept. */
const MAX_LENGTH = 200;

/** How a visitor came here, as the calls of sign-in take it. */
export type Attribution = { [Name in (typeof NAMES)[number] | 'invite_code']?: string };

/**
 * Stores how the visitor came, out of the address of a first page: for this tab, and the code of an invitation until the
 * visitor signs up.
 */
export function keepAttribution(search: string): void {
  const query = new URLSearchParams(search);
  for (const name of NAMES) {
    const value = toValue(query.get(name));
    if (value !== undefined) sessionStorage.setItem(name, value);
  }
  const inviteCode = toValue(query.get('inviteCode') ?? query.get('invite_code'));
  if (inviteCode !== undefined) localStorage.setItem(STORAGE_KEYS.inviteCode, inviteCode);
}

export function readInviteCode(): string {
  return localStorage.getItem(STORAGE_KEYS.inviteCode) ?? '';
}

export function readAttribution(): Attribution {
  const kept = NAMES.map((name) => [name, toValue(sessionStorage.getItem(name))] as const);
  const inviteCode = toValue(readInviteCode());
  return Object.fromEntries([...kept, ['invite_code', inviteCode] as const].filter(([, value]) => value !== undefined));
}

/** Returns undefined for a missing value, or one that no call accepts. */
function toValue(text: string | null): string | undefined {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed.length > MAX_LENGTH || /\p{Cc}/u.test(trimmed) ? undefined : trimmed;
}
