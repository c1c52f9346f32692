import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify from 'fastify';

interface ReferenceScript {
  plain: Buffer;
  gzipped: Buffer;
}

/** The page's own settings for Scalar: nothing of it leaves this server. */
const CONFIGURATION = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
};

/** A page on which an OpenAPI document is read and tried out. */
export function createReferencePage({ documentUrl, scriptUrl }: { documentUrl: string; scriptUrl: string }) {
  let script: Promise<ReferenceScript> | undefined;
  const configuration = JSON.stringify({ ...CONFIGURATION, url: documentUrl });
  return {
    scriptUrl,
    /** The page, and the content security policy of this one answer. */
    render(): { html: string; policy: string } {
      const nonce = randomBytes(16).toString('base64');
      return {
        html: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Reelwright API</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="app"></div>
    <script nonce="${nonce}" src="${scriptUrl}"></script>
    <script nonce="${nonce}">Scalar.createApiReference('#app', ${configuration})</script>
  </body>
</html>
`,
        policy: toPolicy(nonce),
      };
    },
    /** Read when it is first asked for: it takes a server 40 MB and a fifth of a second. */
    loadScript(): Promise<ReferenceScript> {
      script ??= readScript();
      return script;
    },
  };
}

function toPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `script-src 'nonce-${nonce}'`,
    // Scalar writes its styles into the page, some without a nonce.
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
  ].join('; ');
}

/** The package gives its script only as a route of its plugin. */
async function readScript(): Promise<ReferenceScript> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const holder = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  try {
    await holder.register(scalar, { routePrefix: '/reference', configuration: { url: '/' } });
    const { rawPayload: plain, statusCode } = await holder.inject('/reference/js/scalar.js');
    if (statusCode !== 200) throw new Error(`the reference's script answers ${statusCode}`);
    return { plain, gzipped: await promisify(gzip)(plain) };
  } finally {
    await holder.close();
  }
}
