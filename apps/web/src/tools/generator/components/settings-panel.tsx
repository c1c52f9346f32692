import {
  ActionIcon,
  Chip,
  Group,
  Input,
  NumberInput,
  SegmentedControl,
  Select,
  Slider,
  Stack,
  Switch,
  Text,
  Tooltip,
} from '@mantine/core';
import {
  AMBIENCE_NAMES,
  type CallData,
  CAMERA_MOVES,
  CLIP_EFFECT_NAMES,
  CLIP_RESOLUTIONS,
  EMBEDDED_MODEL_ID,
  FOREGROUND_SIZE,
  GENERATION_LIMITS,
  GENERATION_RATIOS,
  type GenerationModelFacts,
  IMAGE_RESOLUTIONS,
  IMAGE_STYLES,
  LIGHT_DIRECTIONS,
  LIGHT_TONES,
  MAX_SEED,
} from '@reelwright/contracts';
import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GeneratorForm } from '../model/generator-form.ts';
import { drawsScene, type GeneratorMode, keepsShape, needsWords, quantityOf } from '../model/generator-mode.ts';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';

interface SettingsPanelProps {
  form: GeneratorForm;
  mode: GeneratorMode;
  model: GenerationModelFacts | undefined;
  /** What the prompt itself says of the camera and of effects. */
  said: Pick<CallData<'previewGeneration'>, 'move' | 'effects'> | undefined;
  onChange(change: Partial<GeneratorForm>): void;
}

