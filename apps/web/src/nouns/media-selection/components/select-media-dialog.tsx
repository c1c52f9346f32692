import { Button, Checkbox, CloseButton, FileButton } from '@mantine/core';
import { FolderOpen, Upload } from 'lucide-react';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaCategory, MediaEntry } from '../model/media-entry.ts';
import { loadMediaSelectionTexts } from '../model/media-selection-texts.ts';
import type { MediaSource } from '../model/media-source.ts';
import { areAllSelected, isSelected, listValid } from '../model/select-assets.ts';
import type { SelectionEvent } from '../model/selection-events.ts';
import type { SelectionRules } from '../model/selection-rules.ts';
import type { SelectionAction } from '../model/selection-state.ts';
import { type Entries, useEntries } from '../model/use-entries.ts';
import { keepTabInside, useModal } from '../model/use-modal.ts';
import { useFolderClicks } from '../model/use-paced-clicks.ts';
import { type Selecting, useSelection } from '../model/use-selection.ts';
import { useUploads } from '../model/use-uploads.ts';
import { CategoryCascader } from './category-cascader.tsx';
import { Crumbs } from './crumbs.tsx';
import { MediaGrid } from './media-grid.tsx';
import classes from './select-media-dialog.module.css';
import { SelectedStrip } from './selected-strip.tsx';
import { SelectionNotice } from './selection-notice.tsx';

loadMediaSelectionTexts();

interface SelectMediaDialogProps {
  /** The same object at each render: another one is loaded anew. */
  source: MediaSource;
  rules: SelectionRules;
  /** Hides the close button; Escape and the backdrop still close. */
  isCloseHidden?: boolean;
  /** Width of the content in pixels. */
  widthPx?: number;
  /** Told of each event. After `close`, `cancel` and `confirm`, nothing is shown. */
  onEvent(event: SelectionEvent): void;
}

const DEFAULT_WIDTH_PX = 800;
const REFUSALS: readonly SelectionEvent['name'][] = [
  'max-count-exceeded',
  'asset-validation-failed',
  'invalid-assets-found',
];

/** Selects files of the library, in any of its folders. Rendered while it is open. */
export function SelectMediaDialog({ onEvent, ...props }: SelectMediaDialogProps) {
  const [refusals, setRefusals] = useState<readonly SelectionEvent[]>([]);
  const { state, dispatch } = useSelection(props.rules, (event) => {
    if (REFUSALS.includes(event.name)) setRefusals((known) => [...known, event]);
    onEvent(event);
  });
  if (!state.isOpen) return null;
  const act = (action: SelectionAction) => {
    setRefusals([]);
    dispatch(action);
  };
  return <OpenDialog {...props} state={state} dispatch={act} refusals={refusals} />;
}

interface OpenDialogProps extends Omit<SelectMediaDialogProps, 'onEvent'>, Selecting {
  refusals: readonly SelectionEvent[];
}

