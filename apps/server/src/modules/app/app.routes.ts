import type { Handlers } from '../../platform/http/handlers.ts';

export interface AppFacts {
  version: string;
  /** Null if strangers could read it. Only pages of this server are told. */
  demoAccount: { email: string; password: string } | null;
}

export function appHandlers({ version, demoAccount }: AppFacts): Pick<Handlers, 'appSetting' | 'getVersion'> {
  return {
    appSetting: async (_input, { origin }) => ({
      version,
      demo_account:
        demoAccount && origin.isOwnPage ? { email: demoAccount.email, password: demoAccount.password } : null,
    }),
    getVersion: async () => ({ version }),
  };
}
