import { Container, Paper, Stack, Text, Title } from '@mantine/core';
import { USER_TYPES } from '@reelwright/contracts';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SmartBox, type Start } from '../../features/home/components/smart-box.tsx';
import { useUserInfo } from '../../features/session/api/get-user-info.ts';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import { partWhenIdle } from '#src/lib/part-when-idle.tsx';
import classes from './home.module.css';

// Below the fold, and with all that cards can do the heavier half of the screen.
const placeOfTheRest = <div className={classes.below} />;
const BelowTheBox = partWhenIdle(async () => (await import('./home/below.tsx')).BelowTheBox, placeOfTheRest);

export function HomeScreen() {
  const { t } = useTranslation();
  const onStart = useStart();
  return (
    <Container size={1280} px={0}>
      <Paper className={classes.hero} radius="lg">
        <Stack align="center" gap="md">
          <Title order={1} className={classes.title}>
            {t('home.title')}
          </Title>
          <Text ta="center" maw={620} className={classes.subtitle}>
            {t('home.subtitle')}
          </Text>
          <SmartBox onStart={onStart} />
          <GuestCredits />
        </Stack>
      </Paper>
      <Suspense fallback={placeOfTheRest}>
        <BelowTheBox />
      </Suspense>
    </Container>
  );
}

/** What a guest can make without an account. */
function GuestCredits() {
  const { t } = useTranslation();
  const { data: user } = useUserInfo();
  if (user?.user_type !== USER_TYPES.guest || user.credits === 0) return null;
  return (
    <Text size="sm" ta="center" className={classes.subtitle}>
      {t('home.guestCredits', { count: user.credits })}
    </Text>
  );
}

/** Opens the tool for what is in the box, filled in. */
function useStart() {
  const navigate = useNavigate();
  return async (start: Start): Promise<boolean> => {
    try {
      switch (start.kind) {
        case 'link':
          await navigate({ to: '/link-to-video', search: { url: start.url } });
          return true;
        case 'speech': {
          const { handText } = await loadWhenOnline(() => import('./home/hand-text.ts'));
          handText(start.text);
          await navigate({ to: '/text-to-speech' });
          return true;
        }
        case 'files':
        case 'description': {
          const { startDraft } = await loadWhenOnline(() => import('#src/lib/ad-draft/start-draft.ts'));
          const files = start.kind === 'files' ? start.files : [];
          await navigate(await startDraft({ kind: 'uploads', files, description: start.description }));
          return true;
        }
        default:
          return start satisfies never;
      }
    } catch (error) {
      const { showError } = await loadWhenOnline(() => import('#src/lib/toast.ts'));
      showError(error as Error);
      return false;
    }
  };
}
