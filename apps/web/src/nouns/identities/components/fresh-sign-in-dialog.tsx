import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { type UserInfo, USER_TYPES } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { api } from '#src/lib/api.ts';
import { freshSignIn } from '#src/lib/fresh-sign-in.ts';
import { forgetUser } from '#src/lib/query-client.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { useAppSetting } from '#src/nouns/accounts/api/app-setting.ts';
import { userInfoQuery } from '#src/nouns/accounts/api/get-user-info.ts';
import { SignInAgain } from '#src/nouns/accounts/components/sign-in-again.tsx';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { useBeginIdentity } from '../api/begin-identity.ts';
import { useIdentities } from '../api/list-identities.ts';
import { signInByPasskey } from '../api/passkey-sign-in.ts';
import { loadIdentityTexts } from '../model/identity-texts.ts';
import { describePasskeyProblem } from '../model/passkey-problem.ts';
import { canUsePasskeys, listProviders } from '../model/provider-list.ts';
import { ProviderIcon } from './provider-icon.tsx';

loadIdentityTexts();

/** Asks a member to sign in once more, in any of the account's ways. What was begun goes on afterwards. */
export function FreshSignInDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['identities', 'translation']);
  const { href } = useLocation();
  const queries = useQueryClient();
  const email = queries.getQueryData<UserInfo>(userInfoQuery.queryKey)?.email ?? '';
  const methods = useAppSetting().data?.sign_in_methods;
  const query = useIdentities();
  const goOn = useGoOn(onClose);
  const begin = useBeginIdentity();
  const passkey = useMutation({
    mutationFn: async () => {
      const { token, maxAge } = await signInByPasskey('');
      tokenStore.write(token, maxAge);
      await goOn();
    },
  });
  const own = query.data;
  const hasPasskeys = own !== undefined && own.passkeys.length > 0 && canUsePasskeys() && methods?.passkeys === true;
  const providers = methods
    ? listProviders(methods).filter(({ provider }) => own?.identities.some((each) => each.provider === provider))
    : [];
  const passkeyProblem = passkey.error && describePasskeyProblem(passkey.error);
  const passkeyText = passkeyProblem && ('key' in passkeyProblem ? t(passkeyProblem.key) : passkeyProblem.message);
  const problem = begin.error ? describeError(begin.error, getLanguage()) : passkeyText;

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('fresh.title')}
      centered
      closeButtonProps={{ 'aria-label': t('translation:action.close') }}
    >
      <Stack>
        <Text size="sm">{t('fresh.text')}</Text>
        {!own && query.error && <ListTrouble query={query} />}
        {own?.has_password && <SignInAgain email={email} onSignedIn={goOn} />}
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {hasPasskeys && (
          <Button
            variant="default"
            h={44}
            leftSection={<KeyRound size={18} aria-hidden />}
            loading={passkey.isPending}
            onClick={() => passkey.mutate()}
          >
            {t('methods.passkey')}
          </Button>
        )}
        {providers.map(({ provider, name }) => (
          <Button
            key={provider}
            variant="default"
            h={44}
            leftSection={<ProviderIcon provider={provider} />}
            loading={begin.variables?.provider === provider && (begin.isPending || begin.isSuccess)}
            onClick={() => begin.mutate({ provider, intent: 'sign_in', next: href })}
          >
            {t('methods.continueWith', { name })}
          </Button>
        ))}
      </Stack>
    </Modal>
  );
}

/** Returns what goes on with the new session, if it is the same user's. */
function useGoOn(onClose: () => void): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const before = queries.getQueryData<UserInfo>(userInfoQuery.queryKey);
    const user = await api.call('getUserInfo', {});
    const isSame = user.user_type !== USER_TYPES.guest && user.userId === before?.userId;
    queries.setQueryData(userInfoQuery.queryKey, user);
    freshSignIn.answer(isSame);
    onClose();
    // What somebody else began is not done in this account.
    if (isSame) await queries.invalidateQueries();
    else await forgetUser(queries);
  };
}
