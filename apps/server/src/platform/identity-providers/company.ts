import type { Clock } from '../clock.ts';
import type { OpenIdSettings } from '../settings/identity-settings.ts';
import { type Claims, createOpenIdConnect, type OpenIdConnect } from './openid-connect.ts';
import { type EmailTrust, toEmail } from './proved-identity.ts';

/**
 * Whoever runs a company's provider can put any e-mail into its tokens, and any `email_verified` beside it. So an e-mail
 * counts only within the domains that the settings give to the company, and only if the provider does not say itself that
 * nobody has verified it. (Some providers, such as Entra ID, leave the claim out.)
 */
function trustCompanyEmail(claims: Claims, domains: readonly string[]): EmailTrust {
  const email = toEmail(claims['email']);
  if (email === null || !domains.includes(email.slice(email.lastIndexOf('@') + 1))) return 'claimed';
  const { email_verified: isVerified = true } = claims;
  return isVerified === true ? 'verified' : 'claimed';
}

/** Signs in the people of a company at its own OpenID Connect provider. */
export function createCompany(
  { emailDomains, ...settings }: OpenIdSettings,
  { provider, clock }: { provider: string; clock: Clock },
): OpenIdConnect {
  return createOpenIdConnect({
    ...settings,
    provider,
    clock,
    trustEmail: (claims) => trustCompanyEmail(claims, emailDomains),
  });
}
