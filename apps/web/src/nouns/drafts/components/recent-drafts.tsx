import { ActionIcon, Anchor, Group, Skeleton, Text, Title } from '@mantine/core';
import type { AdDraftStep, DraftCard, DraftToolType } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Clapperboard, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '#src/ui/time-ago.tsx';
import { findDraftAddress } from '../model/draft-address.ts';
import { useDraftList } from '../api/list-drafts.ts';
import { loadDraftTexts } from '../model/draft-texts.ts';
import { useDraftRemoval } from '../model/use-draft-removal.ts';
import classes from './recent-drafts.module.css';

loadDraftTexts();

const SHOWN = 6;

interface RecentDraftsProps {
  toolType: DraftToolType;
  /** Opens every draft at this step instead of the one where it was left. */
  step?: AdDraftStep;
}

/** Unfinished ads. Renders nothing if there are none. */
export function RecentDrafts({ toolType, step }: RecentDraftsProps) {
  const { t } = useTranslation('drafts');
  const drafts = useDraftList({ toolType });
  const remove = useDraftRemoval();
  if (drafts.isPending) {
    return drafts.fetchStatus === 'paused' ? null : (
      <Skeleton height={180} radius="lg" role="status" aria-label={t('recent')} />
    );
  }
  const rows = drafts.data?.pages.flatMap((page) => page.list) ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="recent-drafts">
      <Group justify="space-between" mb="sm">
        <Title id="recent-drafts" order={2} size="h4">
          {t('recent')}
        </Title>
        {rows.length > SHOWN && (
          <Anchor
            className="link-control"
            renderRoot={(props) => <Link to="/projects" search={{ tab: 'drafts' }} {...props} />}
            size="sm"
          >
            {t('all')}
          </Anchor>
        )}
      </Group>
      <ul className={classes.list}>
        {rows.slice(0, SHOWN).map((draft) => (
          <RecentDraft
            key={draft.draft_id}
            draft={draft}
            step={step ?? draft.step}
            onDelete={() => void remove([draft])}
          />
        ))}
      </ul>
    </section>
  );
}

function RecentDraft({ draft, step, onDelete }: { draft: DraftCard; step: AdDraftStep; onDelete(): void }) {
  const { t } = useTranslation('drafts');
  const [isBroken, setBroken] = useState(false);
  const title = draft.title === '' ? t('untitled') : draft.title;
  return (
    <li className={classes.card}>
      <div className={classes.image}>
        {draft.image_url === null || isBroken ? (
          <Clapperboard size={26} aria-hidden />
        ) : (
          <img src={draft.image_url} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
        )}
      </div>
      <div className={classes.words}>
        <Link
          {...findDraftAddress({ toolType: draft.tool_type, step, draftId: draft.draft_id })}
          className={classes.open}
        >
          {title}
        </Link>
        <Text size="xs" c="dimmed">
          {t(`step.${draft.step}`)} · <TimeAgo at={draft.changed_at} />
        </Text>
      </div>
      <ActionIcon
        className={classes.remove ?? ''}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('deleteOf', { title })}
        onClick={onDelete}
      >
        <Trash2 size={17} aria-hidden />
      </ActionIcon>
    </li>
  );
}
