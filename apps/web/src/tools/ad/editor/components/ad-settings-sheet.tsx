import { CloseButton, Drawer, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ad-settings.module.css';

interface AdSettingsSheetProps {
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** Shows the settings of the whole ad over the scenes if there is no room beside them. */
export function AdSettingsSheet({ isOpen, onClose, children }: AdSettingsSheetProps) {
  const { t } = useTranslation('adEditor');
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="bottom" size="85%" radius="lg">
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('view.ad')}>
        <Drawer.Body>
          <Group justify="space-between" className={classes.sheetHead ?? ''}>
            <Title order={2} size="h4">
              {t('view.ad')}
            </Title>
            <CloseButton size={44} aria-label={t('close')} onClick={onClose} />
          </Group>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
