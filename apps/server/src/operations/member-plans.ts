/** What a user may be said to pay for by the operator. */
export const MEMBER_PLANS = ['free', 'personal', 'business'] as const;
export type MemberPlan = (typeof MEMBER_PLANS)[number];
