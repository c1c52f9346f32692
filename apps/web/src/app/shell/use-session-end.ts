import { USER_TYPES, type UserInfo } from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { userInfoQuery } from '#src/nouns/accounts/api/get-user-info.ts';
import { memberHint } from '#src/lib/member-hint.ts';
import { forgetUser } from '#src/lib/query-client.ts';
import { sessionEnd } from '#src/lib/session-end.ts';
import { hasTypedText } from '#src/lib/typed-text.ts';
import { afterUserFailure } from '../navigation-rules.ts';

/**
 * A member whose session ended is asked to sign in over the page, or is sent to sign in if the page was just opened; a
 * guest silently becomes a new guest, once until a user has loaded: a server that refuses the new guest as well refuses
 * any, and asking on would never end. Returns true while the member has to decide.
 */
export function useSessionEnd(): { isAsking: boolean; stopAsking: () => void } {
  const queries = useQueryClient();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const hasRenewed = useRef(false);
  useEffect(
    () =>
      sessionEnd.listen(() => {
        const user = queries.getQueryData<UserInfo>(userInfoQuery.queryKey);
        const wasMember = user ? user.user_type !== USER_TYPES.guest : memberHint.read();
        // Where nothing is on the screen yet, there is nothing to go on with.
        if (wasMember && (user !== undefined || hasTypedText())) {
          sessionEnd.setWaiting(true);
          setAsking(true);
          return;
        }
        if (user === undefined && hasRenewed.current) return;
        hasRenewed.current = true;
        memberHint.write(false);
        void forgetUser(queries);
        const { pathname: path, search, href } = router.state.location;
        const target = afterUserFailure({ path, search }, { wasMember });
        if (target !== null) void router.navigate({ href: `${target}?from=${encodeURIComponent(href)}` });
      }),
    [queries, router],
  );
  return { isAsking, stopAsking: () => setAsking(false) };
}
