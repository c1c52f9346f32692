import { describe, expect, it } from 'vitest';
import { toWebAddress } from './web-address.ts';

describe('toWebAddress', () => {
  it('accepts a full link and completes a partial one', () => {
    expect(toWebAddress(' https://shop.example/p/1?a=b ')).toBe('https://shop.example/p/1?a=b');
    expect(toWebAddress('shop.example/p/1')).toBe('https://shop.example/p/1');
  });

  it.each(['', 'a mug', 'mug', 'javascript:alert(1)', 'file:///etc/passwd', 'https://'])('refuses %j', (text) => {
    expect(toWebAddress(text)).toBeNull();
  });
});
