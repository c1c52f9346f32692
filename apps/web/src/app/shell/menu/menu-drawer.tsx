import { Drawer, UnstyledButton } from '@mantine/core';
import { MonitorDown, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#src/ui/logo.tsx';
import { LanguageSwitch, ThemeSwitch } from '../switches.tsx';
import { useInstallPrompt } from '../use-install-prompt.ts';
import classes from './menu-drawer.module.css';
import { MenuList } from './menu-list.tsx';

interface MenuDrawerProps {
  onClose(): void;
  onSearch(): void;
}

/** The whole menu on a phone, with the controls that do not fit into the header. */
export function MenuDrawer({ onClose, onSearch }: MenuDrawerProps) {
  const install = useInstallPrompt();
  const { t } = useTranslation();
  return (
    <Drawer
      opened
      onClose={onClose}
      size={320}
      title={<Logo isShort={false} />}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 44, iconSize: 20 }}
      classNames={{ content: classes.content, body: classes.body, header: classes.header }}
    >
      <UnstyledButton className={classes.search} onClick={onSearch}>
        <Search size={18} aria-hidden />
        {t('shell.search')}
      </UnstyledButton>
      <nav aria-label={t('shell.menu')}>
        <MenuList onFollow={onClose} />
      </nav>
      {install && (
        <UnstyledButton
          className={classes.search}
          onClick={() => {
            onClose();
            install();
          }}
        >
          <MonitorDown size={18} aria-hidden />
          {t('header.install')}
        </UnstyledButton>
      )}
      <div className={classes.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Drawer>
  );
}
