import type { Handlers } from '../../platform/http/handlers.ts';
import type { AccountDataService } from './account-data.service.ts';

export function accountDataHandlers(
  accountData: AccountDataService,
): Pick<Handlers, 'getAccountExport' | 'startAccountExport' | 'scheduleDeletion' | 'keepAccount'> {
  return {
    getAccountExport: async (_input, context) => ({ export: await accountData.getExport(context) }),
    startAccountExport: async (_input, context) => ({ export: await accountData.startExport(context) }),
    scheduleDeletion: async ({ password, confirmation }, context) => {
      const deleteAfter = await accountData.scheduleDeletion({ password, confirmation }, context);
      return { delete_after: deleteAfter.toISOString() };
    },
    keepAccount: async (_input, { actor }) => {
      await accountData.keepAccount(actor);
      return {};
    },
  };
}
