import { Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#src/ui/logo.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import type { HeaderControlsProps } from './header-controls.tsx';
import { partWhenIdle } from '#src/ui/part-when-idle.tsx';
import classes from './shell.module.css';

// Menus are a large part of the component library, and are not needed at first.
const HeaderControls = partWhenIdle(async () => (await import('./header-controls.tsx')).HeaderControls);

/**
 * The bar above a screen. Without a menu, the product's name replaces the breadcrumb. A navigation renders the frame
 * around it, and not the bar's menus.
 */
export const Header = memo(function Header(props: HeaderControlsProps) {
  const { t } = useTranslation();
  return (
    <Group h="100%" px={{ base: 'md', md: 'xl' }} justify="space-between" wrap="nowrap" gap="sm">
      <Link
        to="/home"
        aria-label={t('shell.toHome')}
        className={classes.headerLogo}
        data-shown={props.isAlone ? 'always' : 'on-phones'}
      >
        <Logo isShort={!props.isAlone} />
      </Link>
      {!props.isAlone && <Breadcrumb />}
      <Group gap={4} wrap="nowrap" ml="auto" className={classes.controls}>
        <Suspense fallback={null}>
          <HeaderControls {...props} />
        </Suspense>
      </Group>
    </Group>
  );
});
