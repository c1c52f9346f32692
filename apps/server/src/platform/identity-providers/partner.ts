import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../clock.ts';
import type { PartnerSettings } from '../settings/identity-settings.ts';
import { type ProvedIdentity, toEmail, toName, toRefusal, toSubject } from './proved-identity.ts';

/** Seconds that a token of either direction is valid. */
const TOKEN_LIFE_S = 60;
const CLOCK_TOLERANCE_S = 30;

interface PartnerOptions extends PartnerSettings {
  /** The address of this installation; who signs, and for whom. */
  publicUrl: string;
  clock: Clock;
}

/** A token that may pass once, until it expires. */
interface OnceToken {
  id: string;
  expiresAt: Date;
}

/**
 * Exchanges users with a partner by JWTs (HS256) that both sign with one secret; `iss` and `aud` tell the directions
 * apart.
 */
export function createPartner({ id, name, secret, urls, publicUrl, clock }: PartnerOptions) {
  const key = new TextEncoder().encode(secret);
  const provider = `partner:${id}`;

  async function verify(token: string, { issuer, audience }: { issuer: string; audience: string }) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer,
        audience,
        requiredClaims: ['sub', 'exp', 'iat', 'jti'],
        maxTokenAge: TOKEN_LIFE_S,
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: clock.now(),
      });
      return {
        payload,
        id: String(payload.jti),
        expiresAt: new Date((Number(payload.exp) + CLOCK_TOLERANCE_S) * 1000),
      };
    } catch (error) {
      throw toRefusal(error, name);
    }
  }

  return {
    name,
    secret,

    /** Reads the token that the partner signed for its user. A partner never vouches for an e-mail. */
    async prove(token: string): Promise<{ proved: ProvedIdentity; once: OnceToken }> {
      const { payload, ...once } = await verify(token, { issuer: id, audience: publicUrl });
      const proved = {
        provider,
        subject: toSubject(payload.sub, name),
        email: toEmail(payload['email']),
        emailTrust: 'claimed' as const,
        name: toName(payload['name']),
      };
      return { proved, once };
    },

    /** Returns the partner's address with a token for a user. Throws NOT_FOUND for an address that is not listed. */
    async toSignedUrl(
      user: { subject: string; isGuest: boolean; tokenId: string },
      wanted: string | undefined,
    ): Promise<string> {
      const target = wanted ?? urls[0];
      if (target === undefined || !urls.includes(target)) throw new AppError('NOT_FOUND');
      const now = Math.floor(clock.now().getTime() / 1000);
      const token = await new SignJWT({ is_guest: user.isGuest })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(publicUrl)
        .setAudience(id)
        .setSubject(user.subject)
        .setJti(user.tokenId)
        .setIssuedAt(now)
        .setExpirationTime(now + TOKEN_LIFE_S)
        .sign(key);
      const url = new URL(target);
      url.searchParams.set('token', token);
      return url.href;
    },

    /** Reads a token of `toSignedUrl`. */
    async readOwnToken(token: string): Promise<{ subject: string; isGuest: boolean; once: OnceToken }> {
      const { payload, ...once } = await verify(token, { issuer: publicUrl, audience: id });
      return { subject: String(payload.sub), isGuest: payload['is_guest'] === true, once };
    },
  };
}

export type Partner = ReturnType<typeof createPartner>;
