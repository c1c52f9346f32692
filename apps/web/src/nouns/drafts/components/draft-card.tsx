import { ActionIcon, Badge, Text, Tooltip } from '@mantine/core';
import type { DraftCard as DraftFacts } from '@reelwright/contracts';
import { Image as ImageIcon, Images, Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseBox } from '#src/ui/choose-box.tsx';
import { TimeAgo } from '#src/ui/time-ago.tsx';
import { loadDraftTexts } from '../model/draft-texts.ts';
import classes from './draft-card.module.css';

loadDraftTexts();

interface DraftCardProps {
  draft: DraftFacts;
  onDelete(): void;
  selection: { isChosen: boolean; isChoosing: boolean; onChoose(event: { shiftKey: boolean }): void };
  /** Renders a link to the screen where the draft continues. */
  renderLink(props: {
    className: string | undefined;
    children: ReactNode;
    onClick(event: MouseEvent): void;
  }): ReactNode;
}

/** A draft in a grid: its first image and its progress. */
export function DraftCard({ draft, onDelete, selection, renderLink }: DraftCardProps) {
  const { t } = useTranslation('drafts');
  const [isBroken, setBroken] = useState(false);
  const title = draft.title === '' ? t('untitled') : draft.title;
  const choose = (event: MouseEvent): void => {
    if (!(selection.isChoosing || event.shiftKey || event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    selection.onChoose(event);
  };
  return (
    <article
      aria-label={title}
      data-draft={draft.draft_id}
      data-chosen={selection.isChosen || undefined}
      data-choosing={selection.isChoosing || undefined}
      className={classes.card}
    >
      <div className={classes.image}>
        {draft.image_url === null || isBroken ? (
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
            <img
              src={draft.image_url}
              alt=""
              loading="lazy"
              referrerPolicy="no-referrer"
              className={classes.shown}
              onError={() => setBroken(true)}
            />
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
          {renderLink({ className: classes.open, children: title, onClick: choose })}
        </Text>
        <Text size="xs" c="dimmed" mt={2} truncate>
          {t('changed')} <TimeAgo at={draft.changed_at} />
        </Text>
      </div>
      <ChooseBox
        label={t('choose', { title })}
        isChosen={selection.isChosen}
        onChoose={selection.onChoose}
        className={classes.choose}
      />
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
