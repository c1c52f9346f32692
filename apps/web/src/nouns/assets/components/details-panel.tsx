import { ActionIcon, Anchor, Drawer, Group, Select, Skeleton, Stack, TagsInput, Text } from '@mantine/core';
import { type AssetId, type CallData, LIBRARY_LIMITS, type LibraryFile } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Download, FolderInput, Star, Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toShownAsset } from '#src/nouns/tools/asset-action.ts';
import { AssetActionButtons } from '#src/nouns/tools/components/asset-actions.tsx';
import { VideoPlayer } from '#src/nouns/player/components/video-player.tsx';
import { formatClock } from '#src/lib/format-clock.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { usePeaks } from '#src/lib/peaks.ts';
import { Waveform } from '#src/ui/waveform.tsx';
import { TimeAgo } from '#src/ui/time-ago.tsx';
import { showError } from '#src/ui/toast.ts';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import { useLibraryChange } from '../api/change-library.ts';
import { useAsset } from '../api/get-asset.ts';
import { useLibraryDict } from '../api/list-library.ts';
import { formatBytes } from '../model/format-bytes.ts';
import { AnalysisPanel } from './analysis-panel.tsx';
import classes from './details-panel.module.css';

type Details = CallData<'getLibraryAsset'>;

export interface DetailsReactions {
  onMove(entries: readonly LibraryFile[]): void;
  onDownload(entries: readonly LibraryFile[]): void;
  onFavorite(entry: LibraryFile): void;
  onRemove(entries: readonly LibraryFile[]): void;
}

interface DetailsPanelProps extends DetailsReactions {
  assetId: AssetId;
  onClose(): void;
}

/** Everything about one asset: what it shows, its facts, and what its user wrote about it. */
export function DetailsPanel({ assetId, onClose, ...reactions }: DetailsPanelProps) {
  const { t } = useTranslation('assets');
  const asset = useAsset(assetId);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={400}
      title={asset.data?.file_name ?? t('details.title')}
      closeButtonProps={{ 'aria-label': t('details.close') }}
      overlayProps={{ backgroundOpacity: 0.15 }}
      classNames={{ title: classes.title ?? '' }}
    >
      <ListTrouble query={asset} />
      {asset.isPending && <Skeleton height={220} />}
      {asset.data && <Body key={asset.data.id} asset={asset.data} {...reactions} />}
    </Drawer>
  );
}

function Body({ asset, ...reactions }: DetailsReactions & { asset: Details }) {
  const { t } = useTranslation('assets');
  const video = useRef<HTMLVideoElement>(null);
  const seek = (atS: number): void => {
    if (!video.current) return;
    video.current.currentTime = atS;
    // A browser that lets nothing play shows the moment at least.
    video.current.play().catch(() => undefined);
  };
  return (
    <Stack gap="md">
      <div className={classes.media}>
        <Media asset={asset} video={video} />
      </div>
      <Group gap="xs">
        <Act label={t('action.download')} onClick={() => reactions.onDownload([asset])}>
          <Download size={17} aria-hidden />
        </Act>
        <Act
          label={t(asset.is_favorite ? 'action.unfavorite' : 'action.favorite')}
          onClick={() => reactions.onFavorite(asset)}
        >
          <Star size={17} aria-hidden fill={asset.is_favorite ? 'currentColor' : 'none'} />
        </Act>
        <Act label={t('action.move')} onClick={() => reactions.onMove([asset])}>
          <FolderInput size={17} aria-hidden />
        </Act>
        <Act label={t('action.delete')} onClick={() => reactions.onRemove([asset])}>
          <Trash2 size={17} aria-hidden />
        </Act>
      </Group>
      <AssetActionButtons asset={toShownAsset(asset)} />
      <Facts asset={asset} />
      <Notes asset={asset} onSeek={seek} />
      {asset.duplicates.length > 0 && (
        <div>
          <Text size="xs" c="dimmed">
            {t('details.duplicates')}
          </Text>
          {asset.duplicates.map(({ id, file_name: name }) => (
            <Text size="sm" key={id} truncate>
              {name}
            </Text>
          ))}
        </div>
      )}
      {asset.task_id !== null && (
        <Anchor renderRoot={(props) => <Link {...props} to="/video-detail" search={{ id: asset.task_id ?? '' }} />}>
          {t('details.project')}
        </Anchor>
      )}
    </Stack>
  );
}

