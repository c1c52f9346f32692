import { ActionIcon, Button, Group, SegmentedControl, Slider, Stack, Switch, Text, Title } from '@mantine/core';
import { ENHANCE_LIMITS, ENHANCE_SCALES, type EnhanceSettings } from '@reelwright/contracts';
import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_SETTINGS, useSettingsHistory } from '../model/use-enhance-settings.ts';

interface SettingsPanelProps {
  settings: EnhanceSettings;
  onChange(settings: EnhanceSettings): void;
}

/** What is done to the videos. */
export function SettingsPanel({ settings, onChange }: SettingsPanelProps) {
  const { t } = useTranslation('videoEnhancer');
  const history = useSettingsHistory();
  const set = (change: Partial<EnhanceSettings>): void => onChange({ ...settings, ...change });
  const isFirst = JSON.stringify(settings) === JSON.stringify(FIRST_SETTINGS);
  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h5">
          {t('settings.title')}
        </Title>
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('settings.undo')}
            disabled={history.undo === null}
            onClick={() => history.undo?.()}
          >
            <Undo2 size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('settings.redo')}
            disabled={history.redo === null}
            onClick={() => history.redo?.()}
          >
            <Redo2 size={16} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <Choice
        label={t('settings.scale')}
        hint={t('settings.scaleHint')}
        value={String(settings.scale)}
        options={ENHANCE_SCALES.map((scale) => ({
          value: String(scale),
          label: scale === 1 ? t('settings.same') : t('settings.scaleName', { scale }),
        }))}
        onChange={(value) => set({ scale: ENHANCE_SCALES.find((scale) => String(scale) === value) ?? 1 })}
      />
      <Choice
        label={t('settings.denoise')}
        hint={t('settings.denoiseHint')}
        value={settings.denoise}
        options={[
          { value: 'off', label: t('settings.off') },
          { value: 'auto', label: t('settings.auto') },
          { value: 'strong', label: t('settings.strong') },
        ]}
        onChange={(value) => set({ denoise: value as EnhanceSettings['denoise'] })}
      />
      <Switch
        label={t('settings.deblock')}
        description={t('settings.deblockHint')}
        checked={settings.deblock}
        onChange={({ currentTarget }) => set({ deblock: currentTarget.checked })}
      />
      <Switch
        label={t('settings.stabilise')}
        description={t('settings.stabiliseHint')}
        checked={settings.stabilise}
        onChange={({ currentTarget }) => set({ stabilise: currentTarget.checked })}
      />
      <Switch
        label={t('settings.smooth')}
        description={t('settings.smoothHint', { rate: ENHANCE_LIMITS.maxDoubledRate })}
        checked={settings.smooth_motion}
        onChange={({ currentTarget }) => set({ smooth_motion: currentTarget.checked })}
      />
      <Switch
        label={t('settings.tone')}
        description={t('settings.toneHint')}
        checked={settings.tone}
        onChange={({ currentTarget }) => set({ tone: currentTarget.checked })}
      />
      <div>
        <Text size="sm" fw={600} style={{ display: 'flex', justifyContent: 'space-between' }}>
          <span>{t('settings.sharpen')}</span>
          <span style={{ fontVariantNumeric: 'tabular-nums', fontWeight: 400 }}>
            {Math.round(settings.sharpen * 100)}
          </span>
        </Text>
        <Slider
          mt={8}
          aria-label={t('settings.sharpen')}
          thumbLabel={t('settings.sharpen')}
          label={null}
          min={0}
          max={100}
          step={5}
          value={Math.round(settings.sharpen * 100)}
          onChange={(value) => set({ sharpen: value / 100 })}
        />
      </div>
      <Choice
        label={t('settings.quality')}
        hint={t('settings.qualityHint')}
        value={settings.quality}
        options={[
          { value: 'standard', label: t('settings.standard') },
          { value: 'best', label: t('settings.best') },
        ]}
        onChange={(value) => set({ quality: value as EnhanceSettings['quality'] })}
      />
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<RotateCcw size={14} aria-hidden />}
        disabled={isFirst}
        onClick={() => onChange(FIRST_SETTINGS)}
      >
        {t('settings.reset')}
      </Button>
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  hint: ReactNode;
  value: string;
  options: { value: string; label: string }[];
  onChange(value: string): void;
}

function Choice({ label, hint, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <Text size="sm" fw={600} id={id} mb={4}>
        {label}
      </Text>
      <SegmentedControl fullWidth size="sm" aria-labelledby={id} data={options} value={value} onChange={onChange} />
      <Text size="xs" c="dimmed" mt={4}>
        {hint}
      </Text>
    </div>
  );
}
