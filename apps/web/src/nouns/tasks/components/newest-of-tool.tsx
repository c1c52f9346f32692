import { Stack, Title } from '@mantine/core';
import type { ToolType } from '@reelwright/contracts';
import { useTaskList } from '../api/list-tasks.ts';
import { TaskGrid } from './task-grid.tsx';

const RECENT = 4;
const NONE: readonly string[] = [];

interface NewestOfToolProps {
  toolType: ToolType;
  title: string;
  /** Tasks that are shown already. */
  openIds?: readonly string[];
}

/** The newest tasks of a tool, below its form. Renders nothing if there are none. */
export function NewestOfTool({ toolType, title, openIds = NONE }: NewestOfToolProps) {
  const tasks = useTaskList(null, toolType);
  const recent = (tasks.data?.pages[0]?.list ?? []).filter(({ task_id: id }) => !openIds.includes(id)).slice(0, RECENT);
  if (recent.length === 0) return null;
  return (
    <Stack gap="sm" component="section" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <TaskGrid tasks={recent} />
    </Stack>
  );
}
