import type { Handlers } from '../../platform/http/handlers.ts';
import type { AccountsService } from './accounts.service.ts';

export function accountHandlers(
  accounts: AccountsService,
): Pick<Handlers, 'guestLogin' | 'login' | 'logout' | 'getUserInfo'> {
  return {
    guestLogin: () => accounts.startGuest(),
    login: (input, { origin }) => accounts.login({ ...input, address: origin.address }),
    logout: async (_input, { token }) => {
      if (token !== null) await accounts.logout(token);
      return {};
    },
    getUserInfo: (_input, { actor }) => accounts.getUserInfo(actor.userId),
  };
}
