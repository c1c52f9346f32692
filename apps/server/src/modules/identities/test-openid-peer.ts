import { OAuth2Server } from 'oauth2-mock-server';

type Claims = Record<string, unknown>;

/** A provider of OpenID Connect on this machine that signs whatever a test wants. */
export async function startOpenIdPeer(clientId: string) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, 'localhost');
  const issuer = server.issuer.url ?? '';
  let claims: Claims = {};
  server.service.on('beforeTokenSigning', (token: { payload: Claims }) => {
    Object.assign(token.payload, claims);
  });

  /** Returns a token of the peer's own key. */
  const sign = (payload: Claims): Promise<string> =>
    server.issuer.buildToken({
      scopesOrTransform: (_header, own) => {
        Object.assign(own, { aud: clientId, sub: 'someone', ...payload });
      },
    });

  return {
    issuer,
    sign,
    /** The public keys, as anybody may read them. */
    publicKeys: () => server.issuer.keys.toJSON(),
    /** Sets the claims of the next tokens. */
    answerWith(next: Claims): void {
      claims = next;
    },
    /** Replaces the ID token of the next answer. */
    replaceIdToken(replace: (token: string) => string): void {
      server.service.once('beforeResponse', (response: { body: Claims }) => {
        response.body = { ...response.body, id_token: replace(String(response.body['id_token'])) };
      });
    },
    /** Signs in as a browser does, and returns what the browser is sent back with. */
    async authorize(url: string): Promise<{ code: string; state: string; redirectUri: string }> {
      const answer = await fetch(url, { redirect: 'manual' });
      const back = new URL(answer.headers.get('location') ?? '');
      const [code, state] = [back.searchParams.get('code') ?? '', back.searchParams.get('state') ?? ''];
      return { code, state, redirectUri: `${back.origin}${back.pathname}` };
    },
    close: () => server.stop(),
  };
}

export type OpenIdPeer = Awaited<ReturnType<typeof startOpenIdPeer>>;
