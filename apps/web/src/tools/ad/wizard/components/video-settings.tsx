import { Grid, Input, SegmentedControl, Stack, Text } from '@mantine/core';
import { AD_VIDEO_LIMITS } from '@reelwright/contracts';
import { AudioLines, Palette, RectangleVertical, Stamp } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { BrandKitField } from '../../choices/brand-kit-field.tsx';
import { useAdChoices } from '../../choices/list-ad-choices.ts';
import { LookGrid } from '../../choices/look-grid.tsx';
import { toLookScene } from '../model/look-scene.ts';
import { useSettingsChange } from '../model/use-settings-change.ts';
import { AllSizes, type AllSizesAction } from './all-sizes.tsx';
import { OtherSettings } from './other-settings.tsx';
import { RatioPicker } from './ratio-picker.tsx';
import { Section } from './section.tsx';

/** Shown while the server's list loads. */
const USUAL_LENGTHS_S = [15, 30, 45, 60];

interface VideoSettingsProps {
  /** The voice picker, with samples. */
  voicePicker: ReactNode;
  allSizes: AllSizesAction;
}

/**
 * Edits how the ad is made, in the order of importance: format, length, voice and look first; everything else is folded
 * with its current value.
 */
export function VideoSettings({ voicePicker, allSizes }: VideoSettingsProps) {
  const { t } = useTranslation(['adWizard', 'adForm', 'translation']);
  const product = useDraftState((state) => state.content.product);
  const settings = useDraftState((state) => state.content.settings);
  const scene = useMemo(() => toLookScene({ product, settings }), [product, settings]);
  const { data: choices } = useAdChoices();
  const change = useSettingsChange();
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 6 }}>
        <Section icon={RectangleVertical} title={t('settings.format')}>
          <Stack>
            <RatioPicker value={settings.ratio ?? '9:16'} onChange={(ratio) => change({ ratio })} />
            <AllSizes {...allSizes} />
            <Input.Wrapper label={t('adForm:form.length')} labelElement="div">
              <SegmentedControl
                fullWidth
                mt={6}
                aria-label={t('adForm:form.length')}
                data={(choices?.lengths_s ?? USUAL_LENGTHS_S).map((seconds) => ({
                  value: String(seconds),
                  label: t('adForm:form.seconds', { count: seconds }),
                }))}
                value={String(settings.length_s ?? AD_VIDEO_LIMITS.minLengthS)}
                onChange={(value) => change({ length_s: Number(value) })}
              />
            </Input.Wrapper>
          </Stack>
        </Section>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 6 }}>
        <Section icon={AudioLines} title={t('settings.voice')}>
          {voicePicker}
        </Section>
      </Grid.Col>
      <Grid.Col span={12}>
        <Section icon={Palette} title={t('settings.look')}>
          <LookGrid isTitled isFolded scene={scene} value={settings.look} onChange={(look) => change({ look })} />
        </Section>
      </Grid.Col>
      <Grid.Col span={12}>
        <Section icon={Stamp} title={t('settings.brand')}>
          <BrandKitField />
        </Section>
      </Grid.Col>
      <Grid.Col span={12}>
        <OtherSettings />
      </Grid.Col>
      <Grid.Col span={12}>
        <Text size="sm" c="dimmed">
          {t('settings.nothingNeeded')}
        </Text>
      </Grid.Col>
    </Grid>
  );
}
