import { Button, Center } from '@mantine/core';
import type { DraftCard as DraftCardFacts } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { FilePen, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { useDraftList } from '#src/nouns/drafts/api/list-drafts.ts';
import { DraftCard } from '#src/nouns/drafts/components/draft-card.tsx';
import { useDraftRemoval } from '#src/nouns/drafts/model/use-draft-removal.ts';
import { CardGrid, TaskGridSkeleton } from '#src/nouns/tasks/components/task-grid.tsx';
import { findDraftAddress } from '#src/nouns/drafts/model/draft-address.ts';
import type { ProjectSearch } from './project-search.ts';
import { SearchField } from './search-field.tsx';
import classes from './draft-list.module.css';

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
  const rows = drafts.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <>
      <div className={classes.search}>
        <SearchField value={search.q ?? ''} onChange={(q) => onChange({ q })} />
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
        <CardGrid>
          {rows.map((draft) => (
            <DraftCard
              key={draft.draft_id}
              draft={draft}
              onDelete={() => void remove(draft)}
              renderLink={(props) => <Link {...addressOf(draft)} {...props} />}
            />
          ))}
        </CardGrid>
      )}
      {drafts.hasNextPage && (
        <Center>
          <Button variant="default" onClick={() => drafts.fetchNextPage()} loading={drafts.isFetchingNextPage}>
            {t('translation:action.loadMore')}
          </Button>
        </Center>
      )}
    </>
  );
}

const addressOf = ({ draft_id: draftId, tool_type: toolType, step }: DraftCardFacts) =>
  findDraftAddress({ draftId, toolType, step });
