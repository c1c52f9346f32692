import { Input } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './color-choice.module.css';

interface ColorChoiceProps {
  label: string;
  /** Offered at once. */
  colors: readonly string[];
  /** Null if the element has none. */
  value: string | null;
  onChange(color: string): void;
}

/** A colour: one of those that the ad uses, or any other. */
export function ColorChoice({ label, colors, value, onChange }: ColorChoiceProps) {
  const { t } = useTranslation('adEditor');
  return (
    <div role="group" aria-label={label}>
      <Input.Label component="div">{label}</Input.Label>
      <div className={classes.colors}>
        {colors.map((color) => (
          <button
            key={color}
            type="button"
            className={classes.color}
            style={{ background: color }}
            aria-label={t('canvas.useColor', { color })}
            aria-pressed={color === value}
            onClick={() => onChange(color)}
          />
        ))}
        <input
          type="color"
          className={classes.other}
          aria-label={t('canvas.otherColor')}
          title={t('canvas.otherColor')}
          value={value ?? '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}
