import { CALL_ROUTES } from './call-routes.ts';
import { type AccessHolder, type AccessRefusal, findRefusal } from './permissions.ts';

/** Kinds of users, in the order of what they may do. A member and an administrator of a workspace differ by rows. */
export const USER_KINDS: Readonly<Record<string, AccessHolder | undefined>> = {
  nobody: undefined,
  guest: { plan: 'guest', toolPermissions: [] },
  free: { plan: 'free', toolPermissions: [] },
  personal: { plan: 'personal', toolPermissions: [] },
  business: { plan: 'business', toolPermissions: [] },
  operator: { plan: 'free', toolPermissions: [], isOperator: true },
  leaving: { plan: 'business', toolPermissions: [], isLeaving: true },
};

/** Returns why each call is refused to each kind of user; undefined where it is open. */
export function listPermissions(): { call: string; access: string; refusals: (AccessRefusal | undefined)[] }[] {
  return Object.entries(CALL_ROUTES).map(([call, route]) => ({
    call,
    access: route.access,
    refusals: Object.values(USER_KINDS).map((holder) => findRefusal(route, holder)),
  }));
}
