/**
 * Returns the header that makes a browser save a file under this name, whatever characters it has (RFC 6266, RFC 8187).
 */
export function toAttachmentHeader(fileName: string): string {
  const name = fileName.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_');
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_');
  // encodeURIComponent leaves these five characters, which a header's extended value may not contain.
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
