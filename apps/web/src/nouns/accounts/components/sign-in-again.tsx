import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#src/lib/api.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { useAppSetting } from '../api/app-setting.ts';
import { SignInProblem } from './sign-in-problem.tsx';

interface SignInAgainProps {
  /** Of the member whose session ended. */
  email: string;
  /** The new session is stored; nothing on the page was read anew yet. */
  onSignedIn(): Promise<void>;
}

/** Signs a member in again, and leaves everything on the page as it is. */
export function SignInAgain({ email: known, onSignedIn }: SignInAgainProps) {
  const { t } = useTranslation();
  const demo = useAppSetting().data?.demo_account;
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const signIn = useMutation({
    mutationFn: async (input: { email: string; password: string }) => {
      const { token, maxAge } = await api.call('login', input);
      tokenStore.write(token, maxAge);
      await onSignedIn();
    },
  });
  const problem = signIn.error && <SignInProblem error={signIn.error} />;
  // Nobody types the password of the demo account.
  if (demo?.email === known) {
    return (
      <Stack>
        {problem}
        <Button h={44} data-autofocus loading={signIn.isPending} onClick={() => signIn.mutate(demo)}>
          {t('login.demoButton')}
        </Button>
      </Stack>
    );
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (email !== '' && password !== '') signIn.mutate({ email: email.trim(), password });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          size="md"
          label={t('login.email')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          size="md"
          label={t('login.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          data-autofocus
        />
        {problem}
        <Button h={44} type="submit" disabled={email === '' || password === ''} loading={signIn.isPending}>
          {t('shell.sessionEnded.again')}
        </Button>
      </Stack>
    </form>
  );
}
