import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CirclePlus, Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useText } from '#src/lib/use-text.ts';
import { getRouteMetadata, type RoutePath } from '../../route-table.ts';
import { listToolPaths } from '../../list-tools.ts';
import { isBelow } from './list-menu.ts';
import classes from './tab-bar.module.css';
import { useCurrentPathSelector } from './use-current-path.ts';

interface TabBarProps {
  onCreate(): void;
  onMenu(): void;
}

/** The main entries at the bottom of a phone's screen: one opens the sheet of tools, the last one the whole menu. */
export function TabBar({ onCreate, onMenu }: TabBarProps) {
  const { t } = useTranslation();
  const isCreating = useCurrentPathSelector((path) =>
    listToolPaths().some((tool) => path === tool || isBelow(path ?? '', tool)),
  );
  return (
    <nav className={classes.tabs} aria-label={t('shell.menu')} data-tour="tabs">
      <Tab path="/home" />
      <UnstyledButton
        className={classes.tab}
        onClick={onCreate}
        aria-haspopup="dialog"
        data-active={isCreating || undefined}
      >
        <CirclePlus size={22} aria-hidden className={classes.create} />
        <span>{t('menu.create')}</span>
      </UnstyledButton>
      <Tab path="/projects" />
      <UnstyledButton className={classes.tab} onClick={onMenu} aria-haspopup="dialog">
        <Menu size={20} aria-hidden />
        <span>{t('shell.more')}</span>
      </UnstyledButton>
    </nav>
  );
}

function Tab({ path }: { path: RoutePath }) {
  const isHere = useCurrentPathSelector((current) => current === path);
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
