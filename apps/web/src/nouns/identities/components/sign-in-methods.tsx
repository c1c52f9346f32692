import { Alert, Button, Stack } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useAppSetting } from '#src/nouns/accounts/api/app-setting.ts';
import { useBeginIdentity } from '../api/begin-identity.ts';
import { usePasskeySignIn } from '../api/passkey-sign-in.ts';
import { loadIdentityTexts } from '../model/identity-texts.ts';
import type { LoginProvider } from '../model/login-attempt.ts';
import { describePasskeyProblem } from '../model/passkey-problem.ts';
import { canUsePasskeys, listProviders } from '../model/provider-list.ts';
import { ProviderIcon } from './provider-icon.tsx';
import { ShopForm } from './shop-form.tsx';
import classes from './sign-in-methods.module.css';

loadIdentityTexts();

interface SignInMethodsProps {
  /** Path of this site to open after the sign-in; home if left out. */
  next?: string;
}

/** Buttons for the ways to sign in that this installation offers beside the password; nothing if there are none. */
export function SignInMethods({ next = '' }: SignInMethodsProps) {
  const { t } = useTranslation('identities');
  const { data: setting } = useAppSetting();
  const begin = useBeginIdentity();
  const passkey = usePasskeySignIn();
  const [asksShop, setAsksShop] = useState(false);
  const methods = setting?.sign_in_methods;
  const providers = methods ? listProviders(methods) : [];
  const hasPasskeys = methods?.passkeys === true && canUsePasskeys();
  if (providers.length === 0 && !hasPasskeys) return null;

  const start = (provider: LoginProvider, shop?: string): void => {
    passkey.reset();
    begin.mutate({ provider, intent: 'sign_in', next, ...(shop === undefined ? {} : { shop }) });
  };
  const usePasskey = (): void => {
    begin.reset();
    passkey.mutate({ next });
  };
  const passkeyProblem = passkey.error && describePasskeyProblem(passkey.error);
  const passkeyText = passkeyProblem && ('key' in passkeyProblem ? t(passkeyProblem.key) : passkeyProblem.message);
  const problem = begin.error ? describeError(begin.error, getLanguage()) : passkeyText;
  // The browser stays on this page until the other site answers.
  const isBusy = (provider: LoginProvider): boolean =>
    begin.variables?.provider === provider && (begin.isPending || begin.isSuccess);

  return (
    <Stack gap="sm" role="group" aria-label={t('methods.label')}>
      <div className={classes.or}>{t('methods.or')}</div>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {providers.map(({ provider, name }) =>
        provider === 'shopify' && asksShop ? (
          <ShopForm key={provider} isBusy={isBusy(provider)} onSubmit={(shop) => start(provider, shop)} />
        ) : (
          <Button
            key={provider}
            variant="default"
            size="md"
            leftSection={<ProviderIcon provider={provider} />}
            loading={isBusy(provider)}
            onClick={() => (provider === 'shopify' ? setAsksShop(true) : start(provider))}
          >
            {t('methods.continueWith', { name })}
          </Button>
        ),
      )}
      {hasPasskeys && (
        <Button
          variant="default"
          size="md"
          leftSection={<KeyRound size={18} aria-hidden />}
          loading={passkey.isPending}
          onClick={usePasskey}
        >
          {t('methods.passkey')}
        </Button>
      )}
    </Stack>
  );
}
