import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Menu, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useText } from '#src/lib/use-text.ts';
import { getRouteMetadata, type RoutePath } from '../../route-table.ts';
import { getStartPath } from '../../start-path.ts';
import classes from './tab-bar.module.css';
import { useCurrentPath } from './use-current-path.ts';

const SCREENS: readonly RoutePath[] = ['/home', '/projects'];

/** The main entries at the bottom of a phone's screen; the last one opens the whole menu. */
export function TabBar({ onMenu }: { onMenu(): void }) {
  const { t } = useTranslation();
  return (
    <nav className={classes.tabs} aria-label={t('shell.menu')} data-tour="tabs">
      {SCREENS.map((path) => (
        <Tab key={path} path={path} />
      ))}
      <Link
        to={getStartPath()}
        activeOptions={{ exact: true }}
        className={classes.create}
        aria-label={t('shell.create')}
      >
        <Plus size={24} aria-hidden />
      </Link>
      <UnstyledButton className={classes.tab} onClick={onMenu} aria-haspopup="dialog">
        <Menu size={20} aria-hidden />
        <span>{t('shell.more')}</span>
      </UnstyledButton>
    </nav>
  );
}

function Tab({ path }: { path: RoutePath }) {
  const isHere = useCurrentPath() === path;
  const text = useText();
  const { menuName, icon, iconActive } = getRouteMetadata(path);
  const Icon = isHere ? (iconActive ?? icon) : icon;
  return (
    <Link to={path} activeOptions={{ exact: true }} className={classes.tab} aria-current={isHere ? 'page' : undefined}>
      {Icon && <Icon size={20} aria-hidden />}
      <span>{text(menuName)}</span>
    </Link>
  );
}
