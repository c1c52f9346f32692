import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createCrumbGate, createFolderGate } from '../model/click-gates.ts';
import { listPath } from '../model/dialog-state.ts';
import { describeRefusal } from '../model/describe-refusal.ts';
import type { DialogStore } from '../model/dialog-store.ts';
import { type DialogLanguage, useSay } from '../model/dialog-texts.ts';
import type { MediaFolder } from '../model/media-entry.ts';
import type { MediaSource } from '../model/media-source.ts';
import { isAllSelected } from '../model/selection.ts';
import { useCategories } from '../model/use-categories.ts';
import { useFolderList } from '../model/use-folder-list.ts';
import { keepTabInside, useModal } from '../model/use-modal.ts';
import { useUploads } from '../model/use-uploads.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { CategoryCascader } from './category-cascader.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { MediaGrid } from './media-grid.tsx';
import { SelectedStrip } from './selected-strip.tsx';
import { UploadButton, UploadRows } from './upload-rows.tsx';
import classes from './media-dialog.module.css';

export interface MediaDialogProps {
  store: DialogStore;
  source: MediaSource;
  language: DialogLanguage;
  isCloseHidden?: boolean;
}

function isOutside(box: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

const hasFiles = (transfer: DataTransfer): boolean => transfer.types.includes('Files');

/** The dialog while it is open: its parts live as long, so closing forgets lists, timers and uploads. */
export function OpenDialog({ store, source, language, isCloseHidden = false }: MediaDialogProps) {
  const say = useSay();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, refusals } = useSyncExternalStore(store.subscribe, store.getView);
  const { rules, selected, category, folders } = state;
  const folderId = folders.at(-1)?.id ?? null;
  const { categories, areKnown } = useCategories(source, store);
  const list = useFolderList({ source, folderId, category, isReady: areKnown });
  const [isOver, setOver] = useState(false);
  const [hasTooMany, setTooMany] = useState(false);
  const wasPressedOutside = useRef(false);
  useModal(dialog);

  const [openFolder] = useState(() =>
    createFolderGate<MediaFolder>((folder) => store.dispatch({ type: 'open-folder', folder })),
  );
  const [goToCrumb] = useState(() =>
    createCrumbGate<{ index: number; rootName: string }>((crumb) => {
      openFolder.reset();
      store.dispatch({ type: 'go-to-crumb', ...crumb });
    }),
  );
  useEffect(
    () => () => {
      openFolder.reset();
      goToCrumb.reset();
    },
    [openFolder, goToCrumb],
  );

  const uploads = useUploads({
    uploads: source.uploads,
    generalProblem: say('uploadFailed'),
    onUploaded(asset, place) {
      if (place.folderId === folderId && place.category === category) list.addFirst(asset);
      store.dispatch({ type: 'select-range', entries: [asset] });
    },
  });
  const maxFiles = source.uploads?.maxFiles ?? 0;
  const upload = (files: readonly File[]): void => {
    setTooMany(files.length > maxFiles);
    if (files.length <= maxFiles) uploads.add(files, { folderId, category });
  };

  const toggleAll = async (): Promise<void> => {
    const entries = await list.loadRest();
    if (entries) store.dispatch({ type: 'toggle-all', entries });
  };
  /** By key, all is only ever selected, never cleared. */
  const selectAll = async (): Promise<void> => {
    const entries = rules.maxCount === 1 ? null : await list.loadRest();
    if (entries) store.dispatch({ type: 'select-range', entries });
  };
  const isAll = list.nextCursor === null && isAllSelected(selected, list.entries, rules);
  const close = (): void => store.dispatch({ type: 'close' });
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>): void => {
    keepTabInside(event);
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      close();
    }
  };
  const messages = [
    ...(hasTooMany ? [say('tooManyFiles', { max: maxFiles })] : []),
    ...refusals.map((event) => describeRefusal(event, { rules, say })),
  ].filter((message) => message !== null);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog closes by key and by its backdrop
    <dialog
      ref={dialog}
      className={classes.dialog}
      lang={language}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // A dismissed file picker fires an event of the same name.
        if (event.target === event.currentTarget) close();
      }}
      onMouseDown={(event) => {
        wasPressedOutside.current = event.target === event.currentTarget && isOutside(event.currentTarget, event);
      }}
      onClick={(event) => {
        if (wasPressedOutside.current && isOutside(event.currentTarget, event)) close();
      }}
      onDragOver={(event) => {
        if (!source.uploads || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!source.uploads || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(false);
        upload([...event.dataTransfer.files]);
      }}
    >
      <div className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {say('title')}
        </h2>
        {!isCloseHidden && (
          <button type="button" className={classes.close} aria-label={say('close')} onClick={close}>
            <X size={16} aria-hidden />
          </button>
        )}
      </div>
      <div className={classes.bar}>
        <Breadcrumb
          path={listPath(state, say('root'))}
          onGo={(index) => goToCrumb.click({ index, rootName: say('root') })}
        />
        {source.uploads && <UploadButton accept={source.uploads.accept} onFiles={upload} />}
        <CategoryCascader
          categories={categories}
          value={category}
          onChoose={(chosen) => {
            openFolder.reset();
            store.dispatch({ type: 'choose-category', category: chosen });
          }}
        />
      </div>
      <UploadRows rows={uploads.rows} onDrop={uploads.drop} />
      <MediaGrid
        // Another folder begins at its top.
        key={`${folderId ?? ''}/${category?.join('/') ?? ''}`}
        list={list}
        selected={selected}
        rules={rules}
        onOpenFolder={openFolder.click}
        onToggle={(entry) => store.dispatch({ type: 'toggle', entry })}
        onRange={(entries) => store.dispatch({ type: 'select-range', entries })}
        onAll={() => void selectAll()}
      />
      <div className={classes.notice} role="status">
        {messages.join(' ')}
      </div>
      {selected.length > 0 && (
        <SelectedStrip selected={selected} onRemove={(id) => store.dispatch({ type: 'remove', id })} />
      )}
      <DialogFooter
        count={selected.length}
        maxCount={rules.maxCount}
        isAll={isAll}
        onAll={() => void toggleAll()}
        onCancel={() => store.dispatch({ type: 'cancel' })}
        onConfirm={() => store.dispatch({ type: 'confirm' })}
      />
      {isOver && (
        <div className={classes.over} aria-hidden>
          {say('drop')}
        </div>
      )}
    </dialog>
  );
}
