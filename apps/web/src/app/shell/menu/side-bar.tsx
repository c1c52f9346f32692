import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#src/ui/logo.tsx';
import { MenuList } from './menu-list.tsx';
import classes from './side-bar.module.css';

interface SideBarProps {
  isCollapsed: boolean;
  /** Missing if there is no room for the wide menu. */
  onToggle?: (() => void) | undefined;
}

/** The side menu: in full, or only its icons. */
export const SideBar = memo(function SideBar({ isCollapsed, onToggle }: SideBarProps) {
  const { t } = useTranslation();
  const [hint, setHint] = useState<{ text: string; top: number } | null>(null);
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  const toggleName = t(isCollapsed ? 'shell.expand' : 'shell.collapse');
  return (
    <>
      <Link
        to="/home"
        aria-label={t('shell.toHome')}
        className={classes.brand}
        data-collapsed={isCollapsed || undefined}
      >
        <Logo isShort={isCollapsed} />
      </Link>
      <div className={classes.entries}>
        <MenuList isCollapsed={isCollapsed} onHint={isCollapsed ? setHint : undefined} />
      </div>
      <div className={classes.foot} data-collapsed={isCollapsed || undefined}>
        {onToggle && (
          <UnstyledButton
            className={classes.toggle}
            onClick={onToggle}
            aria-label={toggleName}
            aria-expanded={!isCollapsed}
            title={toggleName}
          >
            <Toggle size={18} aria-hidden />
          </UnstyledButton>
        )}
      </div>
      {isCollapsed && hint && (
        <div className={classes.hint} style={{ top: hint.top }} aria-hidden>
          {hint.text}
        </div>
      )}
    </>
  );
});
