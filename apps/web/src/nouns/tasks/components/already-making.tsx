import { Button, Group, Modal, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '#src/lib/format-ago.ts';
import { useMinute } from '#src/lib/use-minute.ts';
import { anotherQuestion } from '../model/another-question.ts';
import { taskScreen } from '../model/task-screen.ts';
import { loadTaskTexts } from '../model/task-texts.ts';

loadTaskTexts();

/** Shows the question whether to pay for another result, wherever a tool asks it. */
export function AlreadyMaking() {
  const { t, i18n } = useTranslation(['tasks', 'translation']);
  const navigate = useNavigate();
  const now = useMinute();
  const question = useSyncExternalStore(anotherQuestion.subscribe, anotherQuestion.get);
  if (!question) return null;
  const { task, answer } = question;
  const ago = formatAgo(new Date(task.created_at), { now, language: i18n.resolvedLanguage ?? 'en' });
  return (
    <Modal
      opened
      onClose={() => answer('none')}
      title={t('making.title')}
      centered
      closeButtonProps={{ 'aria-label': t('translation:action.close') }}
    >
      <Text mb="lg">{t('making.text', { ago })}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answer('another')}>
          {t('making.another')}
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            answer('none');
            void navigate(taskScreen(task));
          }}
        >
          {t('making.open')}
        </Button>
      </Group>
    </Modal>
  );
}
