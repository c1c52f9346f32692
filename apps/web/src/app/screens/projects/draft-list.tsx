import { Button, Center, Text } from '@mantine/core';
import type { DraftCard as DraftCardFacts, DraftId } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { FilePen, SearchX } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { useDraftList } from '#src/nouns/drafts/api/list-drafts.ts';
import { DraftCard } from '#src/nouns/drafts/components/draft-card.tsx';
import { useDraftRemoval } from '#src/nouns/drafts/model/use-draft-removal.ts';
import { CardGrid, TaskGridSkeleton } from '#src/nouns/tasks/components/task-grid.tsx';
import { chooseRange, keepListed, NOTHING_CHOSEN, type Selection, toggleChosen } from '#src/lib/selection.ts';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import type { ProjectSearch } from './project-search.ts';
import { isTextField } from './is-text-field.ts';
import { SelectionFrame } from './selection-frame.tsx';
import classes from './draft-list.module.css';
import { SearchField } from '#src/ui/search-field.tsx';

const SKELETONS = 5;

interface DraftListProps {
  search: ProjectSearch;
  onChange(change: Partial<ProjectSearch>): void;
  newVideo: ReactNode;
}

/** The unfinished drafts, each with actions to continue or delete it. */
export function DraftList({ search, onChange, newVideo }: DraftListProps) {
  const { t } = useTranslation(['tasks', 'translation']);
  const text = search.q?.trim() ?? '';
  const drafts = useDraftList({ search: text });
  const remove = useDraftRemoval();
  const [selection, setSelection] = useState<Selection<DraftId>>(NOTHING_CHOSEN);
  const rows = useMemo(() => drafts.data?.pages.flatMap((page) => page.list) ?? [], [drafts.data]);
  const order = useMemo(() => rows.map(({ draft_id: draftId }) => draftId), [rows]);
  const { chosen } = keepListed(selection, order);
  const clear = (): void => setSelection(NOTHING_CHOSEN);
  const removeChosen = (): void => {
    void remove(rows.filter(({ draft_id: draftId }) => chosen.has(draftId)));
    clear();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (chosen.size === 0 || isTextField(event.target)) return;
    if (event.key === 'Escape') clear();
    if (event.key === 'Delete') removeChosen();
  };
  return (
    <>
      <div className={classes.search}>
        <SearchField
          value={search.q ?? ''}
          label={t('tasks:search.label')}
          placeholder={t('tasks:search.placeholder')}
          clearLabel={t('tasks:search.clear')}
          onChange={(q) => onChange({ q })}
        />
      </div>
      {drafts.isPending && drafts.fetchStatus !== 'paused' && <TaskGridSkeleton count={SKELETONS} />}
      <ListTrouble query={drafts} />
      {drafts.isSuccess &&
        rows.length === 0 &&
        (text === '' ? (
          <StateMessage icon={FilePen} title={t('draft.emptyTitle')} text={t('draft.emptyText')} action={newVideo} />
        ) : (
          <StateMessage
            icon={SearchX}
            title={t('empty.filteredTitle')}
            action={
              <Button variant="default" onClick={() => onChange({ q: undefined })}>
                {t('search.clear')}
              </Button>
            }
          />
        ))}
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys act on the selection, whichever card has the focus
        <div onKeyDown={onKeyDown}>
          <Text size="sm" c="dimmed" mb="sm" role="status">
            {t('draftCount', { count: drafts.data?.pages[0]?.total ?? rows.length })}
          </Text>
          <CardGrid>
            {rows.map((draft) => (
              <DraftCard
                key={draft.draft_id}
                draft={draft}
                onDelete={() => void remove([draft])}
                selection={{
                  isChosen: chosen.has(draft.draft_id),
                  isChoosing: chosen.size > 0,
                  onChoose: ({ shiftKey }) =>
                    setSelection((kept) =>
                      shiftKey
                        ? chooseRange(kept, draft.draft_id, order)
                        : toggleChosen(keepListed(kept, order), draft.draft_id),
                    ),
                }}
                renderLink={(props) => <Link {...addressOf(draft)} {...props} />}
              />
            ))}
          </CardGrid>
        </div>
      )}
      {drafts.hasNextPage && (
        <Center>
          <Button variant="default" onClick={() => drafts.fetchNextPage()} loading={drafts.isFetchingNextPage}>
            {t('translation:action.loadMore')}
          </Button>
        </Center>
      )}
      {chosen.size > 0 && (
        <SelectionFrame
          label={t('draftBar')}
          count={chosen.size}
          total={rows.length}
          onAll={() => setSelection({ chosen: new Set(order), anchor: null })}
          onNone={clear}
          onDelete={removeChosen}
        />
      )}
    </>
  );
}

const addressOf = ({ draft_id: draftId, tool_type: toolType, step }: DraftCardFacts) =>
  findDraftAddress({ draftId, toolType, step });
