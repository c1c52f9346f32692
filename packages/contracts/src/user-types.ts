/** Numeric user types, as sent in `user_type`. */
export const USER_TYPES = {
  free: 1,
  guest: 5,
  personal: [11, 12, 13, 14],
  business: [21, 22, 23, 24],
} as const;

export type UserType = 1 | 5 | 11 | 12 | 13 | 14 | 21 | 22 | 23 | 24;

export const USER_TYPE_IDS: readonly UserType[] = [1, 5, 11, 12, 13, 14, 21, 22, 23, 24];

/** The vip level of free users. */
export const FREE_VIP_LEVEL = 1;

export const USER_GROUPS = ['guest', 'free', 'personal', 'business'] as const;
export type UserGroup = (typeof USER_GROUPS)[number];

/** Returns the group of a user type, which decides access and queue priority. */
export function userGroupOf(userType: UserType): UserGroup {
  if (userType === USER_TYPES.guest) return 'guest';
  if (userType === USER_TYPES.free) return 'free';
  return userType >= 21 ? 'business' : 'personal';
}

const GROUP_RANKS: Readonly<Record<UserGroup, number>> = { guest: 0, free: 1, personal: 2, business: 3 };

/** Ranks a group: a higher rank includes the permissions of the lower ones. */
export function rankOfGroup(group: UserGroup): number {
  return GROUP_RANKS[group];
}

/**
 * How full a list of waiting work may be, of its limit, for a group to add to it. The rest is room for the groups above:
 * guests can't shut out members, nor free users those who pay.
 */
const GROUP_SHARES: Readonly<Record<UserGroup, number>> = { guest: 0.4, free: 0.6, personal: 0.8, business: 1 };

/** Returns how much may wait in a list, of all users, before a user of this group is refused. */
export function shareOfGroup(group: UserGroup, limit: number): number {
  return Math.ceil(limit * GROUP_SHARES[group]);
}

export function isPaidGroup(group: UserGroup): boolean {
  return rankOfGroup(group) >= GROUP_RANKS.personal;
}
