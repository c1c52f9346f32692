import { ActionIcon, Button, Loader, NativeSelect, Text, TextInput } from '@mantine/core';
import type { LinkedVideoInfo } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { FileAudio, Film, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { formatClock } from '#src/lib/format-clock.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useFormatBytes } from '#src/nouns/tasks/model/use-format-bytes.ts';
import { showUndoToast } from '#src/ui/toast.ts';
import { chooseFormat, describeFormat, listVideoFormats } from '../model/describe-format.ts';
import { changeLink, type DownloadLink, removeLink, retryLink } from '../model/links.ts';
import { type DownloadKind, type FoundLink, judgeLink } from '../model/to-task-input.ts';
import classes from './link-card.module.css';

/** One link: what was found behind it and the choice of its format or tags, or why nothing was. */
export function LinkCard({ found, kind }: { found: FoundLink; kind: DownloadKind }) {
  const { t } = useTranslation('downloader');
  const { link, lookup, error } = found;
  const state = judgeLink(found, kind);
  const name = lookup?.video?.title ?? link.url;
  const problem = link.problem ?? lookup?.problem?.msg ?? (error ? describeError(error, getLanguage()) : null);
  const remove = (): void => {
    const onUndo = removeLink(link.key);
    showUndoToast(t('link.removed'), { label: t('link.undo'), onUndo });
  };
  return (
    <li className={classes.card}>
      <div className={classes.image}>
        {state === 'waiting' ? (
          <Loader size="sm" />
        ) : lookup?.thumbnail_url ? (
          <img src={lookup.thumbnail_url} alt={t('link.image', { name })} />
        ) : kind === 'video' ? (
          <Film size={28} aria-hidden />
        ) : (
          <FileAudio size={28} aria-hidden />
        )}
      </div>
      <div className={classes.facts}>
        <Text fw={600} lineClamp={2} dir="auto">
          {name}
        </Text>
        {state === 'waiting' && (
          <Text size="sm" c="dimmed" role="status">
            {t(lookup?.state === 'resolving' ? 'link.resolving' : 'link.waiting')}
          </Text>
        )}
        {state === 'failed' && (
          <>
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {problem}
            </Text>
            <Button
              size="xs"
              variant="default"
              style={{ alignSelf: 'flex-start' }}
              leftSection={<RotateCw size={14} aria-hidden />}
              onClick={() => retryLink(link.key)}
            >
              {t('link.retry')}
            </Button>
          </>
        )}
        {lookup?.video && <FoundVideo link={link} video={lookup.video} kind={kind} isFit={state === 'ready'} />}
      </div>
      <ActionIcon variant="subtle" color="gray" aria-label={t('link.remove', { name })} onClick={remove}>
        <X size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

interface FoundVideoProps {
  link: DownloadLink;
  video: LinkedVideoInfo;
  kind: DownloadKind;
  /** Whether the tool can download it. */
  isFit: boolean;
}

function FoundVideo({ link, video, kind, isFit }: FoundVideoProps) {
  const { t } = useTranslation('downloader');
  const { site, author } = video;
  const length = formatClock(video.length_s);
  return (
    <>
      <Text size="sm" c="dimmed">
        {author === null ? t('link.facts', { site, length }) : t('link.factsAuthor', { site, author, length })}
      </Text>
      {!isFit && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t(kind === 'video' ? 'link.onlyAudio' : 'link.noAudio')}{' '}
          <Link to={kind === 'video' ? '/mp3-downloader' : '/video-downloader'}>
            {t(kind === 'video' ? 'link.toAudio' : 'link.toVideo')}
          </Link>
        </Text>
      )}
      {isFit &&
        (kind === 'video' ? <FormatField link={link} video={video} /> : <TagFields link={link} video={video} />)}
    </>
  );
}

function FormatField({ link, video }: Pick<FoundVideoProps, 'link' | 'video'>) {
  const { t } = useTranslation('downloader');
  const bytes = useFormatBytes();
  const words = {
    bytes,
    height: (height: number) => t('format.height', { height }),
    rate: (rate: number) => t('format.rate', { rate }),
    about: (size: string) => t('format.about', { size }),
    original: t('format.original'),
    silent: t('format.silent'),
  };
  const options = listVideoFormats(video).map((format) => ({ value: format.id, label: describeFormat(format, words) }));
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t('link.format')}
        size="sm"
        data={options}
        value={link.formatId ?? chooseFormat(video)?.id ?? ''}
        onChange={({ currentTarget }) => changeLink(link.key, { formatId: currentTarget.value })}
      />
    </div>
  );
}

function TagFields({ link, video }: Pick<FoundVideoProps, 'link' | 'video'>) {
  const { t } = useTranslation('downloader');
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('link.trackTitle')}
        size="sm"
        maxLength={200}
        value={link.title ?? video.title}
        onChange={({ currentTarget }) => changeLink(link.key, { title: currentTarget.value })}
      />
      <TextInput
        label={t('link.artist')}
        size="sm"
        maxLength={200}
        value={link.artist ?? video.author ?? ''}
        onChange={({ currentTarget }) => changeLink(link.key, { artist: currentTarget.value })}
      />
    </div>
  );
}
