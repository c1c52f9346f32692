import type { SignInMethods } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { createCompany } from '../../platform/identity-providers/company.ts';
import { createFacebook } from '../../platform/identity-providers/facebook.ts';
import { createGoogle } from '../../platform/identity-providers/google.ts';
import type { OpenIdConnect } from '../../platform/identity-providers/openid-connect.ts';
import { createPartner, type Partner } from '../../platform/identity-providers/partner.ts';
import { createShopify } from '../../platform/identity-providers/shopify.ts';
import { createWebauthn } from '../../platform/identity-providers/webauthn.ts';
import type { IdentitySettings } from '../../platform/settings/identity-settings.ts';

interface ProvidersOptions {
  settings: IdentitySettings;
  publicUrl: string;
  clock: Clock;
}

/** The ways to sign in that the settings turn on. Those that are off throw SIGN_IN_METHOD_OFF. */
export function openProviders({ settings, publicUrl, clock }: ProvidersOptions) {
  const google = settings.google && createGoogle(settings.google, { clock });
  const facebook = settings.facebook && createFacebook(settings.facebook, { clock });
  const shopify = settings.shopify && createShopify(settings.shopify, { clock });
  const webauthn = settings.arePasskeysOn ? createWebauthn({ publicUrl }) : null;
  const openid = new Map<string, OpenIdConnect>(
    settings.openid.map((row) => {
      const provider = `openid:${row.id}`;
      return [provider, createCompany(row, { provider, clock })];
    }),
  );
  if (google) openid.set('google', google);
  const partners = new Map<string, Partner>(
    settings.partners.map((row) => [row.id, createPartner({ ...row, publicUrl, clock })]),
  );
  const names = new Map<string, string>([
    ...[...openid].map(([provider, { name }]) => [provider, name] as const),
    ...[...partners].map(([id, { name }]) => [`partner:${id}`, name] as const),
    ...(facebook ? [['facebook', facebook.name] as const] : []),
    ...(shopify ? [['shopify', shopify.name] as const] : []),
  ]);

  const on = <Part>(part: Part | null | undefined): Part => {
    if (part === null || part === undefined) throw new AppError('SIGN_IN_METHOD_OFF');
    return part;
  };

  return {
    /** Where providers send browsers back to. */
    redirectUri: `${publicUrl}/identity/callback`,

    getOpenId: (provider: string): OpenIdConnect => on(openid.get(provider)),
    getFacebook: () => on(facebook),
    getShopify: () => on(shopify),
    getWebauthn: () => on(webauthn),
    getPartner: (id: string): Partner => on(partners.get(id)),
    findPartner: (id: string): Partner | undefined => partners.get(id),

    /** Whether users can sign in with it now; one that was turned off leaves its identities behind. */
    isOn: (provider: string): boolean => names.has(provider),
    arePasskeysOn: webauthn !== null,
    nameOf: (provider: string): string => names.get(provider) ?? provider.replace(/^\w+:/, ''),

    /** What the browser may know. */
    methods: {
      google: settings.google && { client_id: settings.google.clientId },
      facebook: settings.facebook && { app_id: settings.facebook.appId },
      shopify: settings.shopify && { client_id: settings.shopify.clientId },
      openid: settings.openid.map(({ id, name }) => ({ id, name })),
      passkeys: webauthn !== null,
    } satisfies SignInMethods,
  };
}

export type Providers = ReturnType<typeof openProviders>;
