import { Button, Center, Loader, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useBeginIdentity } from '../api/begin-identity.ts';
import { finishLink, finishSignIn } from '../api/finish-identity.ts';
import { identitiesQuery } from '../api/list-identities.ts';
import { useEnter } from '../api/sign-in-with.ts';
import { loadIdentityTexts } from '../model/identity-texts.ts';
import { loginAttempt } from '../model/login-attempt.ts';
import { readCallback } from '../model/read-callback.ts';

loadIdentityTexts();

/** What went wrong before the server was asked, in the user's words. */
class CallbackProblem extends Error {}

/** Where other sites send the browser back to: signs in, or links, with what they sent. */
export function IdentityCallback() {
  const { t } = useTranslation('identities');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const enter = useEnter();
  const begin = useBeginIdentity();
  const [callback] = useState(() => readCallback(location));
  const [attempt] = useState(() => loginAttempt.find(callback.state));
  const isLink = attempt?.intent === 'link';
  const finish = useMutation({
    mutationFn: async () => {
      if (!attempt) throw new CallbackProblem(t('callback.expired'));
      const from = attempt.provider.replace(/:.*$/, '');
      if (callback.error !== null) throw new CallbackProblem(t('callback.denied', { name: nameOf(from) }));
      if (!isLink) return enter(await finishSignIn(attempt, callback), { from, next: attempt.next });
      const { provider_name: name } = await finishLink(attempt, callback);
      await queries.invalidateQueries({ queryKey: identitiesQuery.queryKey });
      showToast('success', t('linked.linkedNow', { name }));
      return navigate({ href: attempt.next, replace: true });
    },
  });

  // React may run the effect twice, but what the other site sent works once.
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    // Not while rendering: React may render once more before it shows the page.
    loginAttempt.forget();
    // Neither the history nor a copied address holds the code or the token.
    history.replaceState(history.state, '', location.pathname);
    if (!callback.isShopifyLaunch) finish.mutate();
    else begin.mutate({ provider: 'shopify', intent: 'sign_in', next: '', shop: callback.shop ?? '' });
  }, [begin, callback, finish]);

  const error = finish.error ?? begin.error;
  if (!error) {
    return (
      <Center py={96}>
        <Stack align="center" role="status">
          <Loader />
          <Text c="dimmed">{t(isLink ? 'callback.linking' : 'callback.working')}</Text>
        </Stack>
      </Center>
    );
  }
  return (
    <div role="alert">
      <StateMessage
        icon={CircleAlert}
        headingOrder={1}
        title={t(isLink ? 'callback.linkFailed' : 'callback.failed')}
        text={error instanceof CallbackProblem ? error.message : describeError(error, getLanguage())}
        action={
          <Button onClick={() => void navigate({ href: isLink ? attempt.next : '/login', replace: true })}>
            {t(isLink ? 'callback.toProfile' : 'callback.toSignIn')}
          </Button>
        }
      />
    </div>
  );
}

const NAMES: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook', shopify: 'Shopify' };

/** Companies' own names come with the settings, which this page does not wait for. */
const nameOf = (provider: string): string => NAMES[provider] ?? 'OpenID';
