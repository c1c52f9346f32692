/** Letters and digits of random codes: none is taken for another. */
export const PROMOTION_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns the form in which codes are compared: without hyphens, blanks and case, and with the digit of each letter that
 * looks like one, as in Crockford's base 32.
 */
export function foldPromotionCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[-\s\u2010-\u2015]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
