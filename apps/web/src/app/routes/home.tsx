import {
  Anchor,
  Button,
  Container,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  ThemeIcon,
  Title,
} from '@mantine/core';
import { USER_TYPES } from '@reelwright/contracts';
import { Link, useNavigate } from '@tanstack/react-router';
import { AudioLines, Download, Link as LinkIcon, PencilLine, SlidersHorizontal, Sparkles } from 'lucide-react';
import { lazy, Suspense, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../../features/session/api/get-user-info.ts';
import { toWebAddress } from '#src/lib/web-address.ts';
import classes from './home.module.css';

// Below the fold, and with all that cards can do the heavier half of the screen.
const RecentTasks = lazy(async () => ({
  default: (await import('../../features/tasks/components/recent-tasks.tsx')).RecentTasks,
}));

export function HomeScreen() {
  const { t } = useTranslation();
  const { data: user } = useUserInfo();
  return (
    <Container size={1200} px={0}>
      <Paper className={classes.hero} radius="lg">
        <Stack align="center" gap="md">
          <Title order={1} className={classes.title}>
            {t('home.title')}
          </Title>
          <Text ta="center" maw={560} className={classes.subtitle}>
            {t('home.subtitle')}
          </Text>
          <LinkBox />
          <Anchor component={Link} to="/link-to-video" size="sm" className={classes.byHand}>
            <Group gap={6} component="span" justify="center">
              <PencilLine size={14} aria-hidden />
              {t('home.byHand')}
            </Group>
          </Anchor>
          <Anchor component={Link} to="/text-to-speech" size="sm" className={classes.byHand}>
            <Group gap={6} component="span" justify="center">
              <AudioLines size={14} aria-hidden />
              {t('home.toSpeech')}
            </Group>
          </Anchor>
          {user?.user_type === USER_TYPES.guest && user.credits > 0 && (
            <Text size="sm" ta="center" className={classes.subtitle}>
              {t('home.guestCredits', { count: user.credits })}
            </Text>
          )}
        </Stack>
      </Paper>
      <HowItWorks />
      <Suspense fallback={null}>
        <RecentTasks />
      </Suspense>
    </Container>
  );
}

function LinkBox() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const url = toWebAddress(link);
    if (url === null) setProblem(t('home.linkProblem'));
    else void navigate({ to: '/link-to-video', search: { url } });
  };
  return (
    <form onSubmit={submit} className={classes.box} noValidate>
      <TextInput
        size="lg"
        aria-label={t('home.linkLabel')}
        placeholder={t('home.linkPlaceholder')}
        leftSection={<LinkIcon size={18} aria-hidden />}
        value={link}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        error={problem}
        onChange={(event) => {
          setLink(event.currentTarget.value);
          setProblem(null);
        }}
        className={classes.input ?? ''}
      />
      <Button type="submit" size="lg" leftSection={<Sparkles size={18} aria-hidden />}>
        {t('home.start')}
      </Button>
    </form>
  );
}

const STEPS = [
  { icon: LinkIcon, title: 'home.step1Title', text: 'home.step1Text' },
  { icon: SlidersHorizontal, title: 'home.step2Title', text: 'home.step2Text' },
  { icon: Download, title: 'home.step3Title', text: 'home.step3Text' },
] as const;

function HowItWorks() {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} mt="xl" spacing="lg">
      {STEPS.map(({ icon: Icon, title, text }) => (
        <Group key={title} align="flex-start" wrap="nowrap">
          <ThemeIcon variant="light" size={40} radius="md">
            <Icon size={20} aria-hidden />
          </ThemeIcon>
          <div>
            <Text fw={600}>{t(title)}</Text>
            <Text size="sm" c="dimmed">
              {t(text)}
            </Text>
          </div>
        </Group>
      ))}
    </SimpleGrid>
  );
}
