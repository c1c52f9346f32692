import type { Handlers } from '../../platform/http/handlers.ts';
import type { SharesService } from './shares.service.ts';

export function shareHandlers(
  shares: SharesService,
): Pick<Handlers, 'createShare' | 'listShares' | 'revokeShare' | 'shareDetail'> {
  return {
    createShare: ({ task_id: taskId, expires_in_days: expiresInDays, password }, { user }) =>
      shares.createShare({ taskId, userId: user.userId }, { expiresInDays, password }),

    listShares: async ({ task_id: taskId }, { user }) => ({
      shares: await shares.listShares({ taskId, userId: user.userId }),
    }),

    revokeShare: async ({ share_id: shareId }, { user }) => {
      await shares.revokeShare({ shareId, userId: user.userId });
      return {};
    },

    shareDetail: ({ token, password }) => shares.getShared({ token, password }),
  };
}
