import { Card, Group, SimpleGrid, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Construction } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getRouteMetadata, type RoutePath } from '../route-table.ts';
import { useCurrentPath } from '../shell/menu/use-current-path.ts';
import { isUnbuilt, UNBUILT_ROUTES } from '../unbuilt-routes.ts';
import classes from './unbuilt.module.css';

/** Stands where a screen is still to come: what it will do, and what does the job today. */
export function UnbuiltScreen() {
  const { t } = useTranslation();
  const path = useCurrentPath();
  if (path === null || !isUnbuilt(path)) return null;
  const { icon: Icon = Construction, tdk } = getRouteMetadata(path);
  return (
    <Stack className={classes.screen} gap={40} data-unbuilt>
      <Stack gap="md" align="center" className={classes.promise}>
        <ThemeIcon size={64} radius={20} variant="light">
          <Icon size={30} aria-hidden />
        </ThemeIcon>
        <span className={classes.badge}>{t('unbuilt.badge')}</span>
        <Title order={1} size="h2" ta="center">
          {t(tdk.title)}
        </Title>
        <Text size="lg" ta="center" maw={560}>
          {t(tdk.description)}
        </Text>
        <Text size="sm" c="dimmed" ta="center" maw={520}>
          {t('unbuilt.note')}
        </Text>
      </Stack>
      <section aria-labelledby="instead">
        <Title order={2} size="h5" mb="sm" id="instead">
          {t('unbuilt.instead')}
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {UNBUILT_ROUTES[path].map((target) => (
            <Instead key={target} path={target} />
          ))}
        </SimpleGrid>
      </section>
    </Stack>
  );
}

/** A screen that is there, by its own words. */
function Instead({ path }: { path: RoutePath }) {
  const { t } = useTranslation();
  const { icon: Icon = ArrowRight, menuName, tdk } = getRouteMetadata(path);
  return (
    <Card component={Link} to={path} withBorder radius="lg" padding="md" className={classes.instead}>
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <ThemeIcon size={36} radius="md" variant="light" color="gray">
          <Icon size={18} aria-hidden />
        </ThemeIcon>
        <div className={classes.words}>
          <Text fw={600} size="sm">
            {t(menuName)}
          </Text>
          <Text size="sm" c="dimmed">
            {t(tdk.description)}
          </Text>
        </div>
        <ArrowRight size={18} aria-hidden className={classes.arrow} />
      </Group>
    </Card>
  );
}
