const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
/** A part of a domain between its dots, in any script. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether a text is one plain address, without a name. Refuses all that a mail header reads as anything but an address:
 * line breaks, other control characters, lists, groups, comments, quotes.
 */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return (
    at > 0 &&
    text.length <= MAX_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    /^[^\s\p{C}\p{Z}@<>()[\]\\,;:"]+$/u.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    domain.split('.').length > 1 &&
    domain.split('.').every((label) => LABEL.test(label))
  );
}

/** Returns whether a text may be a header's value: a single line. */
export function isHeaderText(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}