function Act({ label, onClick, children }: { label: string; onClick(): void; children: ReactNode }) {
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

function Media({ asset, video }: { asset: Details; video: RefObject<HTMLVideoElement | null> }) {
  if (asset.asset_type === 1) return <img src={asset.url} alt={asset.file_name} />;
  if (asset.asset_type === 3) {
    return <Audio asset={asset} />;
  }
  return (
    <VideoPlayer
      video={{ url: asset.preview_url ?? asset.url, width: asset.width, height: asset.height }}
      poster={asset.thumb_url}
      title={asset.file_name}
      elementRef={video}
    />
  );
}

/** An audio file: its waveform, and a player. */
function Audio({ asset }: { asset: Details }) {
  const peaks = usePeaks({ of: asset.id, url: asset.peaks_url });
  return (
    <div className={classes.audio}>
      {peaks.data && <Waveform peaks={peaks.data} className={classes.waveform ?? ''} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an upload has no captions */}
      <audio src={asset.url} controls preload="metadata" />
    </div>
  );
}

function Facts({ asset }: { asset: Details }) {
  const { t, i18n } = useTranslation('assets');
  const rows: [string, ReactNode][] = [
    [t('details.type'), asset.format],
    [t('details.size'), formatBytes(asset.filesize, i18n.resolvedLanguage ?? 'en')],
    ...(asset.width > 0 ? [[t('details.dimensions'), `${asset.width} × ${asset.height}`] as [string, ReactNode]] : []),
    ...(asset.duration === null ? [] : [[t('details.duration'), formatClock(asset.duration)] as [string, ReactNode]]),
    [t('details.folder'), [t('root'), ...asset.path.map(({ name }) => name)].join(' / ')],
    [t('details.added'), <TimeAgo key="added" at={asset.date_created} />],
    [t('details.modified'), <TimeAgo key="modified" at={asset.date_modified} />],
  ];
  return (
    <dl className={classes.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Tags, category and description: each is saved as it is left. The analysis suggests some. */
function Notes({ asset, onSeek }: { asset: Details; onSeek(atS: number): void }) {
  const { t } = useTranslation('assets');
  const dict = useLibraryDict();
  const update = useLibraryChange('updateLibraryAsset');
  const [tags, setTags] = useState(asset.tags);
  const [description, setDescription] = useState(asset.description);
  const save = (change: { tags?: string[]; description?: string; category_id?: number }): void =>
    update.mutate({ asset_id: asset.id, ...change }, { onError: showError });
  const changeTags = (next: string[]): void => {
    setTags(next);
    save({ tags: next });
  };
  const groups = (dict.data?.categories ?? []).map(({ id, cat_name: group, sub_category: subs }) => ({
    group,
    items: [
      { value: String(id), label: group },
      ...subs.map((sub) => ({ value: String(sub.id), label: `${group} / ${sub.cat_name}` })),
    ],
  }));
  return (
    <Stack gap="sm">
      <TagsInput
        label={t('details.tags')}
        value={tags}
        onChange={changeTags}
        data={dict.data?.tags.map(({ tag }) => tag) ?? []}
        maxTags={LIBRARY_LIMITS.maxTags}
      />
      <Select
        label={t('details.category')}
        placeholder={t('details.noCategory')}
        data={groups}
        value={asset.category_id === 0 ? null : String(asset.category_id)}
        onChange={(value) => save({ category_id: Number(value ?? 0) })}
        clearable
      />
      <GrowingTextarea
        label={t('details.description')}
        value={description}
        maxLength={LIBRARY_LIMITS.descriptionLength}
        minRows={2}
        maxRows={6}
        onChange={(event) => setDescription(event.currentTarget.value)}
        onBlur={() => description !== asset.description && save({ description })}
      />
      <AnalysisPanel
        asset={asset}
        onTags={(added) => changeTags([...tags, ...added].slice(0, LIBRARY_LIMITS.maxTags))}
        onCategory={(categoryId) => save({ category_id: categoryId })}
        onDescription={(text) => {
          setDescription(text);
          save({ description: text });
        }}
        onSeek={onSeek}
      />
    </Stack>
  );
}
