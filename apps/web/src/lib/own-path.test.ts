import { describe, expect, it } from 'vitest';
import { toOwnPath, toWebTarget } from './own-path.ts';

const OWN = 'https://studio.example';

describe('toOwnPath', () => {
  it.each([
    ['/projects', '/projects'],
    ['/projects?page=2#top', '/projects?page=2#top'],
    ['/', '/'],
    [`${OWN}/home?a=1`, '/home?a=1'],
    [OWN, '/'],
    ['/link-to-video/../home', '/home'],
    ['/login?from=https://evil.example', '/login?from=https://evil.example'],
  ])('allows %s', (target, path) => {
    expect(toOwnPath(target, OWN)).toBe(path);
  });

  it.each([
    'https://evil.example',
    'https://evil.example/home',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    'https:evil.example',
    'http://studio.example/home',
    'https://studio.example.evil.example/',
    'https://studio.example@evil.example/',
    'https://user:word@studio.example/',
    'https://own.invalid//evil.example',
    'https://own.invalid/home',
    'evil.example',
    'home',
    '?next=1',
    'https://',
    '',
    null,
    undefined,
    7,
    ['/home'],
  ])('refuses %j', (target) => {
    expect(toOwnPath(target, OWN)).toBeNull();
  });
});

describe('toWebTarget', () => {
  it.each([
    ['/projects', '/projects'],
    ['https://partner.example/enter?token=1', 'https://partner.example/enter?token=1'],
  ])('allows %s', (target, address) => {
    expect(toWebTarget(target, OWN)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://', '', null])(
    'refuses %j',
    (target) => {
      expect(toWebTarget(target, OWN)).toBeNull();
    },
  );
});
