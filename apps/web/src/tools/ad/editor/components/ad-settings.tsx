import { Badge, Group, Input, Stack, Text } from '@mantine/core';
import type { AdDraft } from '@reelwright/contracts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandKitField } from '../../choices/brand-kit-field.tsx';
import type { NoScenesShown } from '../../choices/scenes-field.tsx';
import { useForesight } from '../model/use-foresight.ts';
import {
  ButtonFields,
  CaptionFields,
  LookChoice,
  MusicChoice,
  RatioChoice,
  ScenesChoice,
  VoiceChoice,
} from './ad-settings-fields.tsx';
import classes from './ad-settings.module.css';

interface AdSettingsProps {
  scriptId: string;
  /** Whether there is only one variant. */
  isOnly: boolean;
  /** From 0. */
  variant: number;
  /** Why the ad that is shown has no drawn scenes. */
  missingScenes?: NoScenesShown | undefined;
  /** Receives the ad as each choice of this panel would make it. */
  onForesee(contents: readonly AdDraft[]): void;
}

/**
 * Edits the settings of the whole ad: format, look, audio and captions. Each field follows its own part of the draft, so
 * that an edit renders one field before its frame is painted, and not all of them.
 */
export const AdSettings = memo(function AdSettings({
  scriptId,
  isOnly,
  variant,
  missingScenes,
  onForesee,
}: AdSettingsProps) {
  const { t } = useTranslation(['adEditor', 'adChoices']);
  useForesight({ scriptId, isOnly, onForesee });
  return (
    <div className={classes.settings}>
      <RatioChoice />
      <Stack gap={22}>
        {!isOnly && (
          <Group gap={8}>
            <Badge variant="light">{t('variant.name', { position: variant + 1 })}</Badge>
            <Text size="sm" c="dimmed">
              {t('settings.ofVariant')}
            </Text>
          </Group>
        )}
        <div className={classes.pair}>
          <MusicChoice scriptId={scriptId} isOnly={isOnly} />
          <VoiceChoice scriptId={scriptId} isOnly={isOnly} />
        </div>
        <LookChoice scriptId={scriptId} isOnly={isOnly} />
      </Stack>
      <div>
        <Input.Label component="div" mb={6}>
          {t('adChoices:scenes.ofProduct')}
        </Input.Label>
        <ScenesChoice missing={missingScenes} />
      </div>
      <BrandKitField />
      <CaptionFields />
      <ButtonFields scriptId={scriptId} />
    </div>
  );
});
