import { FREE_VIP_LEVEL, PASSWORD_LIMITS, USER_TYPES, type UserType } from '@reelwright/contracts';
import * as z from 'zod';
import { AppError } from '../app-error.ts';
import { StartupError } from '../platform/settings/startup-error.ts';
import { MEMBER_PLANS, type MemberPlan } from './member-plans.ts';
import { defineOperation } from './operation.ts';

const TYPES: Readonly<Record<MemberPlan, { userType: UserType; vipLevel: number }>> = {
  free: { userType: USER_TYPES.free, vipLevel: FREE_VIP_LEVEL },
  personal: { userType: USER_TYPES.personal[0], vipLevel: FREE_VIP_LEVEL + 1 },
  business: { userType: USER_TYPES.business[0], vipLevel: FREE_VIP_LEVEL + 1 },
};

export const createUser = defineOperation({
  name: 'create_user',
  input: z.object({
    email: z.email('must be an e-mail address').trim().toLowerCase(),
    password: z.string().min(PASSWORD_LIMITS.minLength, `must have at least ${PASSWORD_LIMITS.minLength} characters`),
    plan: z.enum(MEMBER_PLANS),
    credits: z.number().int().min(0),
  }),
  result: z.object({ userId: z.number() }),
  async run({ modules: { accounts } }, { email, password, plan, credits }) {
    if (await accounts.hasMember(email)) throw new StartupError(`There is an account for ${email} already.`);
    const nickname = email.slice(0, email.indexOf('@'));
    const member = { email, password, nickname, credits, cause: 'operator_grant', ...TYPES[plan] } as const;
    return { userId: await accounts.createMember(member) };
  },
});

export const grantCredits = defineOperation({
  name: 'grant_credits',
  input: z.object({ email: z.string(), credits: z.number().int().min(1) }),
  result: z.object({ balance: z.number() }),
  async run({ modules: { accounts } }, { email, credits }) {
    try {
      return { balance: await accounts.grantToMember({ email, amount: credits }) };
    } catch (error) {
      const isUnknown = error instanceof AppError && error.code === 'NOT_FOUND';
      throw isUnknown ? new StartupError(`There is no account for ${email}: make one with create-user.`) : error;
    }
  },
});

export const setOperator = defineOperation({
  name: 'set_operator',
  input: z.object({ email: z.string(), isOperator: z.boolean() }),
  result: z.object({}),
  async run({ modules: { accounts } }, { email, isOperator }) {
    try {
      await accounts.setOperator({ email, isOperator });
      return {};
    } catch (error) {
      const isUnknown = error instanceof AppError && error.code === 'NOT_FOUND';
      throw isUnknown ? new StartupError(`There is no account for ${email}: make one with create-user.`) : error;
    }
  },
});

export const purgeGuests = defineOperation({
  name: 'purge_guests',
  input: z.object({}),
  result: z.object({ purged: z.number() }),
  async run({ modules: { guests } }, _input, { signal, onProgress }) {
    let purged = 0;
    // Each call purges some; it ends where all that are left have a task that must stop first.
    for (let last = -1; last !== 0; ) {
      last = await guests.purgeGuests(signal);
      purged += last;
      if (last > 0) onProgress(`Purged ${purged} guests`);
    }
    return { purged };
  },
});
