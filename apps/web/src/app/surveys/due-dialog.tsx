import { Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSurveys } from '#src/nouns/accounts/api/get-surveys.ts';
import { useSkipSurvey } from '#src/nouns/accounts/api/skip-survey.ts';
import { FirstSurvey } from './first-survey.tsx';

/** Delay until the screen is complete. */
const PATIENCE_MS = 2500;

/** The survey after the first sign-in, unless it was answered or skipped. */
export function DueDialog() {
  const { t } = useTranslation('surveys');
  const { data: surveys } = useSurveys();
  const skip = useSkipSurvey();
  const [isOpen, setOpen] = useState(false);
  const isDue = surveys?.first_login === 'due';
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setOpen(document.activeElement === document.body), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
  const close = (): void => {
    setOpen(false);
    skip.mutate({ survey: 'first_login' });
  };
  return (
    <Modal opened={isOpen} onClose={close} title={t('firstTitle')} size="lg" centered>
      <Text size="sm" c="dimmed" mb="md">
        {t('firstText')}
      </Text>
      <FirstSurvey onDone={() => setOpen(false)} />
    </Modal>
  );
}
