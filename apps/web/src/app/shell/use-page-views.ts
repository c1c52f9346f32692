import type { UserInfo } from '@reelwright/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readInviteCode } from '#src/lib/attribution.ts';
import { getDeviceId, visitorId } from '#src/lib/device-id.ts';
import type { Search } from '#src/lib/search-of.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { userInfoQuery } from '#src/nouns/accounts/api/get-user-info.ts';
import { namePage, type PageView, toToldAddress } from '../page-view.ts';

/** At the root of the server, beside the calls of the table. */
const ADDRESS = '/sync/pageView';
/** The title of a page is set after its screen. */
const TITLE_MS = 300;

/** Reports a page view after each navigation. The answer is not read. */
export function usePageViews(): void {
  const router = useRouter();
  const queries = useQueryClient();
  useEffect(() => {
    let ref = document.referrer;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = (): void => {
      const view = describePage(router, queries, ref);
      ref = view.url;
      void send(view);
    };
    const schedule = (): void => {
      clearTimeout(timer);
      timer = setTimeout(report, TITLE_MS);
    };
    schedule();
    const stop = router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) schedule();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [router, queries]);
}

function describePage(router: ReturnType<typeof useRouter>, queries: QueryClient, ref: string): PageView {
  const { location: page, matches } = router.state;
  const route = matches.at(-1)?.fullPath ?? page.pathname;
  const user = queries.getQueryData<UserInfo>(userInfoQuery.queryKey);
  return {
    url: toToldAddress({ origin: location.origin, route, search: page.search as Search }),
    userId: user?.userId ?? 0,
    inviteCode: readInviteCode(),
    pageTitle: document.title,
    pageName: namePage(route),
    ref,
    userCookieId: visitorId.get(),
    props: {},
  };
}

async function send(view: PageView): Promise<void> {
  const token = tokenStore.read();
  try {
    await fetch(ADDRESS, {
      method: 'POST',
      // Goes on when the page is left.
      keepalive: true,
      headers: {
        'Content-Type': 'application/json',
        'Device-Id': getDeviceId(),
        ...(token === null ? {} : { Authorization: `Bearer ${token}`, token, 'X-Access-Token': token }),
      },
      body: JSON.stringify(view),
    });
  } catch (error) {
    // A visit that is not counted is no trouble of the visitor.
    // oxlint-disable-next-line no-console -- only who looks for it needs to know
    console.debug('The page view was not reported.', error);
  }
}
