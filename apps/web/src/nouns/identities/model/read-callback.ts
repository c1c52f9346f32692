/** What another site sent the browser back with. */
export interface Callback {
  state: string | null;
  code: string | null;
  iss: string | null;
  accessToken: string | null;
  shop: string | null;
  /** The whole query, which Shopify signs. */
  query: string;
  /** Set if the user or the site refused. */
  error: string | null;
  /** Shopify opens the app without a sign-in having begun. */
  isShopifyLaunch: boolean;
}

/** Reads the query of an address, and the fragment in which Facebook sends its token. */
export function readCallback({ search, hash }: { search: string; hash: string }): Callback {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const find = (name: string): string | null => query.get(name) ?? fragment.get(name);
  const code = query.get('code');
  return {
    state: find('state'),
    code,
    iss: query.get('iss'),
    accessToken: fragment.get('access_token'),
    shop: query.get('shop'),
    query: search.replace(/^\?/, ''),
    error: find('error'),
    isShopifyLaunch: code === null && query.has('shop') && query.has('hmac'),
  };
}
