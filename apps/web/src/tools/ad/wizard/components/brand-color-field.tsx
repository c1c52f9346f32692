import { ActionIcon, TextInput } from '@mantine/core';
import { brandColor } from '@reelwright/contracts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './brand-color-field.module.css';

interface BrandColorFieldProps {
  position: number;
  value: string;
  onChange(value: string): void;
  onRemove(): void;
}

/** A colour, typed or picked with the system's colour picker. */
export function BrandColorField({ position, value, onChange, onRemove }: BrandColorFieldProps) {
  const { t } = useTranslation('adForm');
  const isColor = brandColor.safeParse(value).success;
  return (
    <div className={classes.field}>
      <input
        type="color"
        className={classes.swatch}
        aria-label={t('proof.pickColor', { position })}
        value={isColor ? value.trim().toLowerCase() : '#000000'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <TextInput
        aria-label={t('proof.color', { position })}
        w={104}
        maxLength={7}
        spellCheck={false}
        error={!isColor}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <ActionIcon variant="subtle" color="gray" onClick={onRemove} aria-label={t('proof.removeColor', { position })}>
        <X size={14} aria-hidden />
      </ActionIcon>
    </div>
  );
}
