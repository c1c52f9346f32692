import { Accordion, Chip, Group, NumberInput, SegmentedControl, Select, Stack, Switch, Input } from '@mantine/core';
import { AD_PLATFORMS, type CallData, MAX_SEED } from '@reelwright/contracts';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AdForm } from '../model/ad-form.ts';
import type { ImageUploads } from '../model/use-image-uploads.ts';
import { ImagePicker } from './image-picker.tsx';
import { RatioPicker } from './ratio-picker.tsx';

interface SettingsFieldsProps {
  choices: CallData<'getDictList'>;
  logoUploads: ImageUploads;
}

/** How the ad is made. */
export function SettingsFields({ choices, logoUploads }: SettingsFieldsProps) {
  const { t } = useTranslation(['adForm', 'translation']);
  const { control, setValue, getValues } = useFormContext<AdForm>();
  const language = useWatch({ control, name: 'language' });
  const logo = useWatch({ control, name: 'logo' });
  const voices = choices.voices.filter((voice) => voice.language === language);
  return (
    <Stack>
      <Controller
        name="ratio"
        control={control}
        render={({ field }) => <RatioPicker value={field.value} onChange={field.onChange} />}
      />
      <Controller
        name="lengthS"
        control={control}
        render={({ field }) => (
          <Input.Wrapper label={t('form.length')} labelElement="div">
            <SegmentedControl
              fullWidth
              mt={6}
              aria-label={t('form.length')}
              data={choices.lengths_s.map((seconds) => ({
                value: String(seconds),
                label: t('form.seconds', { count: seconds }),
              }))}
              value={String(field.value)}
              onChange={(value) => field.onChange(Number(value))}
            />
          </Input.Wrapper>
        )}
      />
      <Group grow align="flex-start">
        <Controller
          name="language"
          control={control}
          render={({ field }) => (
            <Select
              label={t('form.language')}
              allowDeselect={false}
              data={choices.languages.map((value) => ({ value, label: t(`translation:language.${value}`) }))}
              value={field.value}
              onChange={(value) => {
                field.onChange(value);
                // A voice speaks one language.
                setValue('voice', '');
              }}
            />
          )}
        />
        <Controller
          name="voice"
          control={control}
          render={({ field }) => (
            <Select
              label={t('form.voice')}
              allowDeselect={false}
              data={[
                { value: '', label: t('form.voiceAuto') },
                ...voices.map(({ id, name, gender }) => ({
                  value: id,
                  label: t('form.voiceName', { name, gender: t(`gender.${gender}`) }),
                })),
              ]}
              value={field.value}
              onChange={(value) => field.onChange(value ?? '')}
            />
          )}
        />
      </Group>
      <Group grow align="flex-start">
        <Controller
          name="music"
          control={control}
          render={({ field }) => (
            <Select
              label={t('form.music')}
              allowDeselect={false}
              data={choices.music.map((value) => ({ value, label: t(`music.${value}`) }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          name="resolution"
          control={control}
          render={({ field }) => (
            <Select
              label={t('form.resolution')}
              allowDeselect={false}
              data={choices.resolutions.map((value) => ({ value, label: value }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </Group>
      <Controller
        name="platforms"
        control={control}
        render={({ field }) => (
          <Input.Wrapper label={t('form.platforms')} description={t('form.platformsHint')} labelElement="div">
            <Group gap="xs" mt={6} role="group" aria-label={t('form.platforms')}>
              <Chip.Group multiple value={field.value} onChange={field.onChange}>
                {AD_PLATFORMS.map((platform) => (
                  <Chip key={platform} value={platform}>
                    {t(`platform.${platform}`)}
                  </Chip>
                ))}
              </Chip.Group>
            </Group>
          </Input.Wrapper>
        )}
      />
      <Controller
        name="subtitles"
        control={control}
        render={({ field }) => (
          <Switch
            label={t('form.subtitles')}
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
          />
        )}
      />
      <Controller
        name="ctaSticker"
        control={control}
        render={({ field }) => (
          <Switch
            label={t('form.ctaSticker')}
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
          />
        )}
      />
      <Accordion variant="contained" chevronPosition="left">
        <Accordion.Item value="more">
          <Accordion.Control>{t('form.more')}</Accordion.Control>
          <Accordion.Panel>
            <Stack>
              <ImagePicker
                label={t('form.logo')}
                addLabel={t('images.addLogo')}
                description={t('form.logoHint')}
                images={logo ? [logo] : []}
                max={1}
                onChange={(change) => {
                  const current = getValues('logo');
                  setValue('logo', change(current ? [current] : [])[0] ?? null);
                }}
                uploads={logoUploads}
              />
              <Controller
                name="seed"
                control={control}
                render={({ field, fieldState }) => (
                  <NumberInput
                    label={t('form.seed')}
                    description={t('form.seedHint')}
                    min={0}
                    max={MAX_SEED}
                    allowDecimal={false}
                    value={field.value}
                    onChange={(value) => field.onChange(typeof value === 'number' ? value : '')}
                    error={fieldState.error?.message}
                    wrapperProps={{ 'data-field': 'seed' }}
                  />
                )}
              />
            </Stack>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  );
}
