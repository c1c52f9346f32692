import { Alert, Button, Group, Loader, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type AdRatio, type CallInput, LOOK_IDS, type LookId } from '@reelwright/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { api } from '#src/lib/api.ts';
import { loadAdChoicesTexts } from './ad-choices-texts.ts';
import classes from './look-picker.module.css';

loadAdChoicesTexts();

/** Debounce: users type continuously, and a preview takes a second to paint. */
const INPUT_DELAY_MS = 700;
/** Looks that represent all of them. */
const SAMPLES: readonly LookId[] = ['luxury-serif', 'bold-street', 'retro-seventies', 'neon-night'];
/** With the automatic one, four large cards. */
const FEW = 3;

/** Returns the looks of the large cards: the chosen one, and others that differ most. */
function chooseFew(chosen: LookId | undefined): LookId[] {
  return [...new Set([...(chosen === undefined ? [] : [chosen]), ...SAMPLES])].slice(0, FEW);
}

function useLookPreviews(scene: CallInput<'previewLooks'>) {
  return useQuery({
    queryKey: ['lookPreviews', scene],
    queryFn: ({ signal }) => api.call('previewLooks', scene, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

interface LookGridProps {
  /** A title stands above the grid already. */
  isTitled?: boolean;
  /** Shows a few large cards first; the others after a click. */
  isFolded?: boolean;
  /** The scene that the previews show. */
  scene: CallInput<'previewLooks'>;
  /** Undefined: chosen to suit the product. */
  value: LookId | undefined;
  onChange(look: LookId | undefined): void;
}

/** Picks the look, each shown as it would open this product's ad. */
export function LookGrid({ isTitled = false, isFolded = false, scene, value, onChange }: LookGridProps) {
  const { t } = useTranslation(['adForm', 'translation']);
  // Serialized, because equal lists are different objects.
  const [settled] = useDebouncedValue(JSON.stringify(scene), INPUT_DELAY_MS);
  const asked = JSON.parse(settled) as CallInput<'previewLooks'>;
  const previews = useLookPreviews(asked);
  const group = useId();
  const [showsAll, setShowsAll] = useState(!isFolded);
  const shown = showsAll ? LOOK_IDS : chooseFew(value);
  const addresses = new Map(previews.data?.previews.map(({ look, image }) => [look, image]));
  // The preview shown until the next one is painted may have another aspect ratio.
  const isOutdated = previews.isPlaceholderData || scene.ratio !== asked.ratio;

  return (
    <fieldset className={classes.group} aria-busy={previews.isFetching}>
      <legend className={classes.legend}>
        {isTitled ? <VisuallyHidden>{t('looks.title')}</VisuallyHidden> : t('looks.title')}
      </legend>
      <Group gap={8} mih={22} role="status" wrap="nowrap">
        {previews.isFetching && <Loader size={14} />}
        <Text size="xs" c="dimmed">
          {previews.isFetching
            ? t(previews.data ? 'looks.updating' : 'looks.loading')
            : t(scene.image ? 'looks.hint' : 'looks.noImage')}
        </Text>
      </Group>
      {previews.isError && !previews.isFetching && (
        <Alert color="yellow" my={8} p="xs" title={t('looks.failed')}>
          <Group justify="space-between" gap="xs">
            <Text size="sm">{describeError(previews.error, getLanguage())}</Text>
            <Button size="xs" variant="default" onClick={() => void previews.refetch()}>
              {t('translation:action.tryAgain')}
            </Button>
          </Group>
        </Alert>
      )}
      <div
        className={classes.tiles}
        data-large={!showsAll || undefined}
        data-wide={scene.ratio === '16:9' || undefined}
      >
        <LookTile
          group={group}
          ratio={scene.ratio}
          isChecked={value === undefined}
          onChoose={() => onChange(undefined)}
          name={t('looks.auto')}
          text={t('looks.autoText')}
        >
          <span className={classes.mosaic}>
            {SAMPLES.map((look) => {
              const address = addresses.get(look);
              return address === undefined ? <span key={look} /> : <img key={look} src={address} alt="" />;
            })}
            <span className={classes.spark}>
              <Sparkles size={20} aria-hidden />
            </span>
          </span>
        </LookTile>
        {shown.map((look) => (
          <NamedLook
            key={look}
            look={look}
            group={group}
            ratio={scene.ratio}
            isChecked={value === look}
            onChange={onChange}
            address={addresses.get(look)}
            isLoading={previews.isFetching}
            isOutdated={isOutdated}
          />
        ))}
      </div>
      {!showsAll && (
        <Button variant="default" mt="sm" onClick={() => setShowsAll(true)}>
          {t('looks.all', { count: LOOK_IDS.length })}
        </Button>
      )}
    </fieldset>
  );
}

interface NamedLookProps extends Omit<LookPreviewProps, 'name'> {
  look: LookId;
  group: string;
  ratio: AdRatio;
  isChecked: boolean;
  onChange(look: LookId): void;
}

/** One look of the list; a choice renders only the former and the new one. */
const NamedLook = memo(function NamedLook({ look, onChange, isChecked, group, ratio, ...preview }: NamedLookProps) {
  const { t } = useTranslation('adForm');
  const name = t(`look.${look}.name`);
  return (
    <LookTile
      group={group}
      ratio={ratio}
      isChecked={isChecked}
      onChoose={() => onChange(look)}
      name={name}
      text={t(`look.${look}.text`)}
    >
      <LookPreview name={name} {...preview} />
    </LookTile>
  );
});

interface LookPreviewProps {
  address: string | undefined;
  name: string;
  isLoading: boolean;
  isOutdated: boolean;
}

function LookPreview({ address, name, isLoading, isOutdated }: LookPreviewProps) {
  if (address !== undefined)
    return <img src={address} alt="" className={classes.preview} data-outdated={isOutdated || undefined} />;
  if (isLoading) return <Skeleton className={classes.preview ?? ''} />;
  // Without a preview the name still identifies the look.
  return (
    <span className={classes.missing} aria-hidden>
      {name}
    </span>
  );
}

interface LookTileProps {
  /** Name of the group of radio buttons. */
  group: string;
  ratio: AdRatio;
  isChecked: boolean;
  onChoose(): void;
  name: string;
  text: string;
  children: ReactNode;
}

function LookTile({ group, ratio, isChecked, onChoose, name, text, children }: LookTileProps) {
  const id = useId();
  return (
    <label className={classes.tile}>
      <input
        type="radio"
        name={group}
        checked={isChecked}
        onChange={onChoose}
        className={classes.input}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
      />
      <span className={classes.frame} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
        {children}
      </span>
      <span id={`${id}-name`} className={classes.name}>
        {name}
      </span>
      <span id={`${id}-text`} className={classes.text}>
        {text}
      </span>
    </label>
  );
}
