import { isIP } from 'node:net';
import * as z from 'zod';
import { defineSetting } from './define-setting.ts';

/** A provider of OpenID Connect, as the settings name it. */
export interface OpenIdSettings {
  /** Part of addresses and rows: lower-case letters, digits and hyphens. */
  id: string;
  /** What the button says. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Hosts besides the issuer's that it may name as its endpoints. */
  hosts: readonly string[];
  /** Domains whose e-mails the provider vouches for. */
  emailDomains: readonly string[];
}

export interface PartnerSettings {
  id: string;
  name: string;
  /** Signs the tokens of both directions. */
  secret: string;
  /** Where users may be sent; the first is the default. */
  urls: readonly string[];
}

/** Ways to sign in besides a password. What is null is off. */
export interface IdentitySettings {
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  facebook: { appId: string; appSecret: string; graphUrl: string; dialogUrl: string } | null;
  shopify: { clientId: string; clientSecret: string; shopUrl: string } | null;
  openid: readonly OpenIdSettings[];
  partners: readonly PartnerSettings[];
  arePasskeysOn: boolean;
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Secrets travel to these addresses: over https, or within this machine. */
function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

const address = z
  .string()
  .max(2000)
  .refine(isSafeAddress)
  .transform((url) => url.replace(/\/+$/, ''));
const ADDRESS = 'an https address (or http on this machine)';

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const host = z
  .string()
  .regex(/^[a-z0-9.-]+(?::\d{1,5})?$/i)
  .transform((name) => name.toLowerCase());

const openIdProviders = z
  .array(
    z
      .strictObject({
        id,
        name: z.string().min(1).max(60),
        issuer: address,
        client_id: z.string().min(1),
        client_secret: z.string().min(1),
        scope: z.string().default('openid email profile'),
        hosts: z.array(host).default([]),
        email_domains: z.array(host).default([]),
      })
      .transform(
        (row): OpenIdSettings => ({
          id: row.id,
          name: row.name,
          issuer: row.issuer,
          clientId: row.client_id,
          clientSecret: row.client_secret,
          scope: row.scope,
          hosts: row.hosts,
          emailDomains: row.email_domains,
        }),
      ),
  )
  .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length);

const partners = z
  .array(
    z.strictObject({
      id,
      name: z.string().min(1).max(60),
      secret: z.string().min(32),
      urls: z.array(z.string().refine(isSafeAddress)).min(1),
    }),
  )
  .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length);

function jsonOf<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);
}

const word = (description: string) =>
  defineSetting({ schema: z.string().min(1).optional(), shownDefault: 'none', allowed: 'a text', description });

const addressOf = (shownDefault: string, description: string) =>
  defineSetting({ schema: address.default(shownDefault), shownDefault, allowed: ADDRESS, description });

