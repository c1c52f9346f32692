import { Button, Slider, Stack, Text } from '@mantine/core';
import type { CutOutEdge } from '@reelwright/contracts';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_EDGE } from '../model/mark-history.ts';

interface EdgePanelProps {
  edge: CutOutEdge;
  onChange(edge: CutOutEdge): void;
}

const SLIDERS = [
  { name: 'refine', min: 0, max: 100 },
  { name: 'feather', min: 0, max: 100 },
  { name: 'shift', min: -100, max: 100 },
] as const;

/** How the edge of the subject becomes opacity. Each slider is one step to undo. */
export function EdgePanel({ edge, onChange }: EdgePanelProps) {
  const { t } = useTranslation('backgroundRemover');
  const isFirst = SLIDERS.every(({ name }) => edge[name] === FIRST_EDGE[name]);
  return (
    <Stack gap="md">
      {SLIDERS.map(({ name, min, max }) => (
        <EdgeSlider
          key={name}
          label={t(`edge.${name}`)}
          hint={t(`edge.${name}Hint`)}
          min={min}
          max={max}
          value={Math.round(edge[name] * 100)}
          onChange={(value) => onChange({ ...edge, [name]: value / 100 })}
        />
      ))}
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<RotateCcw size={14} aria-hidden />}
        disabled={isFirst}
        onClick={() => onChange(FIRST_EDGE)}
      >
        {t('edge.reset')}
      </Button>
    </Stack>
  );
}

interface EdgeSliderProps {
  label: string;
  hint: string;
  min: number;
  max: number;
  value: number;
  onChange(value: number): void;
}

function EdgeSlider({ label, hint, min, max, value, onChange }: EdgeSliderProps) {
  // While it is dragged, the slider is ahead of the image.
  const [moving, setMoving] = useState<number | null>(null);
  const shown = moving ?? value;
  return (
    <div>
      <Text size="sm" fw={600} style={{ display: 'flex', justifyContent: 'space-between' }}>
        <span>{label}</span>
        <span style={{ fontVariantNumeric: 'tabular-nums', fontWeight: 400 }}>{shown}</span>
      </Text>
      <Slider
        aria-label={label}
        thumbLabel={label}
        label={null}
        min={min}
        max={max}
        value={shown}
        onChange={setMoving}
        onChangeEnd={(next) => {
          setMoving(null);
          onChange(next);
        }}
      />
      <Text size="xs" c="dimmed" mt={4}>
        {hint}
      </Text>
    </div>
  );
}
