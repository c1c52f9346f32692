import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ToolCards } from '../../tool-cards.tsx';

/** Every tool, in a sheet at the bottom of a phone's screen. */
export function CreateSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('menu.create')}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 44, iconSize: 20 }}
      styles={{
        content: { flex: '0 0 auto', height: 'auto', borderRadius: '16px 16px 0 0' },
        title: { fontSize: 18, fontWeight: 600 },
        body: { paddingBottom: 'calc(16px + env(safe-area-inset-bottom))' },
      }}
    >
      <ToolCards onFollow={onClose} />
    </Drawer>
  );
}
