import type { Handlers } from '../../platform/http/handlers.ts';
import type { SharesService } from './shares.service.ts';

export function shareHandlers(
  shares: SharesService,
): Pick<Handlers, 'createShare' | 'listShares' | 'revokeShare' | 'shareDetail'> {
  return {
    createShare: ({ task_id: taskId, expires_in_days: expiresInDays, password }, { actor }) =>
      shares.createShare({ taskId, actor }, { expiresInDays, password }),

    listShares: async ({ task_id: taskId }, { actor }) => ({
      shares: await shares.listShares({ taskId, actor }),
    }),

    revokeShare: async ({ share_id: shareId }, { actor }) => {
      await shares.revokeShare({ shareId, actor });
      return {};
    },

    shareDetail: ({ token, password }, { origin }) => shares.getShared({ token, password, address: origin.address }),
  };
}
