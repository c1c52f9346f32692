import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import classes from './choice-cards.module.css';

interface ChoiceCardsProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; icon: LucideIcon; name: string; text: string }[];
  value: Value;
  onChange(value: Value): void;
}

/** A few choices, each with a description: radio buttons that look like cards. */
export function ChoiceCards<Value extends string>({ label, choices, value, onChange }: ChoiceCardsProps<Value>) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.cards}>
      {choices.map(({ value: each, icon: Icon, name, text }) => (
        <label key={each} className={classes.card}>
          <input
            type="radio"
            name={group}
            className={classes.input}
            checked={each === value}
            onChange={() => onChange(each)}
            aria-label={name}
            aria-describedby={`${group}-${each}`}
          />
          <Icon size={18} aria-hidden className={classes.icon} />
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span id={`${group}-${each}`} className={classes.text}>
              {text}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
