import * as z from 'zod';

/**
 * U+0000 and halves of surrogate pairs: they stand for no character, and neither PostgreSQL nor JSON columns store
 * them. They come from truncated emoji and from other programs' clipboards.
 */
const UNSTORABLE = /[\u0000\ud800-\udfff]/gu;

/** Returns a text without the characters that no database stores. */
export const removeUnstorable = (text: string): string => text.replace(UNSTORABLE, '');

/** A text of an input. The table of calls takes no other: characters that no database stores are removed. */
export const text = () => z.string().overwrite(removeUnstorable);

/** Browsers ignore these inside a scheme. */
const BLANKS = /[\u0000-\u0020]/g;
/** `localhost:8080` has no scheme, and neither has a host name with a dot. */
const OTHER_SCHEME = /^(?!https?:|localhost:)[a-z][a-z\d+-]*:/i;

/** Returns a typed link; an empty text if its scheme is not one of the web, such as `javascript:`. */
export const dropOtherSchemes = (link: string): string => (OTHER_SCHEME.test(link.replace(BLANKS, '')) ? '' : link);

/** An address of the web. */
export const webUrl = () =>
  z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .overwrite(removeUnstorable);
