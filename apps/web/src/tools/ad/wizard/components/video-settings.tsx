import {
  Accordion,
  Chip,
  Grid,
  Group,
  Input,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import {
  AD_PLATFORMS,
  AD_RESOLUTIONS,
  AD_VARIANT_LIMITS,
  AD_VIDEO_LIMITS,
  type AdPlatform,
  MAX_SEED,
  PRODUCTION_GOALS,
} from '@reelwright/contracts';
import {
  AudioLines,
  Captions,
  CircleUserRound,
  Eye,
  Languages,
  Megaphone,
  MessageCircle,
  MousePointerClick,
  Music,
  Palette,
  RectangleVertical,
  ShoppingBag,
  SlidersHorizontal,
  Target,
} from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptionStylePicker } from '../../choices/caption-style-picker.tsx';
import { MusicPicker } from '../../choices/music-picker.tsx';
import { LookGrid } from '../../choices/look-grid.tsx';
import { editSettings } from '../../draft/draft-edits.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { useAdChoices } from '../../choices/list-ad-choices.ts';
import { toLookScene } from '../model/look-scene.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { LogoField } from './logo-field.tsx';
import { RatioPicker } from './ratio-picker.tsx';
import { Section } from './section.tsx';

const GOAL_ICONS = {
  sales: ShoppingBag,
  traffic: MousePointerClick,
  awareness: Eye,
  engagement: MessageCircle,
} as const;
const COUNTS = Array.from({ length: AD_VARIANT_LIMITS.max }, (_none, index) => String(index + 1));
/** Shown while the server's list loads. */
const USUAL_LENGTHS_S = [15, 30, 45, 60];
const NO_PLATFORMS: AdPlatform[] = [];

interface VideoSettingsProps {
  /** The voice picker, with samples. */
  voicePicker: ReactNode;
}

/** Edits how the ad is made: format, length, voice, music, look and purpose. */
export function VideoSettings({ voicePicker }: VideoSettingsProps) {
  const { t } = useTranslation(['adWizard', 'adForm', 'translation']);
  const store = useAdDraftStore();
  const product = useDraftState((state) => state.content.product);
  const settings = useDraftState((state) => state.content.settings);
  const scene = useMemo(() => toLookScene({ product, settings }), [product, settings]);
  const { data: choices } = useAdChoices();
  const { length_s: lengthS = AD_VIDEO_LIMITS.minLengthS, count = AD_VARIANT_LIMITS.min, subtitles = true } = settings;
  const change: typeof editSettings extends (patch: infer Patch) => unknown ? (patch: Patch) => void : never = (
    patch,
  ) => store.change(editSettings(patch));
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 6 }}>
        <Stack gap="md">
          <Section icon={RectangleVertical} title={t('settings.format')}>
            <Stack>
              <RatioPicker value={settings.ratio ?? '9:16'} onChange={(ratio) => change({ ratio })} />
              <Input.Wrapper label={t('adForm:form.length')} labelElement="div">
                <SegmentedControl
                  fullWidth
                  mt={6}
                  aria-label={t('adForm:form.length')}
                  data={(choices?.lengths_s ?? USUAL_LENGTHS_S).map((seconds) => ({
                    value: String(seconds),
                    label: t('adForm:form.seconds', { count: seconds }),
                  }))}
                  value={String(lengthS)}
                  onChange={(value) => change({ length_s: Number(value) })}
                />
              </Input.Wrapper>
              <Input.Wrapper label={t('settings.count')} description={t('settings.countHint')} labelElement="div">
                <SegmentedControl
                  fullWidth
                  mt={6}
                  aria-label={t('settings.count')}
                  data={COUNTS}
                  value={String(count)}
                  onChange={(value) => change({ count: Number(value) })}
                />
              </Input.Wrapper>
              <Select
                label={t('adForm:form.resolution')}
                allowDeselect={false}
                data={[...AD_RESOLUTIONS]}
                value={settings.resolution ?? '1080p'}
                onChange={(value) => change({ resolution: value ?? '1080p' })}
              />
            </Stack>
          </Section>
          <Section icon={Target} title={t('settings.goal')} hint={t('settings.goalHint')}>
            <ChoiceCards
              label={t('settings.goal')}
              value={settings.goal ?? 'sales'}
              onChange={(goal) => change({ goal })}
              choices={PRODUCTION_GOALS.map((goal) => ({
                value: goal,
                icon: GOAL_ICONS[goal],
                name: t(`goal.${goal}.name`),
                text: t(`goal.${goal}.text`),
              }))}
            />
          </Section>
          <Section icon={Megaphone} title={t('adForm:form.platforms')} hint={t('adForm:form.platformsHint')}>
            <Group gap="xs" role="group" aria-label={t('adForm:form.platforms')}>
              <Chip.Group
                multiple
                value={settings.platforms ?? NO_PLATFORMS}
                onChange={(platforms) => change({ platforms: platforms })}
              >
                {AD_PLATFORMS.map((platform) => (
                  <Chip key={platform} value={platform}>
                    {t(`adForm:platform.${platform}`)}
                  </Chip>
                ))}
              </Chip.Group>
            </Group>
          </Section>
          <Section icon={CircleUserRound} title={t('settings.avatar')}>
            <ChoiceCards
              label={t('settings.avatar')}
              value="none"
              onChange={() => undefined}
              choices={[{ value: 'none', icon: CircleUserRound, name: t('avatar.none'), text: t('avatar.noneText') }]}
            />
          </Section>
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 6 }}>
        <Stack gap="md">
          <Section icon={AudioLines} title={t('settings.voice')}>
            {voicePicker}
          </Section>
          <Section icon={Captions} title={t('settings.captions')}>
            <Stack>
              <Switch
                label={t('adForm:form.subtitles')}
                description={t('settings.subtitlesHint')}
                checked={subtitles}
                onChange={(event) => change({ subtitles: event.currentTarget.checked })}
              />
              {subtitles && (
                <CaptionStylePicker
                  value={settings.caption_style}
                  onChange={(style) => change({ caption_style: style })}
                />
              )}
              <Switch
                label={t('adForm:form.ctaSticker')}
                description={t('settings.stickerHint')}
                checked={settings.cta_sticker ?? true}
                onChange={(event) => change({ cta_sticker: event.currentTarget.checked })}
              />
            </Stack>
          </Section>
        </Stack>
      </Grid.Col>
      <Grid.Col span={12}>
        <Section icon={Music} title={t('settings.music')} hint={t('settings.musicHint')}>
          <MusicPicker value={settings.music ?? 'auto'} onChange={(music) => change({ music })} />
        </Section>
      </Grid.Col>
      <Grid.Col span={12}>
        <Section icon={Palette} title={t('settings.look')}>
          <LookGrid isTitled scene={scene} value={settings.look} onChange={(look) => change({ look })} />
        </Section>
      </Grid.Col>
      <Grid.Col span={12}>
        <Accordion variant="contained" chevronPosition="left" radius="lg">
          <Accordion.Item value="more">
            <Accordion.Control icon={<SlidersHorizontal size={18} aria-hidden />}>
              {t('adForm:form.more')}
            </Accordion.Control>
            <Accordion.Panel>
              <Stack maw={520}>
                <LogoField />
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
            </Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      </Grid.Col>
      <Grid.Col span={12}>
        <Text size="sm" c="dimmed">
          <Languages size={14} aria-hidden style={{ verticalAlign: '-2px', marginInlineEnd: 6 }} />
          {t('settings.nothingNeeded')}
        </Text>
      </Grid.Col>
    </Grid>
  );
}
