import { Badge } from '@mantine/core';
import type { TaskState } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';

const COLORS: Record<TaskState, string> = {
  in_queue: 'gray',
  generating: 'blue',
  success: 'teal',
  failed: 'red',
  cancelled: 'gray',
};

export function TaskStateBadge({ state }: { state: TaskState }) {
  const { t } = useTranslation();
  return (
    <Badge color={COLORS[state]} variant="light">
      {t(`task.state.${state}`)}
    </Badge>
  );
}
