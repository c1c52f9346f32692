import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Menu, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getRouteMetadata, type RoutePath } from '../../route-table.ts';
import classes from './tab-bar.module.css';
import { useCurrentPath } from './use-current-path.ts';

const BEFORE: readonly RoutePath[] = ['/home', '/projects'];
const CREATE: RoutePath = '/link-to-video';
const AFTER: readonly RoutePath[] = ['/ai-tools'];

/** The main entries at a phone's lower edge; the last one opens the whole menu. */
export function TabBar({ onMenu }: { onMenu(): void }) {
  const { t } = useTranslation();
  return (
    <nav className={classes.tabs} aria-label={t('shell.menu')} data-tour="tabs">
      {BEFORE.map((path) => (
        <Tab key={path} path={path} />
      ))}
      <Link to={CREATE} activeOptions={{ exact: true }} className={classes.create} aria-label={t('shell.create')}>
        <Plus size={24} aria-hidden />
      </Link>
      {AFTER.map((path) => (
        <Tab key={path} path={path} />
      ))}
      <UnstyledButton className={classes.tab} onClick={onMenu} aria-haspopup="dialog">
        <Menu size={20} aria-hidden />
        <span>{t('shell.more')}</span>
      </UnstyledButton>
    </nav>
  );
}

function Tab({ path }: { path: RoutePath }) {
  const { t } = useTranslation();
  const isHere = useCurrentPath() === path;
  const { menuName, icon, iconActive } = getRouteMetadata(path);
  const Icon = isHere ? (iconActive ?? icon) : icon;
  return (
    <Link to={path} activeOptions={{ exact: true }} className={classes.tab} aria-current={isHere ? 'page' : undefined}>
      {Icon && <Icon size={20} aria-hidden />}
      <span>{t(menuName)}</span>
    </Link>
  );
}
