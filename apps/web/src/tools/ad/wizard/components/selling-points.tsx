import { type Announcements, closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Input } from '@mantine/core';
import { TEXT_LIMITS } from '@reelwright/contracts';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { editProduct } from '../../draft/draft-edits.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { useFieldProblem } from '../model/draft-problems.ts';
import { moveRowTo } from '../model/move-row.ts';
import { useMoveSensors } from '../model/move-sensors.ts';
import { SellingPointRow } from './selling-point-row.tsx';
import classes from './selling-points.module.css';

const { maxLines, maxLineLength } = TEXT_LIMITS.sellingPoints;
const NONE: readonly string[] = [];

interface SellingPointsProps {
  isRequired: boolean;
  renderReview(text: string): ReactNode;
}

/** Selling points, one per line: Enter adds a line, several lines can be pasted at once, and each can be moved. */
export function SellingPoints({ isRequired, renderReview }: SellingPointsProps) {
  const { t } = useTranslation('adWizard');
  const store = useAdDraftStore();
  const list = useRef<HTMLOListElement>(null);
  const lines = useDraftState((state) => state.content.product.selling_points ?? NONE);
  const shown = lines.length === 0 ? [''] : lines;
  const filled = lines.filter((line) => line.trim() !== '').length;
  const problem = useFieldProblem('selling_points', { isEmpty: filled === 0 });
  const change = (next: readonly string[], mergeKey?: string): void =>
    store.change(
      editProduct({ selling_points: next.every((line) => line === '') ? undefined : [...next] }),
      mergeKey === undefined ? {} : { mergeKey },
    );
  const focus = (index: number): void => {
    requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[index]?.focus());
  };
  // A line has no id, only its position.
  const ids = shown.map((_line, index) => `line-${index}`);
  const placeOf = (id: string | number): number => ids.indexOf(String(id));
  const sensors = useMoveSensors();
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('points.lifted', { position: placeOf(active.id) + 1, total: shown.length }),
    onDragOver: ({ over }) => over && t('points.movedOver', { position: placeOf(over.id) + 1, total: shown.length }),
    onDragEnd: ({ over }) => over && t('points.dropped', { position: placeOf(over.id) + 1 }),
    onDragCancel: () => t('points.cancelled'),
  } as Announcements;
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= shown.length) return;
    change(moveRowTo(shown, from, to));
    focus(to);
  };
  const addAfter = (index: number): void => {
    if (shown.length >= maxLines) return;
    // An empty last line would be dropped.
    store.change((content) => ({
      ...content,
      product: { ...content.product, selling_points: [...shown.slice(0, index + 1), '', ...shown.slice(index + 1)] },
    }));
    focus(index + 1);
  };
  const remove = (index: number): void => {
    change(shown.filter((_line, at) => at !== index));
    focus(Math.max(0, index - 1));
  };
  const press = (event: KeyboardEvent, index: number): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      addAfter(index);
    } else if (event.key === 'Backspace' && shown[index] === '' && shown.length > 1) {
      event.preventDefault();
      remove(index);
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
    }
  };
  const paste = (event: ClipboardEvent, index: number): void => {
    const pasted = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.replace(/^\s*[-*•·]\s*/, '').trim())
      .filter((line) => line !== '');
    if (pasted.length < 2) return;
    event.preventDefault();
    const kept = shown[index] === '' ? [] : [shown[index] ?? ''];
    change([...shown.slice(0, index), ...kept, ...pasted, ...shown.slice(index + 1)]);
    focus(index + kept.length + pasted.length - 1);
  };
  return (
    <div data-field="selling_points">
      <Input.Wrapper
        label={t('points.title')}
        description={t('points.hint', { lines: maxLines, characters: maxLineLength })}
        labelElement="div"
        withAsterisk={isRequired}
        error={problem}
      >
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements, screenReaderInstructions: { draggable: t('points.howToMove') } }}
          onDragEnd={({ active, over }) => {
            if (over && over.id !== active.id) move(placeOf(active.id), placeOf(over.id));
          }}
        >
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            <ol ref={list} className={classes.list}>
              {shown.map((line, index) => (
                <SellingPointRow
                  key={ids[index]}
                  id={ids[index] ?? ''}
                  position={index + 1}
                  line={line}
                  isSortable={shown.length > 1}
                  review={line.trim() === '' ? null : renderReview(line)}
                  onChange={(next) =>
                    change(
                      shown.map((old, at) => (at === index ? next : old)),
                      `selling_points.${index}`,
                    )
                  }
                  onPress={(event) => press(event, index)}
                  onPaste={(event) => paste(event, index)}
                  onRemove={() => remove(index)}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      </Input.Wrapper>
      <Button
        mt={8}
        size="xs"
        variant="default"
        leftSection={<Plus size={15} aria-hidden />}
        disabled={shown.length >= maxLines}
        onClick={() => addAfter(shown.length - 1)}
      >
        {t('points.add')}
      </Button>
    </div>
  );
}
