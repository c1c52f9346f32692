import { expect, it } from 'vitest';
import { rememberAddresses } from './remember-addresses.ts';

it('signs an address once for a twelfth of its lifetime, and each file, name and lifetime by itself', async () => {
  let nowMs = 0;
  let signed = 0;
  const storage = rememberAddresses(
    {
      async signGet(key, { expiresInS, downloadName }) {
        signed += 1;
        return `${key} ${expiresInS} ${downloadName} ${signed}`;
      },
    },
    { now: () => new Date(nowMs) },
  );
  const sign = (key: string, options: Parameters<typeof storage.signGet>[1]) => storage.signGet(key, options);
  expect(await sign('a', { expiresInS: 3600 })).toBe('a 3600 undefined 1');
  nowMs = 299_000;
  expect(await sign('a', { expiresInS: 3600 })).toBe('a 3600 undefined 1');
  expect(await sign('b', { expiresInS: 3600 })).toContain(' 2');
  expect(await sign('a', { expiresInS: 60 })).toContain(' 3');
  expect(await sign('a', { expiresInS: 3600, downloadName: 'a.mp4' })).toContain(' 4');
  nowMs = 300_000;
  expect(await sign('a', { expiresInS: 3600 })).toContain(' 5');
});
