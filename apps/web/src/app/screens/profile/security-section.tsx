import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { EMAIL_CHANGE_LIMITS, type Profile, PASSWORD_LIMITS } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEmail } from '#src/nouns/accounts/api/change-email.ts';
import { useChangePassword } from '#src/nouns/accounts/api/change-password.ts';
import { useRequestEmailChange } from '#src/nouns/accounts/api/request-email-change.ts';
import { showToast } from '#src/ui/toast.ts';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';
import { Section } from './section.tsx';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';

export function SecuritySection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { email } = profile;
  return (
    <>
      <Section
        title={t('security.email')}
        text={email === null ? t('security.emailMissing') : t('security.emailText', { email })}
      >
        <EmailForm hasPassword={profile.has_password} isFirst={email === null} />
      </Section>
      <Section title={t('security.password')} text={t('security.passwordText')}>
        {profile.has_password ? (
          <PasswordForm email={email ?? ''} />
        ) : (
          <Text size="sm">
            {t(email === null ? 'security.emailFirst' : 'security.noPassword')}{' '}
            {email !== null && (
              <Anchor component={Link} to="/forgot-password">
                {t('security.setPassword')}
              </Anchor>
            )}
          </Text>
        )}
      </Section>
    </>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation(['profile', 'translation']);
  const [current, setCurrent] = useState('');
  const [wanted, setWanted] = useState('');
  const change = useChangePassword();
  const isShort = wanted.length < PASSWORD_LIMITS.minLength;
  const toggle = { 'aria-label': t('translation:login.showPassword') };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isShort || current === '') return;
    change.mutate(
      { current_password: current, new_password: wanted },
      {
        onSuccess: ({ ended }) => {
          setCurrent('');
          setWanted('');
          showToast('success', t('security.passwordChanged', { count: ended }));
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <PasswordInput
          size="md"
          label={t('security.current')}
          autoComplete="current-password"
          visibilityToggleButtonProps={toggle}
          required
          withAsterisk={false}
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <NewPasswordField
          password={wanted}
          email={email}
          label={t('security.new')}
          description={t('security.newHint')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          error={wanted !== '' && isShort ? t('security.newHint') : undefined}
        />
        {change.isError && (
          <Alert color="red" role="alert">
            {describeError(change.error, getLanguage())}
          </Alert>
        )}
        <Button type="submit" h={44} w="fit-content" loading={change.isPending} disabled={isShort || current === ''}>
          {t('security.changePassword')}
        </Button>
      </Stack>
    </form>
  );
}

/** Counts the seconds down until a code may be sent again. */
function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

function EmailForm({ hasPassword, isFirst }: { hasPassword: boolean; isFirst: boolean }) {
  const { t } = useTranslation(['profile', 'translation']);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [left, countDown] = useCountdown();
  const request = useRequestEmailChange();
  const change = useChangeEmail();
  const trouble = isSent ? (change.error ?? request.error) : request.error;
  const send = (): void =>
    request.mutate(
      { email, ...(hasPassword && { current_password: password }) },
      {
        onSuccess: ({ resend_after_s: seconds }) => {
          setSent(true);
          countDown(seconds);
        },
      },
    );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isSent) {
      send();
      return;
    }
    change.mutate(
      { code },
      {
        onSuccess: () => {
          setSent(false);
          setEmail('');
          setPassword('');
          setCode('');
          showToast('success', t('security.emailChanged'));
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          size="md"
          type="email"
          label={t('security.newEmail')}
          autoComplete="email"
          required
          withAsterisk={false}
          disabled={isSent}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {hasPassword && !isSent && (
          <PasswordInput
            size="md"
            label={t('security.current')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('translation:login.showPassword') }}
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {isSent && (
          <TextInput
            size="md"
            label={t('security.code')}
            description={t('security.codeHint', { minutes: EMAIL_CHANGE_LIMITS.minutes })}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={EMAIL_CHANGE_LIMITS.digits}
            required
            withAsterisk={false}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value.replaceAll(/\D/g, ''))}
          />
        )}
        {trouble && (
          <Alert color="red" role="alert">
            {describeError(trouble, getLanguage())}
          </Alert>
        )}
        <Button
          type="submit"
          h={44}
          w="fit-content"
          loading={isSent ? change.isPending : request.isPending}
          disabled={
            isSent ? code.length !== EMAIL_CHANGE_LIMITS.digits : email === '' || (hasPassword && password === '')
          }
        >
          {t(!isSent ? 'security.sendCode' : isFirst ? 'security.addEmail' : 'security.changeEmail')}
        </Button>
        {isSent && (
          <Button
            variant="subtle"
            h={44}
            w="fit-content"
            disabled={left > 0}
            loading={request.isPending}
            onClick={send}
          >
            {left > 0 ? t('security.resendIn', { seconds: left }) : t('security.resend')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
