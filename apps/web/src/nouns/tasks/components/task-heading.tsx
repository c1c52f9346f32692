import { ActionIcon, Group, Text, Title, Tooltip } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { PencilLine } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTaskTexts } from '../model/task-texts.ts';
import { useRenaming } from '../model/use-renaming.ts';
import { useToolName } from '../model/use-tool-texts.ts';
import { TaskStateBadge } from './task-state-badge.tsx';
import { TitleField } from './title-field.tsx';

loadTaskTexts();

/** A task's name, which can be edited in place, and its state. */
export function TaskHeading({ task }: { task: Task }) {
  const { t } = useTranslation(['tasks', 'translation']);
  const toolName = useToolName(task);
  const pencil = useRef<HTMLButtonElement>(null);
  const { isRenaming, startRenaming, endRenaming } = useRenaming(pencil);
  return (
    <div>
      <Group gap="xs">
        <TaskStateBadge state={task.state} />
        <Text size="sm" c="dimmed">
          {toolName}
        </Text>
      </Group>
      {isRenaming ? (
        <div style={{ marginTop: 8 }}>
          <TitleField task={task} size="lg" onEnd={endRenaming} />
        </div>
      ) : (
        <Group gap={4} mt={4} wrap="nowrap" align="flex-start">
          <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }} onDoubleClick={startRenaming}>
            {task.title === '' ? t('translation:task.untitled') : task.title}
          </Title>
          <Tooltip label={t('detail.rename')}>
            <ActionIcon
              ref={pencil}
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('detail.rename')}
              onClick={startRenaming}
            >
              <PencilLine size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
      )}
    </div>
  );
}
