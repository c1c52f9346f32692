import { Input, Text } from '@mantine/core';
import { SCENE_LAYOUTS, type SceneLayoutName } from '@reelwright/contracts';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutLack } from '../model/suitable-layouts.ts';
import { LayoutDrawing } from './layout-drawing.tsx';
import classes from './layout-picker.module.css';

interface LayoutPickerProps {
  position: number;
  value: SceneLayoutName | undefined;
  lacks: Record<SceneLayoutName, LayoutLack>;
  onChange(layout: SceneLayoutName | undefined): void;
}

/** Picks a scene's layout; a layout that the scene can't fill says what is missing. */
export const LayoutPicker = memo(function LayoutPicker({ position, value, lacks, onChange }: LayoutPickerProps) {
  const { t } = useTranslation('adEditor');
  const group = useId();
  const lack = value && lacks[value];
  return (
    <div role="radiogroup" aria-label={t('layout.of', { position })}>
      <Input.Label component="div" mb={6}>
        {t('layout.label')}
      </Input.Label>
      <div className={classes.tiles}>
        {([undefined, ...SCENE_LAYOUTS] as const).map((layout) => {
          const missing = layout && layout !== value ? lacks[layout] : null;
          return (
            <label
              key={layout ?? ''}
              className={classes.tile}
              data-lacking={missing !== null || undefined}
              title={missing === null ? undefined : t(`layout.lack.${missing}`)}
            >
              <input
                type="radio"
                name={group}
                className={classes.input}
                checked={value === layout}
                disabled={missing !== null}
                onChange={() => onChange(layout)}
              />
              <LayoutDrawing layout={layout ?? null} />
              {layout ? t(`layout.name.${layout}`) : t('auto')}
            </label>
          );
        })}
      </div>
      {lack && (
        <Text size="xs" mt={6} c="var(--mantine-color-error)" role="status">
          <span>{t(`layout.lack.${lack}`)}</span> <span>{t('layout.lackThen')}</span>
        </Text>
      )}
    </div>
  );
});
