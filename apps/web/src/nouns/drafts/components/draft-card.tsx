import { ActionIcon, Badge, Text, Tooltip } from '@mantine/core';
import type { DraftCard as DraftFacts } from '@reelwright/contracts';
import { Image as ImageIcon, Images, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '#src/ui/time-ago.tsx';
import { loadDraftTexts } from '../model/draft-texts.ts';
import classes from './draft-card.module.css';

loadDraftTexts();

interface DraftCardProps {
  draft: DraftFacts;
  onDelete(): void;
  /** Renders a link to the screen where the draft continues. */
  renderLink(props: { className: string | undefined; children: ReactNode }): ReactNode;
}

/** A draft in a grid: its first image and its progress. */
export function DraftCard({ draft, onDelete, renderLink }: DraftCardProps) {
  const { t } = useTranslation('drafts');
  const title = draft.title === '' ? t('untitled') : draft.title;
  return (
    <article aria-label={title} data-draft={draft.draft_id} className={classes.card}>
      <div className={classes.image}>
        {draft.image_url === null ? (
          <ImageIcon size={32} strokeWidth={1.5} aria-hidden />
        ) : (
          <>
            <img
              src={draft.image_url}
              alt=""
              loading="lazy"
              referrerPolicy="no-referrer"
              className={classes.background}
            />
            <img src={draft.image_url} alt="" loading="lazy" referrerPolicy="no-referrer" className={classes.shown} />
          </>
        )}
        {draft.image_count > 0 && (
          <span className={classes.count}>
            <Images size={12} aria-hidden />
            <span role="img" aria-label={t('images', { count: draft.image_count })}>
              {draft.image_count}
            </span>
          </span>
        )}
        <Badge className={classes.step} variant="white" color="dark">
          {t(`step.${draft.step}`)}
        </Badge>
      </div>
      <div className={classes.words}>
        <Text fw={600} size="sm" lineClamp={2}>
          {renderLink({ className: classes.open, children: title })}
        </Text>
        <Text size="xs" c="dimmed" mt={2} truncate>
          {t('changed')} <TimeAgo at={draft.changed_at} />
        </Text>
      </div>
      <div className={classes.remove}>
        <Tooltip label={t('delete')}>
          <ActionIcon variant="default" radius="xl" size={34} aria-label={t('deleteOf', { title })} onClick={onDelete}>
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </article>
  );
}
