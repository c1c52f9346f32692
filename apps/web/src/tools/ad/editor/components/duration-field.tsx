import { Button, Group, Input, NumberInput, Slider, Text } from '@mantine/core';
import { AD_VIDEO_LIMITS } from '@reelwright/contracts';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface DurationFieldProps {
  position: number;
  /** Undefined: as long as its words. */
  value: number | undefined;
  /** How long its words take. */
  naturalMs: number | undefined;
  onChange(minDurationMs: number | undefined): void;
}

const MAX_S = AD_VIDEO_LIMITS.maxSceneMs / 1000;
/** Range of the slider: longer durations are typed. */
const SLIDER_MAX_S = 10;
const toMs = (seconds: number): number => Math.round(Math.max(0, Math.min(MAX_S, seconds)) * 1000);

/** Edits a scene's minimum duration, which also applies if its words take less. */
export const DurationField = memo(function DurationField({ position, value, naturalMs, onChange }: DurationFieldProps) {
  const { t } = useTranslation('adEditor');
  const id = useId();
  const [dragged, setDragged] = useState<number | null>(null);
  const naturalS = Math.round((naturalMs ?? 0) / 100) / 10;
  const seconds = dragged ?? (value === undefined ? naturalS : value / 1000);
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label id={id} component="div" mb={6}>
        {t('duration.label')}
      </Input.Label>
      <Group gap="sm" wrap="nowrap">
        <Slider
          style={{ flex: 1, minWidth: 80 }}
          min={0.5}
          max={Math.max(SLIDER_MAX_S, Math.ceil(seconds))}
          step={0.1}
          label={(at) => t('scene.seconds', { seconds: at.toFixed(1) })}
          value={seconds}
          color={value === undefined && dragged === null ? 'gray' : 'reel'}
          marks={naturalS > 0 ? [{ value: naturalS }] : []}
          thumbLabel={t('duration.of', { position })}
          onChange={setDragged}
          onChangeEnd={(at) => {
            setDragged(null);
            onChange(toMs(at));
          }}
        />
        <NumberInput
          w={96}
          aria-label={t('duration.seconds', { position })}
          min={0}
          max={MAX_S}
          step={0.5}
          decimalScale={1}
          suffix={t('duration.unit')}
          value={Math.round(seconds * 10) / 10}
          onChange={(at) => typeof at === 'number' && toMs(at) !== toMs(seconds) && onChange(toMs(at))}
        />
      </Group>
      {value === undefined ? (
        <Text size="xs" c="dimmed" mt={6}>
          {t('duration.natural')}
        </Text>
      ) : (
        <Group gap={6} mt={4}>
          <Text size="xs" c="dimmed">
            {value / 1000 < naturalS ? t('duration.wordsLonger') : t('duration.least')}
          </Text>
          <Button size="compact-xs" variant="subtle" onClick={() => onChange(undefined)}>
            {t('duration.reset')}
          </Button>
        </Group>
      )}
    </div>
  );
});
