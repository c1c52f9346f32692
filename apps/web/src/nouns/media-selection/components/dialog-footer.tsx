import { useSay } from '../model/dialog-texts.ts';
import classes from './media-dialog.module.css';

interface DialogFooterProps {
  count: number;
  maxCount: number | null;
  isAll: boolean;
  onAll(): void;
  onCancel(): void;
  onConfirm(): void;
}

export function DialogFooter({ count, maxCount, isAll, onAll, onCancel, onConfirm }: DialogFooterProps) {
  const say = useSay();
  return (
    <div className={classes.footer}>
      <span className={classes.count} aria-live="polite">
        {maxCount === null ? say('selected', { count }) : say('selectedOf', { count, max: maxCount })}
      </span>
      {maxCount !== 1 && (
        <label className={classes.all}>
          <input type="checkbox" checked={isAll} onChange={onAll} />
          {say('selectAll')}
        </label>
      )}
      <button type="button" className={classes.cancel} onClick={onCancel}>
        {say('cancel')}
      </button>
      <button type="button" className={classes.confirm} disabled={count === 0} onClick={onConfirm}>
        {say('confirm')}
      </button>
    </div>
  );
}
