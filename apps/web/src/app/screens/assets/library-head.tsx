import { Anchor, Breadcrumbs, Button, FileButton, Group, Progress, Text, Title } from '@mantine/core';
import type { CallData, FolderId } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { FolderPlus, Link2, Package, Star, Trash2, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSpace } from '#src/nouns/assets/api/list-library.ts';
import { formatBytes } from '#src/nouns/assets/model/format-bytes.ts';
import type { LibraryView } from '#src/nouns/assets/model/library-search.ts';
import { useEntryDrop } from '#src/nouns/assets/model/use-entry-drop.ts';
import { listAcceptedFiles } from '#src/nouns/uploads/check-media-file.ts';
import classes from './assets.module.css';

interface LibraryHeadProps {
  view: LibraryView;
  path: CallData<'listLibrary'>['path'];
  onFolder(folderId: FolderId | undefined): void;
  /** Moves entries that were dragged onto a step of the path. */
  onDrop(ids: readonly string[], folderId: FolderId | null): void;
  onNewFolder(): void;
  onLinks(): void;
  onFiles(files: readonly File[]): void;
}

/** Title or path of the library, its other views, and the ways to add to it. */
export function LibraryHead({ view, path, onFolder, onDrop, onNewFolder, onLinks, onFiles }: LibraryHeadProps) {
  const { t } = useTranslation('assets');
  const titles = { library: t('title'), favorites: t('favorites'), bin: t('view.bin') };
  return (
    <Group justify="space-between" gap="sm">
      {path.length > 0 ? (
        <nav aria-label={t('path')}>
          <Breadcrumbs separatorMargin={6} classNames={{ root: classes.path ?? '' }}>
            <Step name={t('root')} folderId={null} onOpen={() => onFolder(undefined)} onDrop={onDrop} />
            {path.slice(0, -1).map(({ id, name }) => (
              <Step key={id} name={name} folderId={id} onOpen={() => onFolder(id)} onDrop={onDrop} />
            ))}
            <Title order={1} size="h3" className={classes.here}>
              {path.at(-1)?.name}
            </Title>
          </Breadcrumbs>
        </nav>
      ) : (
        <Title order={1} size="h2">
          {titles[view]}
        </Title>
      )}
      <Group gap="xs" className={classes.ways}>
        <Views view={view} />
        {view === 'library' && (
          <>
            <Button
              variant="default"
              leftSection={<FolderPlus size={16} aria-hidden />}
              onClick={onNewFolder}
              aria-label={t('newFolder')}
            >
              <span className={classes.word}>{t('newFolder')}</span>
            </Button>
            <Button
              variant="default"
              leftSection={<Link2 size={16} aria-hidden />}
              onClick={onLinks}
              aria-label={t('links.add')}
            >
              <span className={classes.word}>{t('links.add')}</span>
            </Button>
            <FileButton multiple accept={listAcceptedFiles('library')} onChange={onFiles}>
              {(props) => (
                <Button {...props} leftSection={<Upload size={16} aria-hidden />}>
                  {t('upload')}
                </Button>
              )}
            </FileButton>
          </>
        )}
      </Group>
    </Group>
  );
}

interface StepProps extends Pick<LibraryHeadProps, 'onDrop'> {
  name: string;
  folderId: FolderId | null;
  onOpen(): void;
}

function Step({ name, folderId, onOpen, onDrop }: StepProps) {
  const { isOver, handlers } = useEntryDrop(folderId, (ids) => onDrop(ids, folderId));
  return (
    <Anchor
      component="button"
      type="button"
      c="dimmed"
      className={classes.step ?? ''}
      data-over={isOver || undefined}
      onClick={onOpen}
      {...handlers}
    >
      {name}
    </Anchor>
  );
}

function Views({ view }: Pick<LibraryHeadProps, 'view'>) {
  const { t } = useTranslation('assets');
  return (
    <Group gap={4} role="navigation" aria-label={t('view.label')}>
      {view !== 'library' && (
        <Button variant="subtle" color="gray" component={Link} to="/assets">
          {t('view.library')}
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        component={Link}
        to="/smart-editing/product"
        leftSection={<Package size={16} aria-hidden />}
        aria-label={t('view.products')}
      >
        <span className={classes.word}>{t('view.products')}</span>
      </Button>
      {view !== 'favorites' && (
        <Button
          variant="subtle"
          color="gray"
          component={Link}
          to="/my-favorite"
          leftSection={<Star size={16} aria-hidden />}
          aria-label={t('view.favorites')}
        >
          <span className={classes.word}>{t('view.favorites')}</span>
        </Button>
      )}
      {view !== 'bin' && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<Trash2 size={16} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/assets" search={{ view: 'bin' }} />}
          aria-label={t('view.bin')}
        >
          <span className={classes.word}>{t('view.bin')}</span>
        </Button>
      )}
    </Group>
  );
}

/** How much of the storage is used, with a warning when little is left. */
export function SpaceMeter() {
  const { t, i18n } = useTranslation('assets');
  const space = useSpace();
  if (!space.data) return null;
  const { used, total, is_low: isLow } = space.data;
  const language = i18n.resolvedLanguage ?? 'en';
  const text = t('space', { used: formatBytes(used, language), total: formatBytes(total, language) });
  return (
    <div className={classes.space}>
      <Progress size={4} value={Math.min(100, (100 * used) / total)} color={isLow ? 'red' : 'gray'} aria-label={text} />
      <Text size="xs" c="dimmed">
        {text}
      </Text>
      {isLow && (
        <Text size="xs" c="red" role="alert">
          {t('spaceLow')}
        </Text>
      )}
    </div>
  );
}
