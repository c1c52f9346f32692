import { Button, Center, Text } from '@mantine/core';
import { USER_TYPES, type Task, type TaskId } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Clapperboard, SearchX } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { useFilteredTasks } from '#src/nouns/tasks/api/list-tasks.ts';
import { TaskGrid, TaskGridSkeleton } from '#src/nouns/tasks/components/task-grid.tsx';
import { type ComparedVideo, listCompared } from '#src/nouns/tasks/model/compared-videos.ts';
import { chooseRange, keepListed, NOTHING_CHOSEN, type Selection, toggleChosen } from '#src/lib/selection.ts';
import { useTaskRemoval } from '#src/nouns/tasks/model/use-task-removal.ts';
import { GuestNotice, useIsGuest } from './guest-notice.tsx';
import { isTextField } from './is-text-field.ts';
import { ProjectDialogs } from './project-dialogs.tsx';
import { ProjectFilters } from './project-filters.tsx';
import { isFiltered, type ProjectSearch, toTaskFilter } from './project-search.ts';

const SelectionBar = lazyPart(async () => (await import('./selection-bar.tsx')).SelectionBar);

const SKELETONS = 10;

interface ProjectListProps {
  search: ProjectSearch;
  onChange(change: Partial<ProjectSearch>): void;
  newVideo: ReactNode;
}

/** The user's tasks, with search, selection, and actions on one or several. */
export function ProjectList({ search, onChange, newVideo }: ProjectListProps) {
  const { t } = useTranslation(['tasks', 'translation']);
  const tasks = useFilteredTasks(useMemo(() => toTaskFilter(search), [search]));
  const isGuest = useIsGuest();
  const removeTasks = useTaskRemoval();
  const [selection, setSelection] = useState<Selection<TaskId>>(NOTHING_CHOSEN);
  const [shared, setShared] = useState<Task | null>(null);
  const [compared, setCompared] = useState<readonly ComparedVideo[] | null>(null);
  const rows = useMemo(() => tasks.data?.pages.flatMap((page) => page.list) ?? [], [tasks.data]);
  const order = useMemo(() => rows.map(({ task_id: taskId }) => taskId), [rows]);
  const { chosen } = keepListed(selection, order);
  const chosenTasks = rows.filter(({ task_id: taskId }) => chosen.has(taskId));
  const clear = (): void => setSelection(NOTHING_CHOSEN);
  const removeChosen = (): void => {
    void removeTasks(chosenTasks);
    clear();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (chosen.size === 0 || isTextField(event.target)) return;
    if (event.key === 'Escape') clear();
    if (event.key === 'Delete') removeChosen();
  };

  return (
    <>
      <ProjectFilters search={search} onChange={onChange} />
      {tasks.isPending && !isPaused(tasks) && <TaskGridSkeleton count={SKELETONS} />}
      <ListTrouble query={tasks} />
      {tasks.isSuccess && rows.length === 0 && (
        <NoProjects
          isFiltered={isFiltered(search)}
          onShowAll={() => onChange({ q: undefined, state: undefined, kind: undefined })}
          newVideo={newVideo}
        />
      )}
      {rows.length > 0 && isGuest && <GuestNotice />}
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys act on the selection, whichever card has the focus
        <div onKeyDown={onKeyDown} aria-busy={tasks.isPlaceholderData}>
          <Text size="sm" c="dimmed" mb="sm" role="status">
            {t('count', { count: tasks.data?.pages[0]?.total ?? rows.length })}
          </Text>
          <TaskGrid
            tasks={rows}
            selectionOf={(task) => ({
              isChosen: chosen.has(task.task_id),
              isChoosing: chosen.size > 0,
              onChoose: ({ shiftKey }) =>
                setSelection((kept) =>
                  shiftKey
                    ? chooseRange(kept, task.task_id, order)
                    : toggleChosen(keepListed(kept, order), task.task_id),
                ),
            })}
            onShare={setShared}
            onCompare={(task) => setCompared(listCompared([task]))}
          />
        </div>
      )}
      {tasks.hasNextPage && (
        <Center>
          <Button variant="default" onClick={() => tasks.fetchNextPage()} loading={tasks.isFetchingNextPage}>
            {t('translation:action.loadMore')}
          </Button>
        </Center>
      )}
      <Suspense fallback={null}>
        {chosenTasks.length > 0 && (
          <SelectionBar
            tasks={chosenTasks}
            total={rows.length}
            onAll={() => setSelection({ chosen: new Set(order), anchor: null })}
            onNone={clear}
            onCompare={setCompared}
            onDelete={removeChosen}
          />
        )}
      </Suspense>
      <ProjectDialogs
        shared={shared}
        compared={compared}
        onClose={() => {
          setShared(null);
          setCompared(null);
        }}
      />
    </>
  );
}

const isPaused = ({ fetchStatus }: { fetchStatus: string }): boolean => fetchStatus === 'paused';

interface NoProjectsProps {
  isFiltered: boolean;
  onShowAll(): void;
  newVideo: ReactNode;
}

/** Explains an empty list, and offers the next step. */
function NoProjects({ isFiltered: isNarrowed, onShowAll, newVideo }: NoProjectsProps) {
  const { t } = useTranslation(['tasks', 'translation']);
  const isGuest = useUserInfo().data?.user_type === USER_TYPES.guest;
  if (isNarrowed) {
    return (
      <StateMessage
        icon={SearchX}
        title={t('empty.filteredTitle')}
        text={t('empty.filteredText')}
        action={
          <Button variant="default" onClick={onShowAll}>
            {t('filter.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <StateMessage
      icon={Clapperboard}
      title={t(isGuest ? 'translation:projects.guestTitle' : 'translation:projects.emptyTitle')}
      text={t('translation:projects.emptyText')}
      action={
        isGuest ? (
          <Button component={Link} to="/login" variant="default">
            {t('translation:action.signIn')}
          </Button>
        ) : (
          newVideo
        )
      }
    />
  );
}
