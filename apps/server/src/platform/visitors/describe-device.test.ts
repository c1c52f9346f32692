import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows', device: 'desktop' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', device: 'phone' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', device: 'tablet' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { browser: 'Microsoft Edge', system: 'Windows', device: 'desktop' },
  ],
  ['', { browser: null, system: null, device: 'other' }],
  [null, { browser: null, system: null, device: 'other' }],
])('reads the device from %j', (userAgent, device) => {
  expect(describeDevice(userAgent)).toEqual(device);
});

test('reads a hostile user agent in no time', () => {
  const started = performance.now();
  for (const part of ['(', ' ', 'a/', 'Mozilla/5.0 (', '1.', 'version/']) {
    describeDevice(part.repeat(300).slice(0, 300));
  }
  expect(performance.now() - started).toBeLessThan(2000);
});
