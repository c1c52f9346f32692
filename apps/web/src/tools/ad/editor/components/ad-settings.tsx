import { Badge, Group, Input, SegmentedControl, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  AD_RATIOS,
  type AdDraft,
  type AdRatio,
  CALL_TO_ACTION_LIMITS,
  type CallInput,
  LOOK_IDS,
} from '@reelwright/contracts';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandKitField } from '../../choices/brand-kit-field.tsx';
import { CaptionStylePicker } from '../../choices/caption-style-picker.tsx';
import { LookGrid } from '../../choices/look-grid.tsx';
import { MusicField } from '../../choices/music-field.tsx';
import { type NoScenesShown, ScenesField } from '../../choices/scenes-field.tsx';
import { VoiceField } from '../../choices/voice-field.tsx';
import { listShownImages, toProductInput } from '../../draft/draft-input.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { findScript, writeCallToAction } from '../model/edit-script.ts';
import { changeSettings, changeVaried, readVaried } from '../model/edit-settings.ts';
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

/** Debounce: while somebody types, none of it is chosen next. */
const FORESEE_MS = 600;

/** Edits the settings of the whole ad: format, look, audio and captions. */
export function AdSettings({ scriptId, isOnly, variant, missingScenes, onForesee }: AdSettingsProps) {
  const { t } = useTranslation(['adEditor', 'adChoices']);
  const store = useAdDraftStore();
  const content = useDraftState((state) => state.content);
  const { settings, product } = content;
  const script = findScript(content, scriptId);
  const language = script?.script.language ?? settings.language ?? 'en';
  const ratio = settings.ratio ?? '9:16';
  const label = useId();
  const hasCaptions = settings.subtitles ?? true;
  const hasButton = settings.cta_sticker ?? true;
  const callToAction = script?.script.call_to_action ?? '';
  const place = { scriptId, isOnly };

  const foresee = useEffectEvent((now: AdDraft) =>
    onForesee([
      ...AD_RATIOS.map((each) => changeSettings(now, { ratio: each })),
      ...LOOK_IDS.map((look) => changeVaried(now, place, { look })),
    ]),
  );
  const [settled] = useDebouncedValue(content, FORESEE_MS);
  useEffect(() => foresee(settled), [settled]);
  const stop = useEffectEvent(() => onForesee([]));
  useEffect(() => stop, []);

  const { name, brand, rating, brand_colors: colors } = toProductInput(product, language);
  const image = listShownImages(product)[0]?.ref;
  const scene = { name, brand, rating, brand_colors: colors, image, ratio, language } as CallInput<'previewLooks'>;

  return (
    <div className={classes.settings}>
      <div role="group" aria-labelledby={label}>
        <Input.Label id={label} component="div" mb={6}>
          {t('adChoices:ratio')}
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={label}
          value={ratio}
          onChange={(next) => store.change((before) => changeSettings(before, { ratio: next }))}
          data={AD_RATIOS.map((value) => ({ value, label: <RatioShape ratio={value} /> }))}
        />
      </div>
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
          <MusicField
            value={readVaried(content, scriptId, 'music')}
            onChange={(music) => store.change((before) => changeVaried(before, place, { music }))}
          />
          <VoiceField
            label="ad"
            position={0}
            language={language}
            value={readVaried(content, scriptId, 'voice') || undefined}
            onChange={(voice) => store.change((before) => changeVaried(before, place, { voice }))}
          />
        </div>
        <LookGrid
          scene={scene}
          value={readVaried(content, scriptId, 'look')}
          onChange={(look) => store.change((before) => changeVaried(before, place, { look }))}
        />
      </Stack>
      <div>
        <Input.Label component="div" mb={6}>
          {t('adChoices:scenes.ofProduct')}
        </Input.Label>
        <ScenesField
          value={settings.product_scenes}
          missing={missingScenes}
          onChange={(next) => store.change((before) => changeSettings(before, { product_scenes: next }))}
        />
      </div>
      <BrandKitField />
      <Switch
        label={t('settings.captions')}
        description={t('settings.captionsHint')}
        checked={hasCaptions}
        onChange={({ currentTarget: { checked } }) =>
          store.change((before) => changeSettings(before, { subtitles: checked }))
        }
      />
      {hasCaptions && (
        <CaptionStylePicker
          value={settings.caption_style}
          onChange={(style) => store.change((before) => changeSettings(before, { caption_style: style }))}
        />
      )}
      <div className={classes.pair}>
        <Switch
          label={t('settings.button')}
          description={t('settings.buttonHint')}
          checked={hasButton}
          onChange={({ currentTarget: { checked } }) =>
            store.change((before) => changeSettings(before, { cta_sticker: checked }))
          }
        />
        {hasButton && (
          <TextInput
            label={t('settings.buttonText')}
            description={t('settings.buttonTextHint', { max: CALL_TO_ACTION_LIMITS[language] })}
            maxLength={CALL_TO_ACTION_LIMITS.en}
            value={callToAction}
            error={callToAction.trim() === '' && t('problem.no_button', { max: 0 })}
            onChange={({ currentTarget: { value } }) =>
              store.change((before) => writeCallToAction(before, scriptId, value), {
                mergeKey: `${scriptId}.call_to_action`,
              })
            }
          />
        )}
      </div>
    </div>
  );
}

const LONG_SIDE = 18;

function RatioShape({ ratio }: { ratio: AdRatio }) {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const scale = LONG_SIDE / Math.max(across, down);
  return (
    <span className={classes.shape}>
      <svg width={across * scale + 2} height={down * scale + 2} aria-hidden>
        <rect x={1} y={1} width={across * scale} height={down * scale} rx={2.5} />
      </svg>
      {ratio}
    </span>
  );
}
