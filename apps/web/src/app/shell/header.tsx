import { Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../components/logo.tsx';
import classes from './shell.module.css';

// Menus are a good part of the component library, and nobody opens one in the first moment.
const HeaderControls = lazy(async () => ({ default: (await import('./header-controls.tsx')).HeaderControls }));

export function Header({ showsLogo }: { showsLogo: 'always' | 'on-phones' }) {
  const { t } = useTranslation();
  return (
    <Group h="100%" px={{ base: 'md', md: 'xl' }} justify="space-between" wrap="nowrap">
      <Link to="/home" aria-label={t('shell.toHome')} className={classes.phoneLogo} data-shown={showsLogo}>
        <Logo />
      </Link>
      <Group gap="xs" wrap="nowrap" ml="auto">
        <Suspense fallback={null}>
          <HeaderControls />
        </Suspense>
      </Group>
    </Group>
  );
}
