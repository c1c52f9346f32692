import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../clock.ts';
import type { IdentitySettings } from '../settings/identity-settings.ts';
import { createProviderFetch } from './provider-fetch.ts';
import { type ProvedIdentity, toEmail, toName, toRefusal, toSubject } from './proved-identity.ts';

const NAME = 'Facebook';

/** https://developers.facebook.com/docs/graph-api/reference/debug_token */
const inspected = z.object({
  data: z.object({
    app_id: z.coerce.string(),
    type: z.literal('USER'),
    is_valid: z.literal(true),
    user_id: z.coerce.string().min(1),
    /** Seconds since 1970; 0 if the token never expires. */
    expires_at: z.number(),
  }),
});
const profile = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() });

/** Signs users in with access tokens that Facebook gave to their browser. */
export function createFacebook(
  { appId, appSecret, graphUrl, dialogUrl }: NonNullable<IdentitySettings['facebook']>,
  { clock }: { clock: Clock },
) {
  const fetchProvider = createProviderFetch({ name: NAME, origins: new Set([new URL(graphUrl).origin]) });
  const ask = async <Schema extends z.ZodType>(
    path: string,
    values: Record<string, string>,
    schema: Schema,
  ): Promise<z.output<Schema>> => {
    const answer = await fetchProvider(`${graphUrl}${path}?${new URLSearchParams(values).toString()}`);
    return schema.parse(await answer.json());
  };

  return {
    name: NAME,

    /** Returns where the browser goes; Facebook sends it back with the token in the fragment. */
    toAuthorizeUrl(state: string, redirectUri: string): string {
      const url = new URL(dialogUrl);
      url.search = new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        response_type: 'token',
        scope: 'public_profile,email',
      }).toString();
      return url.href;
    },

    /**
     * Checks that a token was issued to this app, and reads whose it is. Facebook tells only e-mails that it has had
     * confirmed, but does not document that they still are the user's, so none counts as verified. Throws IDENTITY_REFUSED or IDENTITY_PROVIDER_AWAY.
     */
    async prove(accessToken: string): Promise<ProvedIdentity> {
      try {
        const { data } = await ask(
          '/debug_token',
          { input_token: accessToken, access_token: `${appId}|${appSecret}` },
          inspected,
        );
        const isOver = data.expires_at !== 0 && data.expires_at * 1000 <= clock.now().getTime();
        if (data.app_id !== appId || isOver) throw new AppError('IDENTITY_REFUSED', { provider: NAME });
        // Proves to Facebook that the request comes from this server.
        const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex');
        const user = await ask(
          '/me',
          { fields: 'id,name,email', access_token: accessToken, appsecret_proof: proof },
          profile,
        );
        if (user.id !== data.user_id) throw new AppError('IDENTITY_REFUSED', { provider: NAME });
        return {
          provider: 'facebook',
          subject: toSubject(user.id, NAME),
          email: toEmail(user.email),
          emailTrust: 'checked',
          name: toName(user.name),
        };
      } catch (error) {
        throw toRefusal(error, NAME);
      }
    },
  };
}
