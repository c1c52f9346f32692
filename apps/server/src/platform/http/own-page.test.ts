import { describe, expect, it } from 'vitest';
import { isFromOwnPage, toHostName } from './own-page.ts';

describe('the name in a Host header', () => {
  it.each([
    ['localhost:8080', 'localhost'],
    ['LocalHost', 'localhost'],
    ['[::1]:8080', '[::1]'],
    ['ads.example.com', 'ads.example.com'],
    ['localhost, evil.example', undefined],
    ['evil.example@localhost', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %j is %j', (host, name) => {
    expect(toHostName(host)).toBe(name);
  });
});

describe('a request', () => {
  const own = { host: 'localhost:8080', 'sec-fetch-site': 'same-origin', referer: 'http://localhost:8080/login' };

  it.each([
    own,
    { host: 'localhost:8080', 'sec-fetch-site': 'same-origin' },
    { host: '127.0.0.1:8080', referer: 'http://127.0.0.1:8080/login' },
    { host: 'localhost:8080', origin: 'http://localhost:8080' },
    { host: 'LOCALHOST:8080', origin: 'http://localhost:8080' },
  ])('with %j is from a page of the server', (headers) => {
    expect(isFromOwnPage(headers)).toBe(true);
  });

  it.each([
    {},
    { host: 'localhost:8080' },
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, 'sec-fetch-site': 'none' },
    { ...own, origin: 'http://evil.example' },
    { ...own, origin: 'null' },
    // A proxy that passes its own address on as Host.
    { ...own, referer: 'https://ads.example.com/login' },
    { ...own, 'x-forwarded-for': '203.0.113.7' },
    { ...own, 'x-forwarded-host': 'localhost' },
    { ...own, forwarded: 'for=203.0.113.7' },
    { ...own, 'x-real-ip': '203.0.113.7' },
    { ...own, via: '1.1 proxy' },
  ])('with %j is not', (headers) => {
    expect(isFromOwnPage(headers)).toBe(false);
  });
});
