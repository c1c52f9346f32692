import {
  listRefusals,
  type UserId,
  type UserInfo,
  userGroupOf,
  type UserType,
  type WorkspaceId,
} from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { UserInWorkspace, UserRow } from './accounts.store.ts';

// Rows need no check here: ids were branded and values had the contract's types when they were inserted.
export function toActor({ user, role }: UserInWorkspace): Actor {
  return {
    userId: user.userId as UserId,
    workspaceId: user.workspaceId as WorkspaceId,
    role,
    plan: userGroupOf(user.userType as UserType),
    toolPermissions: user.appPermission,
    isOperator: user.isOperator,
    ...(user.deleteAfter !== null && { isLeaving: true }),
  };
}

export function presentUserInfo(
  user: UserRow,
  balance: { available: number; held: number },
  isRegister: boolean,
): UserInfo {
  return {
    userId: user.userId as UserId,
    user_type: user.userType,
    vip_level: user.vipLevel,
    email: user.email,
    nickname: user.nickname,
    isRegister,
    app_permission: user.appPermission,
    permissions: listRefusals({
      plan: userGroupOf(user.userType as UserType),
      toolPermissions: user.appPermission,
      isOperator: user.isOperator,
      isLeaving: user.deleteAfter !== null,
    }),
    delete_after: user.deleteAfter?.toISOString() ?? null,
    credits: balance.available,
    credits_held: balance.held,
    is_operator: user.isOperator,
  };
}
