import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** A user of the company. */
interface Employee {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

interface CompanyOptions {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  employee: Employee;
}

/** A certified OpenID Connect provider on this machine, with one employee who always signs in and consents. */
export async function startCompanyPeer({ clientId, clientSecret, redirectUri, employee }: CompanyOptions) {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['of-the-test'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ ...employee }) }),
  };
  const provider = new Provider(issuer, configuration);
  server.on('request', (request, response) => {
    void (async () => {
      if (!request.url?.startsWith('/interaction/')) {
        await provider.callback()(request, response);
        return;
      }
      const { prompt, params } = await provider.interactionDetails(request, response);
      if (prompt.name === 'login') {
        await provider.interactionFinished(request, response, { login: { accountId: employee.sub } });
        return;
      }
      const grant = new provider.Grant({ accountId: employee.sub, clientId: String(params['client_id']) });
      grant.addOIDCScope('openid email profile');
      const grantId = await grant.save();
      await provider.interactionFinished(
        request,
        response,
        { consent: { grantId } },
        { mergeWithLastSubmission: true },
      );
    })();
  });

  return {
    issuer,
    /** Signs the employee in as a browser does. Returns the query that the browser is sent back with. */
    async authorize(start: string): Promise<URLSearchParams> {
      const cookies = new Map<string, string>();
      let url = start;
      while (!url.startsWith(redirectUri)) {
        const answer = await fetch(url, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
        url = new URL(location, url).href;
      }
      return new URL(url).searchParams;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

export type CompanyPeer = Awaited<ReturnType<typeof startCompanyPeer>>;
