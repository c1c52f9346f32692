import { ActionIcon, Skeleton, Text, Title } from '@mantine/core';
import type { AdDraftStep, DraftCard, DraftToolType } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Clapperboard, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findDraftAddress } from '#src/lib/ad-draft/draft-address.ts';
import { showError, showUndoToast } from '#src/lib/toast.ts';
import { useDeleteDraft, useRecentDrafts, useRestoreDraft } from '../api/list-drafts.ts';
import classes from './recent-drafts.module.css';

interface RecentDraftsProps {
  toolType: DraftToolType;
  /** Opens every draft here instead of where it was left. */
  step?: AdDraftStep;
}

/** Ads that were begun and not finished; nothing where there are none. */
export function RecentDrafts({ toolType, step }: RecentDraftsProps) {
  const { t } = useTranslation('adWizard');
  const drafts = useRecentDrafts(toolType);
  if (drafts.isPending) return <Skeleton height={180} radius="lg" role="status" aria-label={t('recent.title')} />;
  if (!drafts.data || drafts.data.list.length === 0) return null;
  return (
    <section aria-labelledby="recent-drafts">
      <Title id="recent-drafts" order={2} size="h4" mb="sm">
        {t('recent.title')}
      </Title>
      <ul className={classes.list}>
        {drafts.data.list.map((card) => (
          <RecentDraft key={card.draft_id} card={card} step={step ?? card.step} />
        ))}
      </ul>
    </section>
  );
}

function RecentDraft({ card, step }: { card: DraftCard; step: AdDraftStep }) {
  const { t, i18n } = useTranslation('adWizard');
  const remove = useDeleteDraft();
  const restore = useRestoreDraft();
  const [isBroken, setBroken] = useState(false);
  const title = card.title === '' ? t('untitled') : card.title;
  const changedAt = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(card.changed_at),
  );
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        {card.picture_url === null || isBroken ? (
          <Clapperboard size={26} aria-hidden />
        ) : (
          <img src={card.picture_url} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
        )}
      </div>
      <div className={classes.words}>
        <Link
          {...findDraftAddress({ toolType: card.tool_type, step, draftId: card.draft_id })}
          className={classes.open}
        >
          {title}
        </Link>
        <Text size="xs" c="dimmed">
          {t('recent.facts', { step: t(`step.${card.step}`), time: changedAt })}
        </Text>
      </div>
      <ActionIcon
        className={classes.remove ?? ''}
        variant="subtle"
        color="gray"
        size={36}
        loading={remove.isPending}
        aria-label={t('recent.delete', { title })}
        onClick={() =>
          remove.mutate(card.draft_id, {
            onSuccess: () =>
              showUndoToast(t('recent.deleted', { title }), {
                label: t('undo'),
                onUndo: () => restore.mutate(card.draft_id, { onError: showError }),
              }),
            onError: showError,
          })
        }
      >
        <Trash2 size={17} aria-hidden />
      </ActionIcon>
    </li>
  );
}
