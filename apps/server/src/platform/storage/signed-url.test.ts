import { expect, it } from 'vitest';
import { FILES_PATH, signUrl, type UrlGrant, verifySignedUrl } from './signed-url.ts';

const SECRET = 'a secret of at least 32 characters';
const now = new Date('2026-11-21T00:00:00Z');
const expiresAtS = now.getTime() / 1000 + 60;

function verify(grant: UrlGrant, added: Record<string, string> = {}) {
  const query = Object.fromEntries(new URL(signUrl(SECRET, grant), 'http://localhost').searchParams);
  return verifySignedUrl(SECRET, { method: grant.method, key: grant.key, query: { ...query, ...added }, now });
}

it.each<[UrlGrant, Record<string, string>]>([
  [{ method: 'GET', key: 'a', expiresAtS, downloadName: undefined }, { size: '1' }],
  [{ method: 'GET', key: 'a', expiresAtS, downloadName: 'b.mp4' }, { version: '2' }],
  [{ method: 'PUT', key: 'a', expiresAtS, sizeBytes: 10 }, { download: 'b.mp4' }],
  [
    { method: 'PUT', key: 'a', expiresAtS, sizeBytes: 10 },
    { upload: 'x', part: '1' },
  ],
  [{ method: 'PUT', key: 'a', expiresAtS, sizeBytes: 10, part: { multipartId: 'x', partNumber: 1 } }, { part: '2' }],
])('a parameter that the signature does not cover is refused: %j with %j', (grant, added) => {
  expect(signUrl(SECRET, grant)).toContain(FILES_PATH);
  expect(verify(grant)).toEqual({ grant });
  expect(verify(grant, added)).toEqual({ refusal: 'forged' });
});
