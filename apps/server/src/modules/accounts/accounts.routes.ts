import { listRefusals } from '@reelwright/contracts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { readSignUpFacts } from './sign-up-facts.ts';
import type { SignUpService } from './sign-up.service.ts';
import type { AccountsService } from './accounts.service.ts';
import { sessionHandlers } from './sessions.routes.ts';
import type { SessionsService } from './sessions.service.ts';

export function accountHandlers(
  accounts: AccountsService,
  sessions: SessionsService,
  signUp: SignUpService,
): Pick<
  Handlers,
  | 'guestLogin'
  | 'login'
  | 'logout'
  | 'getUserInfo'
  | 'getVCode'
  | 'registerByCode'
  | 'perfectRegister'
  | 'resetPwdByCode'
  | 'hasReg'
> &
  ReturnType<typeof sessionHandlers> {
  return {
    ...sessionHandlers(sessions),
    guestLogin: (input, request) => accounts.startGuest(request, readSignUpFacts(input)),
    getVCode: (input, request) => signUp.requestCode(input, request),
    registerByCode: (input, request) => signUp.registerByCode(input, request),
    perfectRegister: (input, request) => signUp.perfectRegister(input, request),
    resetPwdByCode: (input, request) => signUp.resetPassword(input, request),
    hasReg: (input, request) => signUp.hasReg(input, request),
    login: (input, request) => accounts.login(input, request),
    logout: async (_input, { token }) => {
      if (token !== null) await sessions.endSession(token);
      return {};
    },
    getUserInfo: async (_input, { actor, session }) => ({
      ...(await accounts.getUserInfo(actor.userId, { isRegister: session?.isNewAccount ?? false })),
      // Also depends on where the request comes from.
      is_operator: actor.isOperator,
      permissions: listRefusals(actor),
    }),
  };
}
