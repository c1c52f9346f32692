import type { Handlers } from '../../platform/http/handlers.ts';

export interface AppFacts {
  version: string;
  /** Null if strangers could read it. */
  demoAccount: { email: string; password: string } | null;
}

export function appHandlers({ version, demoAccount }: AppFacts): Pick<Handlers, 'appSetting' | 'getVersion'> {
  return {
    appSetting: async () => ({
      version,
      demo_account: demoAccount && { email: demoAccount.email, password: demoAccount.password },
    }),
    getVersion: async () => ({ version }),
  };
}
