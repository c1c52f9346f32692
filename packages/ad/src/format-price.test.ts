import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

describe('formatPrice', () => {
  it("writes a price in its audience's format", () => {
    expect(formatPrice({ amount: 19.99, currency: 'USD', language: 'en' })).toBe('$19.99');
    expect(formatPrice({ amount: 199, currency: 'CNY', language: 'zh-CN' })).toBe('¥199');
    expect(formatPrice({ amount: 1299.5, currency: 'EUR', language: 'en' })).toBe('€1,299.50');
    expect(formatPrice({ amount: 20, currency: undefined, language: 'en' })).toBe('20');
  });
});