export const IDENTITY_SETTINGS = {
  GOOGLE_CLIENT_ID: word('Client ID for signing in with Google. Needs `GOOGLE_CLIENT_SECRET` and `PUBLIC_URL`.'),
  GOOGLE_CLIENT_SECRET: word('Secret of the Google client.'),
  GOOGLE_ISSUER: addressOf(
    'https://accounts.google.com',
    'Issuer of the tokens of Google, from which its other addresses are read.',
  ),
  FACEBOOK_APP_ID: word('App ID for signing in with Facebook. Needs `FACEBOOK_APP_SECRET` and `PUBLIC_URL`.'),
  FACEBOOK_APP_SECRET: word('Secret of the Facebook app.'),
  FACEBOOK_GRAPH_URL: addressOf('https://graph.facebook.com/v24.0', "Facebook's API."),
  FACEBOOK_DIALOG_URL: addressOf('https://www.facebook.com/v24.0/dialog/oauth', 'Where browsers sign in to Facebook.'),
  SHOPIFY_CLIENT_ID: word('Client ID for signing in from Shopify. Needs `SHOPIFY_CLIENT_SECRET` and `PUBLIC_URL`.'),
  SHOPIFY_CLIENT_SECRET: word('Secret of the Shopify app.'),
  SHOPIFY_SHOP_URL: defineSetting({
    schema: z
      .string()
      .refine((text) => text.includes('{shop}') && isSafeAddress(text.replaceAll('{shop}', 'a.myshopify.com')))
      .default('https://{shop}'),
    shownDefault: 'https://{shop}',
    allowed: `${ADDRESS} with {shop} in it`,
    description: 'Where a shop is reached.',
  }),
  OPENID_PROVIDERS: defineSetting({
    schema: jsonOf(openIdProviders).default([]),
    shownDefault: 'none',
    allowed:
      'a JSON list such as [{"id":"acme","name":"Acme","issuer":"https://login.acme.example","client_id":"…","client_secret":"…"}]',
    description:
      "OpenID Connect providers of companies. Needs `PUBLIC_URL`. Optional: `scope`, `hosts` (of endpoints that are not the issuer's), `email_domains` (whose e-mails it vouches for; without, an e-mail from it opens no account).",
  }),
  PARTNERS: defineSetting({
    schema: jsonOf(partners).default([]),
    shownDefault: 'none',
    allowed:
      'a JSON list such as [{"id":"acme","name":"Acme","secret":"(32 characters or more)","urls":["https://acme.example/welcome"]}]',
    description: 'Partners that share their users with this site. Needs `PUBLIC_URL`.',
  }),
  PASSKEYS: defineSetting({
    schema: z.enum(['on', 'off']).default('on'),
    shownDefault: 'on',
    allowed: 'on or off',
    description: 'Whether users may sign in with passkeys, where `PUBLIC_URL` is an https address with a domain name.',
  }),
} as const;

type Names = keyof typeof IDENTITY_SETTINGS;
type IdentityValues = { [Name in Names]: z.output<(typeof IDENTITY_SETTINGS)[Name]['schema']> };

/** Returns the settings, and what is wrong with them together. */
export function toIdentitySettings(
  read: <Name extends Names>(name: Name) => IdentityValues[Name],
  publicUrl: string,
): { identities: IdentitySettings; problems: string[] } {
  const problems: string[] = [];
  const pair = (idName: Names & `${string}_ID`, secretName: Names & `${string}_SECRET`) => {
    const [clientId, clientSecret] = [read(idName), read(secretName)];
    if (clientId === undefined && clientSecret === undefined) return null;
    if (clientId === undefined) problems.push(`${secretName} needs ${idName}.`);
    if (clientSecret === undefined) problems.push(`${idName} needs ${secretName}.`);
    if (!publicUrl) problems.push(`${idName} needs PUBLIC_URL.`);
    return { clientId: clientId ?? '', clientSecret: clientSecret ?? '' };
  };
  const google = pair('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const facebook = pair('FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET');
  const shopify = pair('SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET');
  // Read even where they are not used, so that a wrong value is noticed at once.
  const [issuer, graphUrl] = [read('GOOGLE_ISSUER'), read('FACEBOOK_GRAPH_URL')];
  const [dialogUrl, shopUrl] = [read('FACEBOOK_DIALOG_URL'), read('SHOPIFY_SHOP_URL')];
  const [openid, partnerRows] = [read('OPENID_PROVIDERS') ?? [], read('PARTNERS') ?? []];
  if (openid.length > 0 && !publicUrl) problems.push('OPENID_PROVIDERS needs PUBLIC_URL.');
  if (partnerRows.length > 0 && !publicUrl) problems.push('PARTNERS needs PUBLIC_URL.');
  return {
    problems,
    identities: {
      google: google && { ...google, issuer },
      facebook: facebook && {
        appId: facebook.clientId,
        appSecret: facebook.clientSecret,
        graphUrl,
        dialogUrl,
      },
      shopify: shopify && { ...shopify, shopUrl },
      openid,
      partners: partnerRows,
      arePasskeysOn: read('PASSKEYS') === 'on' && isPasskeyAddress(publicUrl),
    },
  };
}

/** Browsers create passkeys for domain names only, and over https; for `localhost` also without. */
function isPasskeyAddress(publicUrl: string): boolean {
  const url = URL.parse(publicUrl);
  if (!url || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return url.protocol === 'https:' || url.hostname === 'localhost';
}
