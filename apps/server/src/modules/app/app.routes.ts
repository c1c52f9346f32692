import { FLAGGED_COUNTRIES, type SignInMethods } from '@reelwright/contracts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { getApp, listAppLimits, listApps } from './list-apps.ts';

export interface AppFacts {
  version: string;
  signInMethods: SignInMethods;
  /** The operator's own texts; null if the built-in ones hold. */
  termsUrl: string | null;
  privacyUrl: string | null;
  /** Null if strangers could read it. Only pages of this server are told. */
  demoAccount: { email: string; password: string } | null;
  /** Whether whoever opens a page of this server may read its mailbox. */
  ownPagesHaveMailbox: boolean;
  /** The domain that cookies are shared across; null if they belong to the host alone. */
  cookieDomain: string | null;
  /** Whether the operator has set a model that separates subjects. */
  hasCutOutModel: boolean;
  site: SiteSettings;
}

export function appHandlers({
  version,
  signInMethods,
  termsUrl,
  privacyUrl,
  demoAccount,
  ownPagesHaveMailbox,
  cookieDomain,
  hasCutOutModel,
  site,
}: AppFacts): Pick<Handlers, 'appSetting' | 'getVersion' | 'listApps' | 'appDetail' | 'getIp'> {
  return {
    appSetting: async (_input, { origin }) => ({
      version,
      terms_url: termsUrl,
      privacy_url: privacyUrl,
      sign_in_methods: signInMethods,
      demo_account:
        demoAccount && origin.isOwnPage ? { email: demoAccount.email, password: demoAccount.password } : null,
      has_mailbox: ownPagesHaveMailbox && origin.isOwnPage,
      limits: await listAppLimits(),
      cookie_domain: cookieDomain,
      features: { offline: site.isOfflineOn, cut_out_model: hasCutOutModel },
      flagged_countries: [...FLAGGED_COUNTRIES],
      scripts: [...site.scripts],
    }),
    listApps: (page, { actor, language }) => listApps(page, { actor, language }),
    appDetail: ({ app_id: appId }, { actor, language }) => getApp(appId, { actor, language }),
    getVersion: async () => ({ version }),
    getIp: async (_input, { origin: { address, country = null } }) => ({
      ip: address,
      country,
      is_flagged: FLAGGED_COUNTRIES.some((flagged) => flagged === country),
      flagged_countries: [...FLAGGED_COUNTRIES],
    }),
  };
}
