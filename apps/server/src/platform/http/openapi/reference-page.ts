import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify from 'fastify';

interface ReferenceScript {
  plain: Buffer;
  gzipped: Buffer;
}

/** The page's settings for Scalar: it sends nothing to other servers. */
const CONFIGURATION = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
};

/** Creates a page on which a user reads and tries out an OpenAPI document. */
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
    /** Reads the script at its first use: it takes 40 MB of memory and a fifth of a second. */
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

/** The package exposes its script only as a route of its plugin. */
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
