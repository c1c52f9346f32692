import { type Announcements, closestCenter, DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { Button, Group, Input, Text, Title } from '@mantine/core';
import { AD_VIDEO_LIMITS, type DraftImage } from '@reelwright/contracts';
import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { editImages } from '../../draft/draft-edits.ts';
import { addLibraryImages, getDraftUploads, keyOfImage, usePendingUploads } from '../../draft/draft-uploads.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { ImageOr } from '#src/ui/image-or.tsx';
import { showUndoToast } from '#src/ui/toast.ts';
import { insertAtPlace } from '#src/nouns/uploads/upload-place.ts';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';
import { isUploading, type PendingUpload } from '#src/nouns/uploads/upload-queue.ts';
import { useFieldProblem } from '../model/draft-problems.ts';
import { moveRowTo } from '../model/move-row.ts';
import { useMoveSensors } from '../model/move-sensors.ts';
import { useFileDrop } from '../model/use-file-drop.ts';
import { AddTile, ImageTile, UploadTile } from './image-tiles.tsx';
import classes from './image-board.module.css';

const NONE: DraftImage[] = [];

/** An image of the ad, or a pending upload. */
type Tile = { image: DraftImage } | { row: PendingUpload };

const keyOfTile = (tile: Tile): string => ('row' in tile ? tile.row.id : keyOfImage(tile.image));

interface ImageBoardProps {
  hint: string;
  isRequired: boolean;
}

/**
 * The ad's images and videos in order: add by click, drop or paste, move by pointer or keyboard, remove and restore.
 */
export function ImageBoard({ hint, isRequired }: ImageBoardProps) {
  const { t } = useTranslation(['adWizard', 'adForm']);
  const store = useAdDraftStore();
  const uploads = getDraftUploads(store, 'images');
  const pending = usePendingUploads(uploads);
  const all = useDraftState((state) => state.content.product.images ?? NONE);
  const shown = all.filter(({ is_removed: isRemoved }) => !isRemoved);
  const leftOut = all.filter(({ is_removed: isRemoved }) => isRemoved);
  const problem = useFieldProblem('images', { isEmpty: shown.length === 0 });
  const grid = useRef<HTMLUListElement>(null);
  // Failed uploads take no position.
  const sending = pending.filter((row) => isUploading([row]));
  const failed = pending.filter(({ problem, canRetry }) => problem !== null && canRetry);
  const free = AD_VIDEO_LIMITS.maxImages - shown.length - sending.length;
  const tiles = pending.reduce<Tile[]>(
    (placed, row) => insertAtPlace(placed, { row }, { place: uploads.findPlace(row.id), keyOf: keyOfTile }),
    shown.map((image) => ({ image })),
  );
  // What is still uploading will be there too.
  const counted = tiles.filter((tile) => 'image' in tile || isUploading([tile.row]));
  const add = (files: Iterable<File>): void => uploads.add([...files].slice(0, free));
  const isOver = useFileDrop(grid, add);
  const sensors = useMoveSensors();

  const placeOf = (id: string | number): number => shown.findIndex((image) => image.id === id);
  const move = (id: string, to: number): void =>
    store.change(
      editImages((images) => {
        const kept = images.filter(({ is_removed: isRemoved }) => !isRemoved);
        const out = images.filter(({ is_removed: isRemoved }) => isRemoved);
        return [
          ...moveRowTo(
            kept,
            kept.findIndex((each) => each.id === id),
            to,
          ),
          ...out,
        ];
      }),
    );
  const setRemoved = (id: string, isRemoved: boolean): void =>
    store.change(
      editImages((images) =>
        images.map((each) => {
          if (each.id !== id) return each;
          const { is_removed: _before, ...image } = each;
          return isRemoved ? { ...image, is_removed: true } : image;
        }),
      ),
    );
  const takeOut = (image: DraftImage): void => {
    setRemoved(image.id, true);
    showUndoToast(t('images.removed'), { label: t('undo'), onUndo: () => setRemoved(image.id, false) });
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => t('images.lifted', { position: placeOf(active.id) + 1, total: shown.length }),
    onDragOver: ({ over }) => over && t('images.movedOver', { position: placeOf(over.id) + 1, total: shown.length }),
    onDragEnd: ({ over }) => over && t('images.dropped', { position: placeOf(over.id) + 1 }),
    onDragCancel: () => t('images.cancelled'),
  } as Announcements;

  return (
    <div data-field="images">
      <Input.Wrapper
        label={
          <Title order={2} size="h4" display="inline">
            {t('images.title')}
          </Title>
        }
        description={hint}
        // Before the uploads are done, nothing is wrong with their number.
        error={sending.length > 0 ? null : problem}
        labelElement="div"
        withAsterisk={isRequired}
      >
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements, screenReaderInstructions: { draggable: t('images.howToMove') } }}
          onDragEnd={({ active, over }) => {
            if (over && over.id !== active.id) move(String(active.id), placeOf(over.id));
          }}
        >
          <SortableContext items={shown.map(({ id }) => id)} strategy={rectSortingStrategy}>
            <ul ref={grid} className={classes.grid} aria-label={t('images.title')} data-over={isOver || undefined}>
              {tiles.map((tile) =>
                'row' in tile ? (
                  <UploadTile
                    key={tile.row.id}
                    row={tile.row}
                    onRetry={() => uploads.retry(tile.row.id)}
                    onDismiss={() => uploads.dismiss(tile.row.id)}
                  />
                ) : (
                  <ImageTile
                    key={tile.image.id}
                    image={tile.image}
                    position={counted.indexOf(tile) + 1}
                    isSortable={shown.length > 1}
                    onRemove={() => takeOut(tile.image)}
                  />
                ),
              )}
              {free > 0 && <AddTile label={t('adForm:images.add')} accepts={uploads.accepts} isMany onFiles={add} />}
            </ul>
          </SortableContext>
        </DndContext>
      </Input.Wrapper>
      {failed.length > 1 && (
        <Button
          size="compact-sm"
          variant="default"
          mt="xs"
          leftSection={<RotateCcw size={14} aria-hidden />}
          onClick={uploads.retryAll}
        >
          {t('images.retryAll', { count: failed.length })}
        </Button>
      )}
      <Group mt="xs">
        <LibraryButton
          label={t('images.fromLibrary')}
          kinds="image,video"
          maxCount={free}
          onChoose={(assets) => addLibraryImages(store, assets)}
        />
      </Group>
      <Text size="xs" c="dimmed" mt={6} className={classes.count ?? ''}>
        {t('images.count', { shown: counted.length, max: AD_VIDEO_LIMITS.maxImages })}
      </Text>
      {leftOut.length > 0 && (
        <Group gap="xs" mt="sm" align="center">
          <Text size="xs" c="dimmed">
            {t('images.leftOut', { count: leftOut.length })}
          </Text>
          {leftOut.map((image, index) => (
            <LeftOut
              key={image.id}
              image={image}
              label={t('images.takeBack', { position: index + 1 })}
              onTakeBack={() => setRemoved(image.id, false)}
            />
          ))}
          {leftOut.length > 1 && (
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() =>
                store.change(editImages((images) => images.map(({ is_removed: _removed, ...image }) => image)))
              }
            >
              {t('images.takeAllBack')}
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}

function LeftOut({ image, label, onTakeBack }: { image: DraftImage; label: string; onTakeBack(): void }) {
  const { ref } = image;
  const address = useDraftState((state) =>
    'url' in ref ? ref.url : (state.assets.get(ref.asset_id)?.thumb_url ?? ''),
  );
  return (
    <button type="button" className={classes.leftOut} aria-label={label} title={label} onClick={onTakeBack}>
      <ImageOr src={address} alt="">
        {null}
      </ImageOr>
      <RotateCcw size={14} aria-hidden />
    </button>
  );
}
