import type { UserId, UserInfo } from '@reelwright/contracts';
import type { UserRow } from './accounts.store.ts';

export function presentUserInfo(user: UserRow, balance: { available: number; held: number }): UserInfo {
  return {
    userId: user.userId as UserId,
    user_type: user.userType,
    vip_level: user.vipLevel,
    email: user.email,
    nickname: user.nickname,
    isRegister: false,
    app_permission: user.appPermission,
    credits: balance.available,
    credits_held: balance.held,
  };
}
