import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useCallback } from 'react';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { useExamples } from '#src/nouns/examples/api/list-examples.ts';
import { useRemixExample } from '#src/nouns/examples/api/remix-example.ts';
import { readSampleId, useSampleProject } from '#src/nouns/examples/api/take-sample.ts';
import { ExampleGallery } from '#src/nouns/examples/components/example-gallery.tsx';
import { useTaskList } from '#src/nouns/tasks/api/list-tasks.ts';
import { RecentTasks } from '#src/nouns/tasks/components/recent-tasks.tsx';
import { TASK_LIST_KEY } from '#src/nouns/tasks/model/task-keys.ts';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import { partWhenIdle } from '#src/ui/part-when-idle.tsx';
import { showError } from '#src/ui/toast.ts';
import { HowItWorks } from './how-it-works.tsx';
import classes from './below.module.css';

// The last part of the screen, and the longest.
const Tools = memo(partWhenIdle(async () => (await import('./tools.tsx')).Tools, <div className={classes.tools} />));

/** The part of home below the box, loaded after the first paint. */
export function BelowTheBox() {
  const navigate = useScreenNavigate();
  const queries = useQueryClient();
  const tasks = useTaskList(null);
  const examples = useExamples();
  const onTaken = useCallback(() => void queries.invalidateQueries({ queryKey: TASK_LIST_KEY }), [queries]);
  useSampleProject({ isWanted: tasks.data?.pages[0]?.total === 0, onTaken });
  // The sample project is not the user's own work.
  const isNewcomer = tasks.data?.pages[0]?.list.every((task) => task.task_id === readSampleId()) ?? false;
  const remix = useRemixExample();

  const openRemix = (exampleId: string): void =>
    remix.mutate(exampleId, {
      onSuccess: ({ draft_id: draftId, tool_type: toolType }) =>
        void navigate(findDraftAddress({ toolType, step: 'product', draftId })),
      onError: showError,
    });
  // Both decide what is shown: shown one after the other, the second would push the first away.
  if (tasks.isLoading || examples.isLoading) return <div className={classes.below} />;
  return (
    <Stack gap={48} mt={48}>
      {!isNewcomer && <RecentTasks />}
      <ExampleGallery onRemix={openRemix} remixing={remix.isPending ? remix.variables : null} />
      {isNewcomer && <HowItWorks />}
      <Tools />
    </Stack>
  );
}
