import { Container, Tabs, Text, Title } from '@mantine/core';
import { USER_TYPES } from '@reelwright/contracts';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { SignInMethods } from '#src/nouns/identities/components/sign-in-methods.tsx';
import { LoginForm } from './login-form.tsx';
import { findNextPath } from './next-path.ts';
import { RegisterForm } from './register-form.tsx';

/** The screen of `/login` and `/register`. */
export function SignInScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const navigate = useNavigate();
  const { data: user } = useUserInfo();
  const path = useLocation({ select: ({ pathname }) => pathname }) === '/register' ? '/register' : '/login';
  // Who opens the screen signed in leaves it; who signs in here is sent on by the form.
  const isSignedIn = user !== undefined && user.user_type !== USER_TYPES.guest && !user.isRegister;

  useEffect(() => {
    if (isSignedIn) router.history.replace(findNextPath(location.search));
  }, [isSignedIn, router]);

  return (
    <Container size={420} py={{ base: 'xl', sm: 64 }}>
      <Title order={1} size="h2" mb={4}>
        {path === '/login' ? t('login.title') : t('login.registerTitle')}
      </Title>
      <Text c="dimmed" mb="lg">
        {path === '/login' ? t('login.subtitle') : t('login.registerSubtitle')}
      </Text>
      <Tabs
        value={path}
        onChange={(to) => void navigate({ to: to === '/register' ? '/register' : '/login', search: (kept) => kept })}
        keepMounted={false}
        mb="lg"
      >
        <Tabs.List grow mb="lg">
          <Tabs.Tab value="/login">{t('login.title')}</Tabs.Tab>
          <Tabs.Tab value="/register">{t('login.registerTab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="/login">
          <LoginForm />
        </Tabs.Panel>
        <Tabs.Panel value="/register">
          <RegisterForm />
        </Tabs.Panel>
      </Tabs>
      <SignInMethods next={findNextPath(location.search)} />
    </Container>
  );
}
