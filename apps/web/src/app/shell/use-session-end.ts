import { USER_TYPES, type UserInfo } from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { userInfoQuery } from '#src/nouns/accounts/api/get-user-info.ts';
import { memberHint } from '#src/lib/member-hint.ts';
import { forgetUser } from '#src/lib/query-client.ts';
import { sessionEnd } from '#src/lib/session-end.ts';
import { hasTypedText } from '#src/lib/typed-text.ts';
import { afterUserFailure } from '../navigation-rules.ts';

/**
 * Sends a member whose session ended to sign in; a guest silently becomes a new guest. A member who has typed something
 * stays: returns true while the member has to decide.
 */
export function useSessionEnd(): { isAsking: boolean; stopAsking: () => void } {
  const queries = useQueryClient();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  useEffect(
    () =>
      sessionEnd.listen(() => {
        const user = queries.getQueryData<UserInfo>(userInfoQuery.queryKey);
        const wasMember = user ? user.user_type !== USER_TYPES.guest : memberHint.read();
        if (wasMember && hasTypedText()) {
          sessionEnd.setWaiting(true);
          setAsking(true);
          return;
        }
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
