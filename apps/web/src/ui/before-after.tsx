import { type ReactNode, useState } from 'react';
import classes from './before-after.module.css';

interface BeforeAfterProps {
  label: string;
  before: ReactNode;
  after: ReactNode;
  words: { before: string; after: string };
}

/** Two pictures of one size, one over the other; a handle moves the line between them. */
export function BeforeAfter({ label, before, after, words }: BeforeAfterProps) {
  const [percent, setPercent] = useState(50);
  return (
    <div className={classes.frame} style={{ '--line': `${percent}%` } as React.CSSProperties}>
      <div className={classes.after}>{after}</div>
      <div className={classes.before}>{before}</div>
      <span className={classes.word} data-side="before" data-hidden={percent < 15}>
        {words.before}
      </span>
      <span className={classes.word} data-side="after" data-hidden={percent > 85}>
        {words.after}
      </span>
      <span className={classes.line} aria-hidden>
        <span className={classes.knob} />
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={label}
        className={classes.range}
        onChange={({ currentTarget }) => setPercent(Number(currentTarget.value))}
      />
    </div>
  );
}
