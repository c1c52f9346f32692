import { Input, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { AD_RATIOS, type AdRatio, CALL_TO_ACTION_LIMITS, type CallInput, type LookId } from '@reelwright/contracts';
import { useCallback, useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
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

/** The variant whose settings are edited; the whole ad's where there is only one. */
interface Place {
  scriptId: string;
  isOnly: boolean;
}

const useRatio = (): AdRatio => useDraftState(({ content }) => content.settings.ratio ?? '9:16');

const useScriptLanguage = (scriptId: string) =>
  useDraftState(({ content }) => findScript(content, scriptId)?.script.language ?? content.settings.language ?? 'en');

export function RatioChoice() {
  const { t } = useTranslation('adChoices');
  const store = useAdDraftStore();
  // The mark of the chosen one is measured, which lays out the page: after the frame of the edit.
  const ratio = useDeferredValue(useRatio());
  const label = useId();
  return (
    <div role="group" aria-labelledby={label}>
      <Input.Label id={label} component="div" mb={6}>
        {t('ratio')}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={label}
        value={ratio}
        onChange={(next) => store.change((before) => changeSettings(before, { ratio: next }))}
        data={AD_RATIOS.map((value) => ({ value, label: <RatioShape ratio={value} /> }))}
      />
    </div>
  );
}

export function MusicChoice({ scriptId, isOnly }: Place) {
  const store = useAdDraftStore();
  const music = useDraftState(({ content }) => readVaried(content, scriptId, 'music'));
  return (
    <MusicField
      value={music}
      onChange={(next) => store.change((before) => changeVaried(before, { scriptId, isOnly }, { music: next }))}
    />
  );
}

export function VoiceChoice({ scriptId, isOnly }: Place) {
  const store = useAdDraftStore();
  const language = useScriptLanguage(scriptId);
  const voice = useDraftState(({ content }) => readVaried(content, scriptId, 'voice'));
  return (
    <VoiceField
      label="ad"
      position={0}
      language={language}
      value={voice || undefined}
      onChange={(next) => store.change((before) => changeVaried(before, { scriptId, isOnly }, { voice: next }))}
    />
  );
}

export function LookChoice({ scriptId, isOnly }: Place) {
  const store = useAdDraftStore();
  const language = useScriptLanguage(scriptId);
  const ratio = useDeferredValue(useRatio());
  const product = useDraftState(({ content }) => content.product);
  const look = useDraftState(({ content }) => readVaried(content, scriptId, 'look'));
  const { name, brand, rating, brand_colors: colors } = toProductInput(product, language);
  const image = listShownImages(product)[0]?.ref;
  const scene = { name, brand, rating, brand_colors: colors, image, ratio, language } as CallInput<'previewLooks'>;
  const choose = useCallback(
    (next: LookId | undefined): void =>
      store.change((before) => changeVaried(before, { scriptId, isOnly }, { look: next })),
    [store, scriptId, isOnly],
  );
  return <LookGrid scene={scene} value={look} onChange={choose} />;
}

export function ScenesChoice({ missing }: { missing: NoScenesShown | undefined }) {
  const store = useAdDraftStore();
  const scenes = useDraftState(({ content }) => content.settings.product_scenes);
  return (
    <ScenesField
      value={scenes}
      missing={missing}
      onChange={(next) => store.change((before) => changeSettings(before, { product_scenes: next }))}
    />
  );
}

/** Whether the ad has captions, and how they look. */
export function CaptionFields() {
  const { t } = useTranslation('adEditor');
  const store = useAdDraftStore();
  const isShown = useDraftState(({ content }) => content.settings.subtitles ?? true);
  const style = useDraftState(({ content }) => content.settings.caption_style);
  return (
    <>
      <Switch
        label={t('settings.captions')}
        description={t('settings.captionsHint')}
        checked={isShown}
        onChange={({ currentTarget: { checked } }) =>
          store.change((before) => changeSettings(before, { subtitles: checked }))
        }
      />
      {isShown && (
        <CaptionStylePicker
          value={style}
          onChange={(next) => store.change((before) => changeSettings(before, { caption_style: next }))}
        />
      )}
    </>
  );
}

/** Whether the end card has a button, and what it says. */
export function ButtonFields({ scriptId }: { scriptId: string }) {
  const { t } = useTranslation('adEditor');
  const store = useAdDraftStore();
  const language = useScriptLanguage(scriptId);
  const isShown = useDraftState(({ content }) => content.settings.cta_sticker ?? true);
  const text = useDraftState(({ content }) => findScript(content, scriptId)?.script.call_to_action ?? '');
  return (
    <div className={classes.pair}>
      <Switch
        label={t('settings.button')}
        description={t('settings.buttonHint')}
        checked={isShown}
        onChange={({ currentTarget: { checked } }) =>
          store.change((before) => changeSettings(before, { cta_sticker: checked }))
        }
      />
      {isShown && (
        <TextInput
          label={t('settings.buttonText')}
          description={t('settings.buttonTextHint', { max: CALL_TO_ACTION_LIMITS[language] })}
          maxLength={CALL_TO_ACTION_LIMITS.en}
          value={text}
          error={text.trim() === '' && t('problem.no_button', { max: 0 })}
          onChange={({ currentTarget: { value } }) =>
            store.change((before) => writeCallToAction(before, scriptId, value), {
              mergeKey: `${scriptId}.call_to_action`,
            })
          }
        />
      )}
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
