import { Alert, Button, Card, Container, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { CALLS, type CallInput, USER_TYPES } from '@reelwright/contracts';
import { useNavigate } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppSetting } from '#src/nouns/accounts/api/app-setting.ts';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { useLogin } from '#src/nouns/accounts/api/login.ts';

export function LoginScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: user } = useUserInfo();
  const { data: setting } = useAppSetting();
  const login = useLogin();
  const form = useForm<CallInput<'login'>>({
    resolver: standardSchemaResolver(CALLS.login.input),
    defaultValues: { email: '', password: '' },
  });
  const isSignedIn = user !== undefined && user.user_type !== USER_TYPES.guest;

  useEffect(() => {
    if (isSignedIn) void navigate({ to: '/home', replace: true });
  }, [isSignedIn, navigate]);

  const signIn = (input: { email: string; password: string }) =>
    login.mutate(input, { onSuccess: () => void navigate({ to: '/home' }) });
  const demo = setting?.demo_account;

  return (
    <Container size={420} py={{ base: 'xl', sm: 64 }}>
      <Title order={1} size="h2" mb={4}>
        {t('login.title')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('login.subtitle')}
      </Text>
      {demo && (
        <Card withBorder mb="lg" padding="lg">
          <Text fw={600}>{t('login.demoTitle')}</Text>
          <Text size="sm" c="dimmed" mb="sm">
            {t('login.demoText')}
          </Text>
          <Button
            h={44}
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
            {...form.register('email')}
          />
          <PasswordInput
            size="md"
            label={t('login.password')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
            required
            {...form.register('password')}
          />
          {login.isError && (
            <Alert color="red" role="alert">
              {login.error.message}
            </Alert>
          )}
          <Button size="md" type="submit" variant={demo ? 'default' : 'filled'} loading={login.isPending}>
            {t('action.signIn')}
          </Button>
        </Stack>
      </form>
    </Container>
  );
}