/** Size, length, camera, quantity and the like; only what the mode and the model know. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { t } = useTranslation('generator');
  const { form, mode, model, onChange } = props;
  const { quantity } = GENERATION_LIMITS;
  const hasOneResult = quantityOf(mode, quantity.max) === 1;
  return (
    <Stack gap="md">
      {mode.kind === 'image' ? <ImageFields {...props} /> : <ClipFields {...props} />}
      {!hasOneResult && (
        <Input.Wrapper label={t('settings.quantity')} labelElement="div">
          <SegmentedControl
            fullWidth
            value={String(form.quantity)}
            onChange={(value) => onChange({ quantity: Number(value) })}
            data={Array.from({ length: quantity.max }, (_, index) => String(index + quantity.min))}
            aria-label={t('settings.quantity')}
          />
        </Input.Wrapper>
      )}
      {model?.is_seeded === true && !hasOneResult && (
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <NumberInput
            label={t('settings.seed')}
            description={t('settings.seedHint')}
            placeholder={t('settings.seedAuto')}
            value={form.seed ?? ''}
            min={0}
            max={MAX_SEED}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            flex={1}
            onChange={(value) => onChange({ seed: typeof value === 'number' ? value : null })}
          />
          <Tooltip label={t('settings.seedNew')}>
            <ActionIcon
              variant="default"
              size={36}
              aria-label={t('settings.seedNew')}
              onClick={() => onChange({ seed: Math.floor(Math.random() * MAX_SEED) })}
            >
              <Dices size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
      )}
      {(model?.id !== EMBEDDED_MODEL_ID || (drawsScene(mode) && form.sceneId === null)) && (
        <ShareSlider
          label={t('settings.creativity')}
          hint={model?.id === EMBEDDED_MODEL_ID ? t('settings.creativityHint') : undefined}
          value={form.creativity}
          onChange={(creativity) => onChange({ creativity })}
        />
      )}
      {model?.takes_negative === true && (mode.kind === 'clip' || needsWords(mode)) && (
        <GrowingTextarea
          label={t('settings.negative')}
          placeholder={t('settings.negativeHint')}
          minRows={2}
          maxRows={4}
          maxLength={GENERATION_LIMITS.negativeCharacters}
          value={form.negative}
          onChange={({ currentTarget }) => onChange({ negative: currentTarget.value })}
        />
      )}
    </Stack>
  );
}

function ImageFields({ form, mode, onChange }: SettingsPanelProps) {
  const { t } = useTranslation('generator');
  return (
    <>
      {mode.mode === 'restyle' && (
        <Select
          label={t('settings.style')}
          allowDeselect={false}
          data={IMAGE_STYLES.map((value) => ({ value, label: t(`style.${value}`) }))}
          value={form.style}
          onChange={(style) => style !== null && onChange({ style })}
        />
      )}
      {mode.mode === 'relight' && (
        <>
          <Input.Wrapper label={t('settings.light')} labelElement="div">
            <SegmentedControl
              fullWidth
              value={form.light}
              onChange={(light) => onChange({ light })}
              data={LIGHT_DIRECTIONS.map((value) => ({ value, label: t(`light.${value}`) }))}
              aria-label={t('settings.light')}
            />
          </Input.Wrapper>
          <Input.Wrapper label={t('settings.lightTone')} labelElement="div">
            <SegmentedControl
              fullWidth
              value={form.lightTone}
              onChange={(lightTone) => onChange({ lightTone })}
              data={LIGHT_TONES.map((value) => ({ value, label: t(`lightTone.${value}`) }))}
              aria-label={t('settings.lightTone')}
            />
          </Input.Wrapper>
        </>
      )}
      {(mode.mode === 'restyle' || mode.mode === 'relight') && (
        <ShareSlider
          label={t('settings.strength')}
          value={form.strength}
          onChange={(strength) => onChange({ strength })}
        />
      )}
      {mode.mode === 'blend' && (
        <>
          <ShareSlider
            label={t('settings.foregroundX')}
            value={form.foregroundX}
            onChange={(foregroundX) => onChange({ foregroundX })}
          />
          <ShareSlider
            label={t('settings.foregroundSize')}
            value={form.foregroundSize}
            min={FOREGROUND_SIZE.min}
            onChange={(foregroundSize) => onChange({ foregroundSize })}
          />
        </>
      )}
      {!keepsShape(mode) && <RatioSelect value={form.imageRatio} onChange={(imageRatio) => onChange({ imageRatio })} />}
      <Input.Wrapper label={t('settings.resolution')} labelElement="div">
        <SegmentedControl
          fullWidth
          value={form.imageResolution}
          onChange={(imageResolution) => onChange({ imageResolution })}
          data={IMAGE_RESOLUTIONS.map((value) => ({ value, label: t(`resolution.${value}`) }))}
          aria-label={t('settings.resolution')}
        />
      </Input.Wrapper>
    </>
  );
}

function ClipFields({ form, model, said, onChange }: SettingsPanelProps) {
  const { t } = useTranslation('generator');
  const move = said?.move ?? null;
  const effects = said?.effects ?? [];
  const { min, max } = model?.seconds ?? GENERATION_LIMITS.seconds;
  return (
    <>
      <RatioSelect value={form.clipRatio} onChange={(clipRatio) => onChange({ clipRatio })} />
      <Input.Wrapper label={t('settings.resolution')} labelElement="div">
        <SegmentedControl
          fullWidth
          value={form.clipResolution}
          onChange={(clipResolution) => onChange({ clipResolution })}
          data={CLIP_RESOLUTIONS.map((value) => ({ value, label: <span translate="no">{value}</span> }))}
          aria-label={t('settings.resolution')}
        />
      </Input.Wrapper>
      <Input.Wrapper label={t('settings.duration', { count: form.seconds })} labelElement="div">
        <Slider
          mt={6}
          min={min}
          max={max}
          step={1}
          value={form.seconds}
          thumbLabel={t('settings.durationLabel')}
          label={(value) => t('settings.duration', { count: value })}
          onChange={(seconds) => onChange({ seconds })}
        />
      </Input.Wrapper>
      {model?.has_camera === true && (
        <>
          <Select
            label={t('settings.move')}
            description={move !== null && t('settings.said')}
            allowDeselect={false}
            disabled={move !== null}
            data={CAMERA_MOVES.map((value) => ({ value, label: t(`move.${value}`) }))}
            value={move ?? form.move}
            onChange={(next) => next !== null && onChange({ move: next })}
          />
          <Input.Wrapper
            label={t('settings.effects')}
            description={effects.length > 0 && t('settings.said')}
            labelElement="div"
          >
            <Group gap={6} mt={4}>
              <Chip.Group
                multiple
                value={[...new Set([...effects, ...form.effects])]}
                onChange={(values) =>
                  onChange({
                    effects: CLIP_EFFECT_NAMES.filter(
                      (name) => values.includes(name) && (form.effects.includes(name) || !effects.includes(name)),
                    ).slice(0, GENERATION_LIMITS.effects),
                  })
                }
              >
                {CLIP_EFFECT_NAMES.map((value) => (
                  <Chip
                    key={value}
                    value={value}
                    size="xs"
                    disabled={
                      effects.includes(value) ||
                      (form.effects.length >= GENERATION_LIMITS.effects && !form.effects.includes(value))
                    }
                  >
                    {t(`effect.${value}`)}
                  </Chip>
                ))}
              </Chip.Group>
            </Group>
          </Input.Wrapper>
          <Switch
            label={t('settings.loop')}
            checked={form.isLoop}
            onChange={({ currentTarget }) => onChange({ isLoop: currentTarget.checked })}
          />
          <Select
            label={t('settings.ambience')}
            clearable
            placeholder={t('settings.ambienceNone')}
            data={AMBIENCE_NAMES.map((value) => ({ value, label: t(`ambience.${value}`) }))}
            value={form.ambience}
            clearButtonProps={{ 'aria-label': t('settings.ambienceNone') }}
            onChange={(ambience) => onChange({ ambience })}
          />
        </>
      )}
      {model?.makes_audio === true && model.id !== EMBEDDED_MODEL_ID && (
        <Switch
          label={t('settings.audio')}
          checked={form.hasAudio}
          onChange={({ currentTarget }) => onChange({ hasAudio: currentTarget.checked })}
        />
      )}
    </>
  );
}

function RatioSelect({
  value,
  onChange,
}: {
  value: GeneratorForm['imageRatio'];
  onChange(ratio: GeneratorForm['imageRatio']): void;
}) {
  const { t } = useTranslation('generator');
  return (
    <Select
      label={t('settings.ratio')}
      allowDeselect={false}
      data={[...GENERATION_RATIOS]}
      value={value}
      onChange={(ratio) => ratio !== null && onChange(ratio)}
    />
  );
}

interface ShareSliderProps {
  label: string;
  hint?: string | undefined;
  value: number;
  min?: number;
  onChange(value: number): void;
}

function ShareSlider({ label, hint, value, min = 0, onChange }: ShareSliderProps) {
  const percent = Math.round(value * 100);
  return (
    <Input.Wrapper
      labelElement="div"
      description={hint}
      labelProps={{ style: { width: '100%' } }}
      label={
        <Group justify="space-between" wrap="nowrap">
          {label}
          <Text component="span" size="sm" c="dimmed">
            {percent}%
          </Text>
        </Group>
      }
    >
      <Slider
        mt={6}
        min={min * 100}
        value={percent}
        thumbLabel={label}
        label={null}
        onChange={(next) => onChange(next / 100)}
      />
    </Input.Wrapper>
  );
}
