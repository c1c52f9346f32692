import { Button, Group, Text, Title } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { Clapperboard, House } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { findUnmatched } from '../navigation-rules.ts';
import { isRoutePath, type RoutePath } from '../route-table.ts';
import classes from './not-found.module.css';

/** A torn video strip, and links to other screens. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <div className={classes.screen}>
      <div className={classes.video} aria-hidden>
        <span className={classes.frame}>{'4'}</span>
        <span className={classes.frame} data-torn>
          {'0'}
        </span>
        <span className={classes.frame}>{'4'}</span>
      </div>
      <Title order={1} size="h2" ta="center">
        {t('notFound.title')}
      </Title>
      <Text c="dimmed" ta="center" maw={420}>
        {t('notFound.text')}
      </Text>
      <Group justify="center" mt="sm">
        <Button size="md" component={Link} to="/home" leftSection={<House size={16} aria-hidden />}>
          {t('action.goHome')}
        </Button>
        <Button
          size="md"
          component={Link}
          to="/projects"
          variant="default"
          leftSection={<Clapperboard size={16} aria-hidden />}
        >
          {t('menu.projects')}
        </Button>
      </Group>
    </div>
  );
}

/** Screen of an address without a route. */
export function UnknownAddress() {
  const router = useRouter();
  // Once: `Navigate` would navigate again with each rendering, and each navigation renders.
  useEffect(() => {
    const { pathname: path, search } = router.state.location;
    void router.navigate({ to: findUnmatched({ path, search }, isRoutePath) as RoutePath, replace: true });
  }, [router]);
  return null;
}
