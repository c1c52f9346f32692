import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { LoginStates } from './login-states.service.ts';
import type { Providers } from './providers.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Sends users on to configured partners, with a token that tells each partner who they are. */
export function createPartnersService({ providers, states }: { providers: Providers; states: LoginStates }) {
  return {
    /** Returns a listed address of the partner. Throws SIGN_IN_METHOD_OFF for an unknown partner, or NOT_FOUND. */
    async toPartnerUrl(
      { partner, url }: { partner: string; url: string | undefined },
      { userId, plan }: Actor,
    ): Promise<string> {
      // Each partner knows the user by another name: two of them can't compare notes.
      const subject = states.toPseudonym(`partner:${partner}`, userId).toString('base64url');
      const user = { subject, isGuest: plan === 'guest', tokenId: randomUUID() };
      return providers.getPartner(partner).toSignedUrl(user, url);
    },

    /** Tells a partner's server, once, who a token stands for. Throws IDENTITY_REFUSED or LOGIN_STATE_ENDED. */
    async redeem({ partner, token, secret }: { partner: string; token: string; secret: string }) {
      const found = providers.findPartner(partner);
      const isRight = timingSafeEqual(digest(secret), digest(found?.secret ?? randomUUID()));
      if (!found || !isRight) throw new AppError('IDENTITY_REFUSED', { provider: partner });
      const { subject, isGuest, once } = await found.readOwnToken(token);
      await states.passOnce(`own:${partner}`, once);
      return { subject, isGuest };
    },
  };
}

export type PartnersService = ReturnType<typeof createPartnersService>;
