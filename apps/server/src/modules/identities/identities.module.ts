import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { SessionsService } from '../accounts/sessions.service.ts';
import type { OpenModule } from '../open-module.ts';
import { identityHandlers } from './identities.routes.ts';
import { createIdentitiesService } from './identities.service.ts';
import { createLoginStates } from './login-states.service.ts';
import { createPartnersService } from './partners.service.ts';
import { createPasskeysService } from './passkeys.service.ts';
import { createProver } from './prove-identity.ts';
import { openProviders } from './providers.ts';
import { createMethodMails, type MethodMailDependencies } from './tell-method-change.ts';

interface IdentitiesNeeds extends Pick<Platform, 'database' | 'clock' | 'log' | 'sealer'>, MethodMailDependencies {
  accounts: Pick<AccountsService, 'signIn' | 'register' | 'findMemberByEmail' | 'hasPassword' | 'getUserInfo'>;
  sessions: Pick<SessionsService, 'checkFreshSignIn'>;
  settings: Pick<Settings, 'identities' | 'publicUrl'>;
}

export function openIdentities({ settings, ...needs }: IdentitiesNeeds) {
  const { publicUrl } = settings;
  const providers = openProviders({ settings: settings.identities, publicUrl, clock: needs.clock });
  const states = createLoginStates(needs);
  const prover = createProver({ ...needs, providers, states });
  const tellMethodChange = createMethodMails(needs);
  const service = createIdentitiesService({ ...needs, providers, prover, tellMethodChange, publicUrl });
  const passkeys = createPasskeysService({ ...needs, providers, states, tellMethodChange, publicUrl });
  const partners = createPartnersService({ providers, states });
  return {
    service,
    handlers: identityHandlers({ prover, identities: service, passkeys, partners }),
    /** What the browser may know of the ways to sign in. */
    methods: providers.methods,
    cleanUp: () => states.purge(),
  } satisfies OpenModule & { methods: unknown };
}
