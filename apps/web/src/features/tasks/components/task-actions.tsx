import { ActionIcon, Button, Group, Menu, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ENDED_TASK_STATES, type Task } from '@reelwright/contracts';
import { Download, Ellipsis, RefreshCw, Repeat, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showError, showToast } from '../../../lib/toast.ts';
import { useCancelTask } from '../api/cancel-task.ts';
import { useDeleteTask } from '../api/delete-task.ts';
import { useRegenerateTask } from '../api/regenerate-task.ts';
import { findOutput } from '../model/task-output.ts';

interface TaskActionsProps {
  task: Task;
  /** `full` shows the main actions as buttons with words; `compact` keeps the rest in a menu. */
  layout: 'compact' | 'full';
  onRegenerated(task: Task): void;
  onDeleted?(): void;
}

/** All that can be done with a task in its state. */
export function TaskActions({ task, layout, onRegenerated, onDeleted }: TaskActionsProps) {
  const { t } = useTranslation();
  const cancel = useCancelTask();
  const regenerate = useRegenerateTask();
  const remove = useDeleteTask();
  const [isConfirming, confirming] = useDisclosure(false);
  const hasEnded = ENDED_TASK_STATES.includes(task.state);
  const video = findOutput(task, 'video');

  const runAgain = (seed?: number) =>
    regenerate.mutate(
      { taskId: task.task_id, ...(seed === undefined ? {} : { seed }) },
      { onSuccess: onRegenerated, onError: showError },
    );
  const stop = () =>
    cancel.mutate(task.task_id, {
      onSuccess: (ended) => ended.state === 'cancelled' && showToast('info', t('task.cancelled')),
      onError: showError,
    });
  const erase = () =>
    remove.mutate(task.task_id, {
      onSuccess: () => {
        confirming.close();
        showToast('success', t('task.deleted'));
        onDeleted?.();
      },
      onError: showError,
    });

  const size = layout === 'full' ? 'sm' : 'xs';
  return (
    <Group gap="xs">
      {video && (
        <Button
          component="a"
          href={video.download_url}
          download
          size={size}
          leftSection={<Download size={16} aria-hidden />}
        >
          {t('action.download')}
        </Button>
      )}
      {!hasEnded && (
        <Button
          variant="default"
          size={size}
          onClick={stop}
          loading={cancel.isPending}
          leftSection={<X size={16} aria-hidden />}
        >
          {t('action.cancel')}
        </Button>
      )}
      {hasEnded && (layout === 'full' || !video) && (
        <Button
          variant="default"
          size={size}
          onClick={() => runAgain()}
          loading={regenerate.isPending}
          leftSection={<RefreshCw size={16} aria-hidden />}
        >
          {t('action.regenerate')}
        </Button>
      )}
      {hasEnded && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              variant="default"
              size={layout === 'full' ? 36 : 30}
              aria-label={t('task.more', { title: task.title })}
            >
              <Ellipsis size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<RefreshCw size={16} aria-hidden />} onClick={() => runAgain()}>
              {t('task.regenerateNewSeed', { count: task.credits })}
            </Menu.Item>
            <Menu.Item leftSection={<Repeat size={16} aria-hidden />} onClick={() => runAgain(task.seed)}>
              {t('task.regenerateSameSeed', { count: task.credits })}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={confirming.open}>
              {t('action.delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <Modal
        opened={isConfirming}
        onClose={confirming.close}
        title={t('task.deleteTitle')}
        centered
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <Text size="sm">{t('task.deleteText', { title: task.title })}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={confirming.close} data-autofocus>
            {t('action.keep')}
          </Button>
          <Button color="red" onClick={erase} loading={remove.isPending}>
            {t('action.delete')}
          </Button>
        </Group>
      </Modal>
    </Group>
  );
}
