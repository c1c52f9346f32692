import type { Clock } from '../clock.ts';
import type { IdentitySettings } from '../settings/identity-settings.ts';
import { type Claims, createOpenIdConnect, type OpenIdConnect } from './openid-connect.ts';
import type { EmailTrust } from './proved-identity.ts';

/** Endpoints that Google's own discovery document names. */
const GOOGLE_HOSTS = ['accounts.google.com', 'oauth2.googleapis.com', 'www.googleapis.com'];

/**
 * Google is the authority for Gmail and for the domains of its workspaces. For other addresses it checked the e-mail
 * once, and their owner may have changed since:
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
function trustGoogleEmail({ email, email_verified: isVerified, hd: workspace }: Claims): EmailTrust {
  if (isVerified !== true) return 'claimed';
  const isGmail = typeof email === 'string' && /@gmail\.com$/i.test(email.trim());
  return isGmail || (typeof workspace === 'string' && workspace !== '') ? 'verified' : 'checked';
}

export function createGoogle(
  settings: NonNullable<IdentitySettings['google']>,
  { clock }: { clock: Clock },
): OpenIdConnect {
  return createOpenIdConnect({
    ...settings,
    id: 'google',
    provider: 'google',
    name: 'Google',
    scope: 'openid email profile',
    hosts: new URL(settings.issuer).protocol === 'https:' ? GOOGLE_HOSTS : [],
    trustEmail: trustGoogleEmail,
    clock,
  });
}
