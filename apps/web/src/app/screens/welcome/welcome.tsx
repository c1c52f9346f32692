import { Button, Card, Container, Group, Skeleton, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { USER_TYPES } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Coins, PartyPopper } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toOwnPath } from '#src/lib/own-path.ts';
import { useSurveys } from '#src/nouns/accounts/api/get-surveys.ts';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { FirstSurvey } from '../../surveys/first-survey.tsx';
import classes from './welcome.module.css';
import { loadSurveyTexts } from '../../surveys/survey-texts.ts';

loadSurveyTexts();

/** The ways in that are named; any other value says nothing. */
const WAYS_IN = ['email', 'google', 'facebook', 'shopify', 'partner', 'company', 'passkey', 'invite'] as const;

/** What a new account has, the survey, and the next step. */
export function WelcomeScreen() {
  const { t } = useTranslation('surveys');
  const navigate = useNavigate();
  const { from, next } = useSearch({ from: '/welcome' });
  const wanted = toOwnPath(next) ?? '/home';
  const { data: user } = useUserInfo();
  const isGuest = user?.user_type === USER_TYPES.guest;
  useEffect(() => {
    if (isGuest) void navigate({ to: '/login', replace: true });
  }, [isGuest, navigate]);
  if (!user || isGuest) return <Skeleton height={240} maw={640} mx="auto" />;
  const wayIn = WAYS_IN.find((name) => name === from);
  return (
    <Container size={640} py="xl">
      <Stack gap="lg">
        <Group wrap="nowrap">
          <ThemeIcon size={48} radius="xl" variant="light">
            <PartyPopper size={24} aria-hidden />
          </ThemeIcon>
          <div className={classes.text}>
            <Title order={1} size="h2">
              {t('welcomeTitle')}
            </Title>
            <Text c="dimmed">{t(wayIn ? `from.${wayIn}` : 'welcomeText', { email: user.email ?? '' })}</Text>
          </div>
        </Group>
        <Card withBorder padding="lg">
          <Group justify="space-between">
            <Group gap="sm">
              <Coins size={20} aria-hidden />
              <Text>{t('credits', { count: user.credits })}</Text>
            </Group>
            <Button h={44} onClick={() => void navigate({ href: wanted })}>
              {t(wanted === '/home' ? 'firstVideo' : 'goOn')}
            </Button>
          </Group>
        </Card>
        <DueSurvey onDone={() => void navigate({ href: wanted })} />
      </Stack>
    </Container>
  );
}

function DueSurvey({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('surveys');
  const { data: surveys } = useSurveys();
  if (surveys?.first_login !== 'due') return null;
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="first-survey">
      <Title order={2} size="h4" id="first-survey">
        {t('firstTitle')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('firstText')}
      </Text>
      <FirstSurvey onDone={onDone} />
    </Card>
  );
}
