import { Chip, Group, Input, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import {
  AD_PLATFORMS,
  AD_RESOLUTIONS,
  AD_VARIANT_LIMITS,
  type AdPlatform,
  DEFAULT_PRODUCT_SCENES,
  findRecipe,
  MAX_SEED,
  PRODUCTION_GOALS,
} from '@reelwright/contracts';
import {
  Captions,
  Copy,
  Eye,
  Image,
  Megaphone,
  MessageCircle,
  Mountain,
  MousePointerClick,
  Music,
  ShoppingBag,
  SlidersHorizontal,
  Target,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getLanguage } from '#src/lib/i18n.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { loadAdChoicesTexts } from '../../choices/ad-choices-texts.ts';
import { CaptionStylePicker } from '../../choices/caption-style-picker.tsx';
import { MusicPicker } from '../../choices/music-picker.tsx';
import { ScenesField } from '../../choices/scenes-field.tsx';
import { editSettings } from '../../draft/draft-edits.ts';
import { useSettingsChange } from '../model/use-settings-change.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { FoldedSettings } from './folded-settings.tsx';
import { LogoField } from './logo-field.tsx';

loadAdChoicesTexts();

const GOAL_ICONS = {
  sales: ShoppingBag,
  traffic: MousePointerClick,
  awareness: Eye,
  engagement: MessageCircle,
} as const;
const COUNTS = Array.from({ length: AD_VARIANT_LIMITS.max }, (_none, index) => String(index + 1));
const NO_PLATFORMS: AdPlatform[] = [];

/** The settings that most users leave as they are. */
export function OtherSettings() {
  const { t } = useTranslation(['adWizard', 'adForm', 'adChoices']);
  const { count = AD_VARIANT_LIMITS.min, ...settings } = useDraftState((state) => state.content.settings);
  const { goal = 'sales', platforms = NO_PLATFORMS, music = 'auto', resolution = '1080p', subtitles = true } = settings;
  const change = useSettingsChange();
  const recipe = findRecipe(music);
  return (
    <FoldedSettings
      settings={[
        {
          name: 'music',
          icon: Music,
          title: t('settings.music'),
          current: recipe ? recipe.title[getLanguage()] : t(`adForm:music.${music as 'auto'}`),
          content: (
            <>
              <Text size="sm" c="dimmed" mb="md">
                {t('settings.musicHint')}
              </Text>
              <MusicPicker value={music} onChange={(next) => change({ music: next })} />
            </>
          ),
        },
        {
          name: 'captions',
          icon: Captions,
          title: t('settings.captions'),
          current: t(subtitles ? 'settings.on' : 'settings.off'),
          content: <CaptionSettings />,
        },
        {
          name: 'scenes',
          icon: Mountain,
          title: t('adChoices:scenes.label'),
          current: t(`adChoices:scenes.${settings.product_scenes ?? DEFAULT_PRODUCT_SCENES}`),
          content: (
            <ScenesField value={settings.product_scenes} onChange={(next) => change({ product_scenes: next })} />
          ),
        },
        {
          name: 'goal',
          icon: Target,
          title: t('settings.goal'),
          current: t(`goal.${goal}.name`),
          content: (
            <>
              <Text size="sm" c="dimmed" mb="md">
                {t('settings.goalHint')}
              </Text>
              <ChoiceCards
                label={t('settings.goal')}
                value={goal}
                onChange={(next) => change({ goal: next })}
                choices={PRODUCTION_GOALS.map((each) => ({
                  value: each,
                  icon: GOAL_ICONS[each],
                  name: t(`goal.${each}.name`),
                  text: t(`goal.${each}.text`),
                }))}
              />
            </>
          ),
        },
        {
          name: 'count',
          icon: Copy,
          title: t('settings.count'),
          current: String(count),
          content: (
            <Input.Wrapper description={t('settings.countHint')}>
              <Select
                mt={6}
                maw={120}
                aria-label={t('settings.count')}
                data={COUNTS}
                value={String(count)}
                allowDeselect={false}
                onChange={(value) => value !== null && change({ count: Number(value) })}
              />
            </Input.Wrapper>
          ),
        },
        {
          name: 'platforms',
          icon: Megaphone,
          title: t('adForm:form.platforms'),
          current:
            platforms.length === 0
              ? t('settings.none')
              : platforms.map((platform) => t(`adForm:platform.${platform}`)).join(', '),
          content: (
            <>
              <Text size="sm" c="dimmed" mb="md">
                {t('adForm:form.platformsHint')}
              </Text>
              <Group gap="xs" role="group" aria-label={t('adForm:form.platforms')}>
                <Chip.Group multiple value={platforms} onChange={(next) => change({ platforms: next })}>
                  {AD_PLATFORMS.map((platform) => (
                    <Chip key={platform} value={platform}>
                      {t(`adForm:platform.${platform}`)}
                    </Chip>
                  ))}
                </Chip.Group>
              </Group>
            </>
          ),
        },
        {
          name: 'logo',
          icon: Image,
          title: t('adForm:form.logo'),
          current: t(settings.logo ? 'settings.on' : 'settings.none'),
          content: <LogoField />,
        },
        {
          name: 'more',
          icon: SlidersHorizontal,
          title: t('settings.technical'),
          current: settings.seed === undefined ? resolution : `${resolution} · ${settings.seed}`,
          content: <TechnicalSettings />,
        },
      ]}
    />
  );
}

function CaptionSettings() {
  const { t } = useTranslation(['adWizard', 'adForm']);
  const settings = useDraftState((state) => state.content.settings);
  const { subtitles = true } = settings;
  const change = useSettingsChange();
  return (
    <Stack>
      <Switch
        label={t('adForm:form.subtitles')}
        description={t('settings.subtitlesHint')}
        checked={subtitles}
        onChange={(event) => change({ subtitles: event.currentTarget.checked })}
      />
      {subtitles && (
        <CaptionStylePicker value={settings.caption_style} onChange={(style) => change({ caption_style: style })} />
      )}
      <Switch
        label={t('adForm:form.ctaSticker')}
        description={t('settings.stickerHint')}
        checked={settings.cta_sticker ?? true}
        onChange={(event) => change({ cta_sticker: event.currentTarget.checked })}
      />
    </Stack>
  );
}

function TechnicalSettings() {
  const { t } = useTranslation(['adWizard', 'adForm']);
  const store = useAdDraftStore();
  const settings = useDraftState((state) => state.content.settings);
  const change = useSettingsChange();
  return (
    <Stack maw={520}>
      <Select
        label={t('adForm:form.resolution')}
        allowDeselect={false}
        data={[...AD_RESOLUTIONS]}
        value={settings.resolution ?? '1080p'}
        onChange={(value) => change({ resolution: value ?? '1080p' })}
      />
      <TextInput
        label={t('adForm:form.seed')}
        description={t('adForm:form.seedHint')}
        inputMode="numeric"
        value={settings.seed === undefined ? '' : String(settings.seed)}
        onChange={(event) => {
          const typed = event.currentTarget.value.replaceAll(/\D/g, '');
          store.change(editSettings({ seed: typed === '' ? undefined : Math.min(MAX_SEED, Number(typed)) }), {
            mergeKey: 'settings.seed',
          });
        }}
      />
    </Stack>
  );
}
