import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import classes from './choose-box.module.css';

interface ChooseBoxProps {
  label: string;
  isChosen: boolean;
  /** Says where the box lies; the card decides when it is in sight. */
  className?: string | undefined;
  onChoose(event: { shiftKey: boolean }): void;
}

/** Selects a card of a grid. */
export function ChooseBox({ label, isChosen, className = '', onChoose }: ChooseBoxProps) {
  return (
    <label className={`${classes.choose} ${className}`}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={(event) => onChoose({ shiftKey: (event.nativeEvent as unknown as MouseEvent).shiftKey })}
      />
      <span className={classes.box} aria-hidden>
        <Check size={15} strokeWidth={3} />
      </span>
    </label>
  );
}
