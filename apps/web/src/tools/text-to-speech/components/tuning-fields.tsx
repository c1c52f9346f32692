import { Button, Group, Input, Slider, Stack, Text } from '@mantine/core';
import { SPEECH_LIMITS } from '@reelwright/contracts';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface TuningFieldsProps {
  speed: number;
  pitch: number;
  onChange(change: { speed?: number; pitch?: number }): void;
}

const SPEED_STEP = 0.05;

/** The voice's speed and pitch. */
export function TuningFields({ speed, pitch, onChange }: TuningFieldsProps) {
  const { t } = useTranslation('textToSpeech');
  return (
    <Stack gap="lg">
      <TuningSlider
        name={t('tuning.speed')}
        value={speed}
        neutral={1}
        step={SPEED_STEP}
        limits={SPEECH_LIMITS.speed}
        say={(value) => t('tuning.speedValue', { value })}
        // Many small steps add up to a rounding error.
        onChange={(value) => onChange({ speed: Math.round(value * 100) / 100 })}
      />
      <TuningSlider
        name={t('tuning.pitch')}
        value={pitch}
        neutral={0}
        step={1}
        limits={SPEECH_LIMITS.pitchSemitones}
        say={(value) =>
          t('tuning.pitchValue', { count: Math.abs(value), sign: value > 0 ? '+' : value < 0 ? '−' : '' })
        }
        onChange={(value) => onChange({ pitch: value })}
      />
      {(speed !== 1 || pitch !== 0) && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<RotateCcw size={14} aria-hidden />}
          onClick={() => onChange({ speed: 1, pitch: 0 })}
        >
          {t('tuning.reset')}
        </Button>
      )}
    </Stack>
  );
}

interface TuningSliderProps {
  name: string;
  value: number;
  /** The voice's default, which is marked. */
  neutral: number;
  step: number;
  limits: { min: number; max: number };
  say(value: number): string;
  onChange(value: number): void;
}

function TuningSlider({ name, value, neutral, step, limits, say, onChange }: TuningSliderProps) {
  return (
    <Input.Wrapper
      labelElement="div"
      labelProps={{ style: { width: '100%' } }}
      label={
        <Group justify="space-between" wrap="nowrap">
          {name}
          <Text component="span" size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {say(value)}
          </Text>
        </Group>
      }
    >
      <Slider
        mt={6}
        min={limits.min}
        max={limits.max}
        step={step}
        value={value}
        onChange={onChange}
        label={say}
        marks={[{ value: neutral }]}
        thumbLabel={name}
        thumbProps={{ 'aria-valuetext': say(value) }}
      />
    </Input.Wrapper>
  );
}
