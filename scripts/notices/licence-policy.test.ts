import { describe, expect, it } from 'vitest';
import { judgeLicence } from './licence-policy.ts';

describe('the licences we ship', () => {
  it.each(['MIT', 'Apache-2.0', 'MIT AND OFL-1.1', '(MIT OR GPL-2.0)', 'AGPL-3.0-only OR MIT'])(
    'allow %s',
    (expression) => {
      expect(judgeLicence('some-package', expression)).toEqual({ isAllowed: true });
    },
  );

  it.each(['AGPL-3.0-only', 'GPL-3.0', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN LICENSE', 'UNLICENSED', undefined])(
    'refuse %s',
    (expression) => {
      expect(judgeLicence('some-package', expression).isAllowed).toBe(false);
    },
  );

  it('allow the GPL only for programs that run in their own process', () => {
    expect(judgeLicence('@echogarden/espeak-ng-emscripten', 'GPL-3.0')).toMatchObject({ isAllowed: true });
    expect(judgeLicence('@echogarden/espeak-ng-emscripten', 'AGPL-3.0-only').isAllowed).toBe(false);
  });

  it('allow the MPL only for unmodified packages whose source is named', () => {
    expect(judgeLicence('mediabunny', 'MPL-2.0')).toMatchObject({
      isAllowed: true,
      reason: expect.stringContaining('https://') as string,
    });
    expect(judgeLicence('some-package', 'MPL-2.0').isAllowed).toBe(false);
  });
});
