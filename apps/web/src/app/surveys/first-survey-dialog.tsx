import { Modal, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { USER_TYPES } from '@reelwright/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSurveys } from '#src/nouns/accounts/api/get-surveys.ts';
import { useSkipSurvey } from '#src/nouns/accounts/api/skip-survey.ts';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { useCurrentPathSelector } from '../shell/menu/use-current-path.ts';
import { FirstSurvey } from './first-survey.tsx';

/** Delay until the screen is complete. */
const PATIENCE_MS = 2500;

/** Asks a new member at home, once, and nobody who has begun to work or is shown around. */
export function FirstSurveyDialog() {
  const { data: user } = useUserInfo();
  const isAtHome = useCurrentPathSelector((path) => path === '/home');
  const [tour] = useLocalStorage<'new' | 'seen'>({ key: 'tour', defaultValue: 'new', getInitialValueInEffect: false });
  const isNew = user !== undefined && user.user_type !== USER_TYPES.guest && user.isRegister;
  if (!isNew || !isAtHome || tour !== 'seen') return null;
  return <DueDialog />;
}

function DueDialog() {
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
