import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canNotify, useNotificationChoice } from './notifications.ts';
import classes from './task-tray.module.css';

/** Turns on browser notifications for finished videos. The browser asks for permission only then. */
export function NotificationSwitch() {
  const { t } = useTranslation('shell');
  const [isOn, setOn] = useNotificationChoice();
  const [isRefused, setRefused] = useState(false);
  if (!canNotify()) return null;
  const choose = async (wanted: boolean): Promise<void> => {
    const isAllowed = wanted && (await Notification.requestPermission()) === 'granted';
    setRefused(wanted && !isAllowed);
    setOn(isAllowed);
  };
  return (
    <div className={classes.foot}>
      <Switch
        size="sm"
        label={t('tray.notify')}
        checked={isOn && Notification.permission === 'granted'}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      />
      <div role="status">
        {isRefused && (
          <Text size="xs" c="dimmed" mt={4}>
            {t('tray.notifyRefused')}
          </Text>
        )}
      </div>
    </div>
  );
}