function OpenDialog(props: OpenDialogProps) {
  const { source, rules, isCloseHidden = false, widthPx = DEFAULT_WIDTH_PX, state, dispatch, refusals } = props;
  const { t } = useTranslation('mediaSelection');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { categories, areKnown } = useCategories(source, dispatch);
  const place = { folderId: state.folders.at(-1)?.id ?? null, categoryPath: state.categoryPath };
  const placeKey = `${place.folderId} ${place.categoryPath.join('/')}`;
  const entries = useEntries(source, place, areKnown);
  const { uploading, upload } = useUploads(source, place, (entry) => {
    entries.add(entry);
    dispatch({ type: 'toggle', asset: entry });
  });
  // Above the grid, which begins anew in each folder: the pause between clicks must outlive it.
  const openFolder = useFolderClicks<MediaEntry>(placeKey, (folder) => dispatch({ type: 'openFolder', folder }));
  useModal(dialog);
  const toggleAll = async () => {
    const all = await entries.loadAll();
    if (all) dispatch({ type: 'toggleAll', entries: all });
  };
  const close = () => dispatch({ type: 'close' });
  const count = state.selected.length;
  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-labelledby={titleId}
      style={{ '--column-width': `${widthPx}px` } as CSSProperties}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        keepTabInside(event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
      onClick={(event) => {
        // The backdrop belongs to the dialog element; everything else is a part of it.
        if (event.target === event.currentTarget && isOutside(event.currentTarget, event)) close();
      }}
    >
      <header className={classes['header']}>
        <h2 id={titleId} className={classes['title']}>
          {t('title')}
        </h2>
        {!isCloseHidden && <CloseButton className={classes['close'] ?? ''} aria-label={t('close')} onClick={close} />}
      </header>
      <div className={classes['column']}>
        <div className={classes['bar']}>
          <Crumbs
            folders={state.folders}
            onGo={(index) => dispatch({ type: 'goToCrumb', index, rootName: t('root') })}
          />
          {source.upload && (
            <FileButton multiple onChange={(files) => void upload(files)}>
              {(button) => (
                <Button {...button} variant="default" leftSection={<Upload size={16} aria-hidden />}>
                  {t('upload')}
                </Button>
              )}
            </FileButton>
          )}
          <CategoryCascader
            categories={categories}
            categoryPath={state.categoryPath}
            onChoose={(categoryPath) => dispatch({ type: 'chooseCategory', categoryPath })}
          />
        </div>
        <div className={classes['content']}>
          <FolderState entries={entries} />
          {entries.entries.length > 0 && (
            <MediaGrid
              key={placeKey}
              entries={entries.entries}
              selected={state.selected}
              rules={rules}
              onOpenFolder={openFolder}
              onToggle={(asset) => dispatch({ type: 'toggle', asset })}
              onSelectRange={(range) => dispatch({ type: 'selectRange', range })}
              onSelectAll={() => {
                if (rules.maxCount > 1) void toggleAll();
              }}
            />
          )}
          {entries.hasMore && (
            <div className={classes['more']}>
              <Button variant="subtle" onClick={entries.loadMore}>
                {t('loadMore')}
              </Button>
            </div>
          )}
        </div>
        <SelectionNotice refusals={refusals} uploading={uploading} rules={rules} />
      </div>
      <SelectedStrip selected={state.selected} onRemove={(id) => dispatch({ type: 'remove', id })} />
      <footer className={classes['footer']}>
        <span role="status">
          {rules.maxCount === Infinity
            ? t('count', { count })
            : t('countOfMaximum', { count, maximum: rules.maxCount })}
        </span>
        {rules.maxCount > 1 && (
          <Checkbox
            label={t('selectAll')}
            checked={!entries.hasMore && areAllSelected(state.selected, entries.entries, rules)}
            indeterminate={isPartlySelected(entries, props)}
            disabled={listValid(entries.entries, rules).length === 0 && !entries.hasMore}
            onChange={() => void toggleAll()}
          />
        )}
        <div className={classes['buttons']}>
          <Button variant="default" onClick={() => dispatch({ type: 'cancel' })}>
            {t('cancel')}
          </Button>
          <Button disabled={count === 0} onClick={() => dispatch({ type: 'confirm' })}>
            {t('confirm')}
          </Button>
        </div>
      </footer>
    </dialog>
  );
}

/** What stands in the place of entries: that they load, that they can't be loaded, or that there are none. */
function FolderState({ entries: { entries, state, reload } }: { entries: Entries }) {
  const { t } = useTranslation('mediaSelection');
  if (state === 'failed') {
    return (
      <div className={classes['state']} role="alert">
        {t('failed')}
        <Button variant="default" onClick={reload}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  if (entries.length > 0) return null;
  return (
    <div className={classes['state']} role="status">
      {state === 'ready' && <FolderOpen size={72} strokeWidth={1} aria-hidden />}
      {t(state === 'ready' ? 'empty' : 'loading')}
    </div>
  );
}

function isPartlySelected({ entries, hasMore }: Entries, { state, rules }: OpenDialogProps): boolean {
  const isAny = entries.some((entry) => isSelected(state.selected, entry));
  return isAny && (hasMore || !areAllSelected(state.selected, entries, rules));
}

function isOutside(box: Element, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Loads the categories. Without them, everything is listed. */
function useCategories(source: MediaSource, dispatch: Selecting['dispatch']) {
  const [known, setKnown] = useState<readonly MediaCategory[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const receive = (categories: readonly MediaCategory[]) => {
      if (leaving.signal.aborted) return;
      dispatch({ type: 'receiveCategories', categories });
      setKnown(categories);
    };
    source.listCategories(leaving.signal).then(receive, () => receive([]));
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- loaded once for each source
  }, [source]);
  return { categories: known ?? [], areKnown: known !== null };
}
