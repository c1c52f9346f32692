import { Anchor, Button, Card, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppSetting } from '#src/nouns/accounts/api/app-setting.ts';
import { useLogin } from '#src/nouns/accounts/api/login.ts';
import { SignInProblem } from '#src/nouns/accounts/components/sign-in-problem.tsx';
import { type AccountForm, CHECKS, findProblemField } from './form-problems.ts';
import { findNextPath } from './next-path.ts';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';

/** Signs in with e-mail and password, or with the demo account where there is one. */
export function LoginForm() {
  const { t } = useTranslation();
  const router = useRouter();
  const { data: setting } = useAppSetting();
  const login = useLogin();
  const form = useForm<Pick<AccountForm, 'email' | 'password'>>({ defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const demo = setting?.demo_account;

  const signIn = (input: { email: string; password: string }) =>
    login.mutate(input, {
      onSuccess: () => router.history.push(findNextPath(location.search)),
      onError: (error) => {
        if (findProblemField(error) === 'email')
          form.setError('email', { message: describeError(error, getLanguage()) });
      },
    });

  return (
    <>
      {demo && (
        <Card withBorder mb="lg" padding="lg">
          <Text fw={600}>{t('login.demoTitle')}</Text>
          <Text size="sm" c="dimmed" mb="sm">
            {t('login.demoText')}
          </Text>
          <Button
            h={44}
            variant="light"
            leftSection={<Sparkles size={16} aria-hidden />}
            loading={login.isPending}
            onClick={() => signIn(demo)}
          >
            {t('login.demoButton')}
          </Button>
        </Card>
      )}
      <form onSubmit={form.handleSubmit(signIn)} noValidate>
        <Stack>
          <TextInput
            size="md"
            label={t('login.email')}
            type="email"
            autoComplete="username"
            required
            withAsterisk={false}
            error={errors.email?.message}
            {...form.register('email', { validate: CHECKS.email })}
          />
          <PasswordInput
            size="md"
            label={t('login.password')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
            required
            withAsterisk={false}
            error={errors.password?.message}
            {...form.register('password', { validate: CHECKS.filled })}
          />
          {login.error && findProblemField(login.error) !== 'email' && <SignInProblem error={login.error} />}
          <Button size="md" type="submit" loading={login.isPending}>
            {t('action.signIn')}
          </Button>
          <Group justify="center">
            <Anchor component={Link} to="/forgot-password" size="sm" className="link-control">
              {t('login.forgot')}
            </Anchor>
          </Group>
        </Stack>
      </form>
    </>
  );
}
