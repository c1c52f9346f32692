import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** The access that a signed address grants. */
export type UrlGrant =
  | { method: 'GET'; key: string; expiresAtS: number; downloadName: string | undefined }
  | { method: 'PUT'; key: string; expiresAtS: number; maxSizeBytes: number };

export const FILES_PATH = '/files/';

const query = z.object({
  expires: z.coerce.number().int(),
  signature: z.string(),
  download: z.string().optional(),
  max_size: z.coerce.number().int().optional(),
});

/** Returns the address of a grant, from the server's root. */
export function signUrl(secret: string, grant: UrlGrant): string {
  const parameters = new URLSearchParams({ expires: String(grant.expiresAtS) });
  if (grant.method === 'PUT') parameters.set('max_size', String(grant.maxSizeBytes));
  else if (grant.downloadName !== undefined) parameters.set('download', grant.downloadName);
  parameters.set('signature', computeSignature(secret, grant).toString('base64url'));
  return `${FILES_PATH}${grant.key.split('/').map(encodeURIComponent).join('/')}?${parameters.toString()}`;
}

/**
 * Returns the grant of an address, or why there is none. Every part of a grant is signed, so that none can be changed;
 * the signature is checked before the time, so that the answer tells a forger nothing.
 */
export function verifySignedUrl(
  secret: string,
  request: { method: 'GET' | 'PUT'; key: string; query: unknown; now: Date },
): { grant: UrlGrant } | { refusal: 'forged' | 'expired' } {
  const parsed = query.safeParse(request.query);
  if (!parsed.success) return { refusal: 'forged' };
  const grant = toGrant(request.method, request.key, parsed.data);
  const given = Buffer.from(parsed.data.signature, 'base64url');
  const expected = computeSignature(secret, grant);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { refusal: 'forged' };
  return request.now.getTime() < grant.expiresAtS * 1000 ? { grant } : { refusal: 'expired' };
}

function toGrant(method: 'GET' | 'PUT', key: string, { expires, download, max_size }: z.infer<typeof query>): UrlGrant {
  return method === 'GET'
    ? { method, key, expiresAtS: expires, downloadName: download }
    : { method, key, expiresAtS: expires, maxSizeBytes: max_size ?? 0 };
}

function computeSignature(secret: string, grant: UrlGrant): Buffer {
  const { method, key, expiresAtS } = grant;
  const rest = method === 'GET' ? (grant.downloadName ?? null) : grant.maxSizeBytes;
  return createHmac('sha256', secret)
    .update(JSON.stringify([method, key, expiresAtS, rest]))
    .digest();
}
