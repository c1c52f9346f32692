import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { TEXT_LIMITS } from '@reelwright/contracts';
import { GripVertical, X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import classes from './selling-points.module.css';
import counter from './text-field.module.css';

const { maxLineLength } = TEXT_LIMITS.sellingPoints;
/** From this length on the counter is shown. */
const LONG = maxLineLength * 0.6;

interface SellingPointRowProps {
  id: string;
  position: number;
  line: string;
  /** Whether there are other rows to move past. */
  isSortable: boolean;
  /** Shown below the line. */
  review: ReactNode;
  onChange(line: string): void;
  onPress(event: KeyboardEvent): void;
  onPaste(event: ClipboardEvent): void;
  onRemove(): void;
}

/** One selling point: a drag handle, its words, and a button that removes it. */
export function SellingPointRow({
  id,
  position,
  line,
  isSortable,
  review,
  onChange,
  onPress,
  onPaste,
  onRemove,
}: SellingPointRowProps) {
  const { t } = useTranslation('adWizard');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !isSortable,
  });
  const length = line.trim().length;
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      // Moves vertically only.
      style={{ transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }}
    >
      <div className={classes.row}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={classes.handle}
          {...attributes}
          {...listeners}
          disabled={!isSortable}
          aria-label={t('points.move', { position })}
        >
          <span className={classes.number}>{position}</span>
          <GripVertical size={16} aria-hidden className={classes.grip} />
        </button>
        <GrowingTextarea
          className={classes.text ?? ''}
          aria-label={t('points.line', { position })}
          minRows={1}
          maxRows={4}
          value={line}
          placeholder={position === 1 ? t('points.placeholder') : ''}
          error={length > maxLineLength}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onPress}
          onPaste={onPaste}
        />
        {(isSortable || line !== '') && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            className={classes.remove ?? ''}
            aria-label={t('points.remove', { position })}
            onClick={onRemove}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {length > LONG && (
        <div className={counter.counter} data-over={length > maxLineLength || undefined}>
          {t('counter', { length, max: maxLineLength })}
        </div>
      )}
      {review}
    </li>
  );
}
