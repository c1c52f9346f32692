const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

/**
 * Returns a mail of this server for a frame. A frame has the policy of this page, which allows no style attributes: they
 * become rules of a style sheet with the page's nonce. Texts hold no attributes, since their quotes are escaped.
 */
export function frameMail(html: string, nonce: string): string {
  const rules: string[] = [];
  const marked = html.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
    const css = style.replace(/&(?:quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? '').replace(/[{}<]/g, '');
    rules.push(`[data-style="${rules.length}"]{${css}}`);
    return ` data-style="${rules.length - 1}"`;
  });
  return marked
    .replaceAll('<style>', `<style nonce="${nonce}">`)
    .replace(/<head>|<html[^>]*>/, (tag) => `${tag}<style nonce="${nonce}">${rules.join('\n')}</style>`);
}
