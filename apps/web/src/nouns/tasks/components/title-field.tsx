import { TextInput } from '@mantine/core';
import { type Task, TEXT_LIMITS } from '@reelwright/contracts';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '#src/ui/toast.ts';
import { useRenameTask } from '../api/rename-task.ts';

interface TitleFieldProps {
  task: Task;
  size?: 'sm' | 'lg';
  /** If a key ended the edit, the focus needs a new place. */
  onEnd(ended: { byKey: boolean }): void;
}

/** Edits a title: Enter or leaving the field saves, Escape cancels. */
export function TitleField({ task, size = 'sm', onEnd }: TitleFieldProps) {
  const { t } = useTranslation('tasks');
  const rename = useRenameTask();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    // The menu returns the focus to its button when it closes; the field takes the focus after that.
    const frame = requestAnimationFrame(() => field.current?.select());
    return () => cancelAnimationFrame(frame);
  }, []);
  const end = (typed: string | null, ended: { byKey: boolean }): void => {
    if (isDone.current) return;
    isDone.current = true;
    const title = typed?.trim() ?? '';
    if (title === '' || title === task.title) onEnd(ended);
    else rename.mutate({ taskId: task.task_id, title }, { onError: showError, onSettled: () => onEnd(ended) });
  };
  return (
    <TextInput
      size={size}
      aria-label={t('rename.label')}
      defaultValue={task.title}
      maxLength={TEXT_LIMITS.productName}
      disabled={rename.isPending}
      ref={field}
      styles={{ root: { position: 'relative', zIndex: 1 } }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(event.currentTarget.value, { byKey: true });
        if (event.key === 'Escape') end(null, { byKey: true });
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => end(event.currentTarget.value, { byKey: false })}
    />
  );
}
