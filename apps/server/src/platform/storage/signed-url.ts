import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** The access that a signed address grants. */
export type UrlGrant =
  | { method: 'GET'; key: string; expiresAtS: number; downloadName: string | undefined }
  | { method: 'PUT'; key: string; expiresAtS: number; sizeBytes: number; part?: PartGrant };

export interface PartGrant {
  multipartId: string;
  partNumber: number;
}

export const FILES_PATH = '/files/';

const common = { expires: z.coerce.number().int(), signature: z.string() };
/** Strict: a parameter that the signature does not cover is refused rather than ignored. */
const QUERIES = {
  GET: z.strictObject({ ...common, download: z.string().optional() }),
  PUT: z.union([
    z.strictObject({ ...common, size: z.coerce.number().int() }),
    z.strictObject({ ...common, size: z.coerce.number().int(), upload: z.string(), part: z.coerce.number().int() }),
  ]),
} as const;
type Parameters = z.infer<(typeof QUERIES)['GET']> | z.infer<(typeof QUERIES)['PUT']>;

/** Returns the address of a grant, from the server's root. */
export function signUrl(secret: string, grant: UrlGrant): string {
  let query = `expires=${grant.expiresAtS}`;
  if (grant.method === 'PUT') {
    query += `&size=${grant.sizeBytes}`;
    if (grant.part) query += `&upload=${encodeURIComponent(grant.part.multipartId)}&part=${grant.part.partNumber}`;
  } else if (grant.downloadName !== undefined) query += `&download=${encodeURIComponent(grant.downloadName)}`;
  const signature = computeSignature(secret, grant).toString('base64url');
  return `${FILES_PATH}${grant.key.split('/').map(encodeURIComponent).join('/')}?${query}&signature=${signature}`;
}

/**
 * Returns the grant of an address, or why there is none. Every part of a grant is signed, so that none can be changed;
 * the signature is checked before the time, so that the answer tells a forger nothing.
 */
export function verifySignedUrl(
  secret: string,
  request: { method: 'GET' | 'PUT'; key: string; query: unknown; now: Date },
): { grant: UrlGrant } | { refusal: 'forged' | 'expired' } {
  const parsed = QUERIES[request.method].safeParse(request.query);
  if (!parsed.success) return { refusal: 'forged' };
  const grant = toGrant(request.key, parsed.data);
  const given = Buffer.from(parsed.data.signature, 'base64url');
  const expected = computeSignature(secret, grant);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { refusal: 'forged' };
  return request.now.getTime() < grant.expiresAtS * 1000 ? { grant } : { refusal: 'expired' };
}

function toGrant(key: string, parameters: Parameters): UrlGrant {
  const { expires: expiresAtS } = parameters;
  if (!('size' in parameters)) return { method: 'GET', key, expiresAtS, downloadName: parameters.download };
  const { size: sizeBytes } = parameters;
  if (!('part' in parameters)) return { method: 'PUT', key, expiresAtS, sizeBytes };
  const part = { multipartId: parameters.upload, partNumber: parameters.part };
  return { method: 'PUT', key, expiresAtS, sizeBytes, part };
}

function computeSignature(secret: string, grant: UrlGrant): Buffer {
  const { method, key, expiresAtS } = grant;
  const rest =
    method === 'GET'
      ? (grant.downloadName ?? null)
      : [grant.sizeBytes, grant.part?.multipartId ?? null, grant.part?.partNumber ?? null];
  return createHmac('sha256', secret)
    .update(JSON.stringify([method, key, expiresAtS, rest]))
    .digest();
}
