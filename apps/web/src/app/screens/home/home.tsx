import { Container, Paper, Stack, Text, Title } from '@mantine/core';
import { USER_TYPES } from '@reelwright/contracts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolOffer } from '#src/nouns/tools/tool-intent.ts';
import { SmartBox } from './box/smart-box.tsx';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { partWhenIdle } from '#src/ui/part-when-idle.tsx';
import classes from './home.module.css';

// Below the fold, and with all actions of the cards the heavier half of the screen.
const placeOfTheRest = <div className={classes.below} />;
const BelowTheBox = partWhenIdle(async () => (await import('./below.tsx')).BelowTheBox, placeOfTheRest);

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

/** A guest's credits, which need no account. */
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

/** Opens the offer's tool, filled with the box's content. */
function useStart() {
  const navigate = useScreenNavigate();
  return async (offer: ToolOffer): Promise<boolean> => {
    try {
      // Starting may have waited for the connection.
      await navigate(await offer.start());
      return true;
    } catch (error) {
      const { showError } = await loadWhenOnline(() => import('#src/ui/toast.ts'));
      showError(error as Error);
      return false;
    }
  };
}
