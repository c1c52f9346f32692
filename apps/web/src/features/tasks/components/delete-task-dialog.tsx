import { Button, Group, Modal, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { showError, showToast } from '#src/lib/toast.ts';
import { useDeleteTask } from '../api/delete-task.ts';
import { isRecording } from '../model/task-screen.ts';

interface DeleteTaskDialogProps {
  task: Task;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}

/** Asks before a task goes for good, and names what is lost with it. */
export function DeleteTaskDialog({ task, onClose, onDeleted }: DeleteTaskDialogProps) {
  const { t } = useTranslation();
  const remove = useDeleteTask();
  const erase = () =>
    remove.mutate(task.task_id, {
      onSuccess: () => {
        onClose();
        showToast('success', t('task.deleted'));
        onDeleted?.();
      },
      onError: showError,
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isRecording(task) ? 'task.deleteRecordingTitle' : 'task.deleteTitle')}
      centered
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Text size="sm">
        {t(
          task.outputs.length === 0
            ? 'task.deleteTextEmpty'
            : isRecording(task)
              ? 'task.deleteRecordingText'
              : 'task.deleteText',
          {
            title: task.title === '' ? t('task.untitled') : task.title,
          },
        )}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('action.keep')}
        </Button>
        <Button color="red.8" onClick={erase} loading={remove.isPending}>
          {t('action.delete')}
        </Button>
      </Group>
    </Modal>
  );
}
