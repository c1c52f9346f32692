import { Button, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import type { CutOutBackground, CutOutFormat, LibraryFile } from '@reelwright/contracts';
import { Store } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDefaultBrandKit } from '#src/nouns/brand-kits/api/list-brand-kits.ts';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';
import { changeSettings, FIRST_SETTINGS, GRADIENTS, MARKETPLACE, type Settings, SWATCHES } from '../model/settings.ts';
import classes from './background-panel.module.css';
import checkers from './checkers.module.css';

interface BackgroundPanelProps {
  settings: Settings;
  onChange(settings: Settings): void;
}

const FRAMES = {
  original: FIRST_SETTINGS.frame,
  subject: { kind: 'subject', margin: 0.06 },
  square: MARKETPLACE.frame ?? FIRST_SETTINGS.frame,
} as const;

/** What the subjects are put on, how much is shown, and the file. */
export function BackgroundPanel({ settings, onChange }: BackgroundPanelProps) {
  const { t } = useTranslation('backgroundRemover');
  const change = (part: Partial<Settings>): void => onChange(changeSettings(settings, part));
  const formats: CutOutFormat[] = settings.background.kind === 'transparent' ? ['png', 'webp'] : ['png', 'webp', 'jpg'];
  return (
    <Stack gap="lg">
      <BackgroundChoice settings={settings} onChange={change} />
      <Switch
        label={t('background.shadow')}
        description={t('background.shadowHint')}
        checked={settings.shadow}
        onChange={({ currentTarget }) => change({ shadow: currentTarget.checked })}
      />
      <Stack gap={6}>
        <Text size="sm" fw={600} id="cut-frame">
          {t('frame.title')}
        </Text>
        <SegmentedControl
          aria-labelledby="cut-frame"
          fullWidth
          value={settings.frame.kind}
          data={(['original', 'subject', 'square'] as const).map((value) => ({ value, label: t(`frame.${value}`) }))}
          onChange={(kind) => change({ frame: FRAMES[kind] })}
        />
        <Text size="xs" c="dimmed">
          {t(`frame.${settings.frame.kind}Hint`)}
        </Text>
      </Stack>
      <Stack gap={6}>
        <Text size="sm" fw={600} id="cut-format">
          {t('format.title')}
        </Text>
        <SegmentedControl
          aria-labelledby="cut-format"
          fullWidth
          value={settings.format}
          data={formats.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(format) => change({ format })}
        />
      </Stack>
      <div>
        <Button
          fullWidth
          variant="default"
          leftSection={<Store size={16} aria-hidden />}
          onClick={() => change({ ...MARKETPLACE, shadow: false })}
        >
          {t('marketplace')}
        </Button>
        <Text size="xs" c="dimmed" mt={6}>
          {t('marketplaceHint')}
        </Text>
      </div>
    </Stack>
  );
}

interface BackgroundChoiceProps {
  settings: Settings;
  onChange(part: Partial<Settings>): void;
}

const isSame = (one: CutOutBackground, other: CutOutBackground): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function BackgroundChoice({ settings, onChange }: BackgroundChoiceProps) {
  const { t } = useTranslation('backgroundRemover');
  const { background, backgroundUrl } = settings;
  const choose = (next: CutOutBackground): void => onChange({ background: next, backgroundUrl: null });
  const chooseImage = useCallback(
    ([asset]: LibraryFile[]) => {
      if (asset) onChange({ background: { kind: 'image', asset_id: asset.id }, backgroundUrl: asset.url });
    },
    [onChange],
  );
  const kit = useDefaultBrandKit();
  const brandColors = (kit?.colors ?? []).map((color) => color.toLowerCase());
  const offered = new Set<string>([...brandColors, ...SWATCHES]);
  const isOwnColor = background.kind === 'color' && !offered.has(background.color);
  return (
    <Stack gap={8} role="group" aria-labelledby="cut-background">
      <Text size="sm" fw={600} id="cut-background">
        {t('background.title')}
      </Text>
      <div className={classes.swatches}>
        <Swatch
          label={t('background.transparent')}
          isChosen={background.kind === 'transparent'}
          className={checkers.checkers}
          onChoose={() => choose({ kind: 'transparent' })}
        />
        {[...offered].map((color) => (
          <Swatch
            key={color}
            label={
              brandColors.includes(color)
                ? t('background.brandColor', { name: kit?.name, color })
                : color === '#ffffff'
                  ? t('background.white')
                  : t('background.color', { color })
            }
            isChosen={isSame(background, { kind: 'color', color })}
            style={{ background: color }}
            onChoose={() => choose({ kind: 'color', color })}
          />
        ))}
        <label className={classes.swatch} data-chosen={isOwnColor} data-rainbow title={t('background.ownColor')}>
          <input
            type="color"
            aria-label={t('background.ownColor')}
            value={background.kind === 'color' ? background.color : '#ffffff'}
            onChange={({ currentTarget }) => choose({ kind: 'color', color: currentTarget.value })}
          />
        </label>
        {GRADIENTS.map(({ from, to }, index) => (
          <Swatch
            key={from + to}
            label={t('background.gradient', { number: index + 1 })}
            isChosen={isSame(background, { kind: 'gradient', from, to })}
            style={{ background: `linear-gradient(${from}, ${to})` }}
            onChoose={() => choose({ kind: 'gradient', from, to })}
          />
        ))}
      </div>
      <div className={classes.more}>
        <Button
          size="compact-sm"
          variant={background.kind === 'blur' ? 'light' : 'default'}
          aria-pressed={background.kind === 'blur'}
          onClick={() => choose({ kind: 'blur' })}
        >
          {t('background.blur')}
        </Button>
        <LibraryButton label={t('background.image')} kinds="image" maxCount={1} onChoose={chooseImage} />
        {background.kind === 'image' && backgroundUrl !== null && (
          <img className={classes.behind} src={backgroundUrl} alt={t('background.imageChosen')} />
        )}
      </div>
    </Stack>
  );
}

interface SwatchProps {
  label: string;
  isChosen: boolean;
  className?: string | undefined;
  style?: React.CSSProperties;
  onChoose(): void;
}

function Swatch({ label, isChosen, className = '', style, onChoose }: SwatchProps) {
  return (
    <button
      type="button"
      className={`${classes.swatch} ${className}`}
      style={style}
      aria-label={label}
      title={label}
      aria-pressed={isChosen}
      data-chosen={isChosen}
      onClick={onChoose}
    />
  );
}
