import { Alert, Button, Group, Portal, Skeleton, Stack } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { type AssetId, type FolderId, type LibraryEntry, UPLOAD_LIMITS } from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { UploadCloud } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIBRARY_KEY, useLibraryList } from '#src/nouns/assets/api/list-library.ts';
import { DetailsPanel } from '#src/nouns/assets/components/details-panel.tsx';
import { EntryList } from '#src/nouns/assets/components/entry-list.tsx';
import { LibraryBar } from '#src/nouns/assets/components/library-bar.tsx';
import { NewFolderDialog, PurgeDialog, TagDialog } from '#src/nouns/assets/components/library-dialogs.tsx';
import { ListHeader } from '#src/nouns/assets/components/list-header.tsx';
import { LibraryToolbar } from '#src/nouns/assets/components/library-toolbar.tsx';
import { LinkTray } from '#src/nouns/assets/components/link-tray.tsx';
import { LinksDialog } from '#src/nouns/assets/components/links-dialog.tsx';
import { MoveDialog } from '#src/nouns/assets/components/move-dialog.tsx';
import { Trays, UploadTray } from '#src/nouns/assets/components/upload-tray.tsx';
import {
  isNarrowed,
  type LibrarySearch,
  type LibraryView as View,
  toListRequest,
} from '#src/nouns/assets/model/library-search.ts';
import { isFile, useLibraryActions } from '#src/nouns/assets/model/use-library-actions.ts';
import { getLibraryUploads, onLibraryUpload } from '#src/nouns/uploads/library-uploads.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { showToast } from '#src/ui/toast.ts';
import { usePageFiles } from '../home/box/use-page-files.ts';
import { isTextField } from '../projects/is-text-field.ts';
import classes from './assets.module.css';
import { LibraryEmpty } from './library-empty.tsx';
import { LibraryHead, SpaceMeter } from './library-head.tsx';
import { useLibrarySelection } from './use-library-selection.ts';

const SKELETONS = 12;

/** What the user is asked about the entries. */
type Question =
  | { kind: 'move' | 'tag' | 'purge'; entries: readonly LibraryEntry[] }
  | { kind: 'purgeAll' | 'newFolder' | 'links' };

interface LibraryViewProps {
  view: View;
  search: LibrarySearch;
  onChange(change: Partial<LibrarySearch>, options?: { isStep?: boolean }): void;
}

/** A list of the library with everything that can be done to it. */
export function LibraryView({ view, search, onChange }: LibraryViewProps) {
  const { t } = useTranslation('assets');
  const [nowMs] = useState(() => Date.now());
  const list = useLibraryList(useMemo(() => toListRequest(search, { view, nowMs }), [search, view, nowMs]));
  const entries = useMemo(() => list.data?.pages.flatMap((page) => page.list) ?? [], [list.data]);
  const selection = useLibrarySelection(entries);
  const actions = useLibraryActions();
  const [layout, setLayout] = useLocalStorage<'grid' | 'list'>({ key: 'assetsLayout', defaultValue: 'grid' });
  const [question, setQuestion] = useState<Question | null>(null);
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const [openId, setOpenId] = useState<AssetId | null>(null);
  const uploads = useUploads(search.folder ?? null, view);
  const isInBin = view === 'bin';

  const open = (entry: LibraryEntry): void => {
    if (!entry.is_folder) return setOpenId(entry.id);
    selection.clear();
    onChange({ folder: entry.id, q: undefined }, { isStep: true });
  };
  const remove = (chosen: readonly LibraryEntry[]): void => {
    selection.clear();
    setOpenId(null);
    void actions.remove(chosen);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if ((event.target !== null && isTextField(event.target)) || question !== null || openId !== null) return;
    if ((event.metaKey || event.ctrlKey) && event.key === 'a' && entries.length > 0) {
      event.preventDefault();
      selection.chooseAll();
    }
    if (event.key === 'Escape') selection.clear();
    if (event.key === 'F2') {
      const focused = document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
      setRenamingId(selection.rows.length === 1 ? (selection.rows[0]?.id ?? null) : (focused ?? null));
    }
    if (event.key !== 'Delete' || selection.rows.length === 0) return;
    if (isInBin) setQuestion({ kind: 'purge', entries: selection.rows });
    else remove(selection.rows);
  };
  useKeys(onKeyDown);

  const endRename = ({ byKey }: { byKey: boolean }): void => {
    const id = renamingId;
    setRenamingId(null);
    if (byKey && id !== null)
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-entry="${id}"] [data-index]`)?.focus());
  };
  const moveDragged = (ids: readonly string[], folderId: FolderId | null): void => {
    const moved = entries.filter(({ id }) => ids.includes(id));
    selection.clear();
    if (moved.length > 0) void actions.move(moved, folderId);
  };
  const showAll = (): void =>
    onChange({ q: undefined, kind: undefined, tag: undefined, category: undefined, added: undefined, size: undefined });
  const files = selection.rows.filter(isFile);

  return (
    <Stack maw={1600} mx="auto" gap="md">
      <LibraryHead
        view={view}
        path={list.isPlaceholderData ? [] : (list.data?.pages[0]?.path ?? [])}
        onFolder={(folder) => onChange({ folder }, { isStep: true })}
        onDrop={moveDragged}
        onNewFolder={() => setQuestion({ kind: 'newFolder' })}
        onLinks={() => setQuestion({ kind: 'links' })}
        onFiles={uploads.add}
      />
      <LibraryToolbar search={search} layout={layout} onChange={onChange} onLayout={setLayout} />
      {isInBin && entries.length > 0 && (
        <Alert color="gray" variant="light">
          <Group justify="space-between">
            {t('binNote')}
            <Button size="xs" color="red" variant="light" onClick={() => setQuestion({ kind: 'purgeAll' })}>
              {t('action.emptyBin')}
            </Button>
          </Group>
        </Alert>
      )}
      {list.isPending && list.fetchStatus !== 'paused' && <Skeletons />}
      <ListTrouble query={list} />
      {list.isSuccess && entries.length === 0 && (
        <LibraryEmpty
          view={view}
          isInFolder={search.folder !== undefined}
          isNarrowed={isNarrowed(search)}
          onShowAll={showAll}
        />
      )}
      {entries.length > 0 && (
        <div>
          {layout === 'list' && (
            <ListHeader
              sort={search.sort ?? 'newest'}
              onSort={(sort) => onChange({ sort: sort === 'newest' ? undefined : sort })}
            />
          )}
          <EntryList
            entries={entries}
            layout={layout}
            chosen={selection.chosen}
            renamingId={renamingId}
            isInBin={isInBin}
            onChoose={selection.choose}
            onBox={selection.chooseBox}
            onDropInto={(folder, ids) => moveDragged(ids, folder.id)}
            onEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
            onRenamed={endRename}
            onOpen={open}
            onRename={({ id }) => setRenamingId(id)}
            onMove={(moved) => setQuestion({ kind: 'move', entries: moved })}
            onTag={(tagged) => setQuestion({ kind: 'tag', entries: tagged })}
            onCopy={(entry) => !entry.is_folder && void actions.copy([entry], entry.folder_id)}
            onDownload={(chosen) => void actions.download(chosen)}
            onFavorite={(entry) => !entry.is_folder && void actions.favorite([entry], !entry.is_favorite)}
            onRemove={remove}
            onRestore={(chosen) => void actions.restore(chosen)}
            onPurge={(purged) => setQuestion({ kind: 'purge', entries: purged })}
          />
        </div>
      )}
      {selection.rows.length > 0 && (
        <LibraryBar
          count={selection.rows.length}
          total={entries.length}
          isInBin={isInBin}
          hasFiles={files.length > 0}
          onAll={selection.chooseAll}
          onNone={selection.clear}
          onMove={() => setQuestion({ kind: 'move', entries: selection.rows })}
          onTag={() => setQuestion({ kind: 'tag', entries: selection.rows })}
          onFavorite={() => void actions.favorite(files, true)}
          onDownload={() => void actions.download(selection.rows)}
          onRemove={() => remove(selection.rows)}
          onRestore={() => void actions.restore(selection.rows)}
          onPurge={() => setQuestion({ kind: 'purge', entries: selection.rows })}
        />
      )}
      <SpaceMeter />
      <Trays>
        <LinkTray />
        <UploadTray queue={uploads.queue} />
      </Trays>
      {uploads.isOver && <DropCover />}
      {openId !== null && (
        <DetailsPanel
          assetId={openId}
          onClose={() => setOpenId(null)}
          onMove={(moved) => setQuestion({ kind: 'move', entries: moved })}
          onDownload={(chosen) => void actions.download(chosen)}
          onFavorite={(entry) => void actions.favorite([entry], !entry.is_favorite)}
          onRemove={remove}
        />
      )}
      <QuestionDialog
        question={question}
        folderId={search.folder ?? null}
        onClose={() => setQuestion(null)}
        onMove={(moved, parentId) => {
          selection.clear();
          void actions.move(moved, parentId);
        }}
        onPurge={(purged) => {
          selection.clear();
          void actions.purge(purged);
        }}
      />
    </Stack>
  );
}

interface QuestionDialogProps {
  question: Question | null;
  folderId: FolderId | null;
  onClose(): void;
  onMove(entries: readonly LibraryEntry[], parentId: FolderId | null): void;
  onPurge(entries: readonly LibraryEntry[] | 'all'): void;
}

function QuestionDialog({ question, folderId, onClose, onMove, onPurge }: QuestionDialogProps) {
  if (question === null) return null;
  const close =
    (act: () => void): (() => void) =>
    () => {
      onClose();
      act();
    };
  switch (question.kind) {
    case 'newFolder':
      return <NewFolderDialog parentId={folderId} onClose={onClose} />;
    case 'links':
      return <LinksDialog folderId={folderId} onClose={onClose} />;
    case 'tag':
      return <TagDialog files={question.entries.filter(isFile)} onClose={onClose} />;
    case 'purgeAll':
      return <PurgeDialog onClose={onClose} onPurge={close(() => onPurge('all'))} />;
    case 'purge':
      return <PurgeDialog onClose={onClose} onPurge={close(() => onPurge(question.entries))} />;
    case 'move':
      return (
        <MoveDialog
          entries={question.entries}
          onClose={onClose}
          onMove={(parentId) => close(() => onMove(question.entries, parentId))()}
        />
      );
  }
}

/** Takes files for the open folder, from anywhere on the page. */
function useUploads(folderId: FolderId | null, view: View) {
  const { t } = useTranslation('assets');
  const queries = useQueryClient();
  const queue = useMemo(() => getLibraryUploads(folderId), [folderId]);
  useEffect(() => onLibraryUpload(() => void queries.invalidateQueries({ queryKey: LIBRARY_KEY })), [queries]);
  const add = (files: Iterable<File>): void => {
    const chosen = [...files];
    const { maxFiles } = UPLOAD_LIMITS.library;
    if (view !== 'library' || chosen.length === 0) return;
    if (chosen.length > maxFiles) showToast('warning', t('uploads.tooMany', { max: maxFiles }));
    else queue.add(chosen);
  };
  const isOver = usePageFiles({ onFiles: add, onText: () => undefined });
  return { queue, add, isOver: isOver && view === 'library' };
}

function useKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const act = useEffectEvent(onKeyDown);
  useEffect(() => {
    const leaving = new AbortController();
    document.addEventListener('keydown', (event) => act(event), { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}

function DropCover() {
  const { t } = useTranslation('assets');
  return (
    <Portal>
      <div className={classes.cover}>
        <div className={classes.coverBox}>
          <UploadCloud size={40} strokeWidth={1.6} aria-hidden />
          <strong>{t('drop.title')}</strong>
          <span>{t('drop.text')}</span>
        </div>
      </div>
    </Portal>
  );
}

/** Placeholder of the list while it loads. */
function Skeletons() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('state.loading')} className={classes.skeletons}>
      {Array.from({ length: SKELETONS }, (_nothing, index) => (
        <Skeleton key={index} height={210} />
      ))}
    </div>
  );
}
