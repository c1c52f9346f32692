import { Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import type { AssetAnalysis, CallData } from '@reelwright/contracts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { showError } from '#src/ui/toast.ts';
import { useLibraryChange } from '../api/change-library.ts';
import { isUnderway } from '../api/get-asset.ts';
import { useLibraryDict } from '../api/list-library.ts';
import classes from './analysis-panel.module.css';

type Details = CallData<'getLibraryAsset'>;
type Result = NonNullable<AssetAnalysis['result']>;

interface AnalysisPanelProps {
  asset: Details;
  onTags(tags: readonly string[]): void;
  onCategory(categoryId: number): void;
  onDescription(description: string): void;
  /** Shows a moment of the video, in seconds. */
  onSeek(atS: number): void;
}

/** What was found out about an asset, and what it could be labelled with. */
export function AnalysisPanel({ asset, onSeek, ...takes }: AnalysisPanelProps) {
  const { t } = useTranslation('assets');
  const analyze = useLibraryChange('analyzeAssets');
  const { state, problem, result } = asset.analysis;
  const start = (): void => analyze.mutate({ asset_ids: [asset.id] }, { onError: showError });
  return (
    <Stack gap="xs" component="section" aria-label={t('analysis.title')}>
      <Group justify="space-between">
        <Title order={3} size="h5">
          {t('analysis.title')}
        </Title>
        {!isUnderway(state) && (
          <Button size="compact-xs" variant="subtle" loading={analyze.isPending} onClick={start}>
            {t(state === 'none' ? 'analysis.start' : 'analysis.again')}
          </Button>
        )}
      </Group>
      {(state === 'waiting' || state === 'analyzing') && (
        <Group gap="xs" role="status">
          <Loader size={14} aria-hidden />
          <Text size="sm">{t(`analysis.${state}`)}</Text>
        </Group>
      )}
      {state === 'none' && (
        <Text size="sm" c="dimmed">
          {t('analysis.none')}
        </Text>
      )}
      {problem !== null && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
      {result && <Suggestion asset={asset} {...takes} />}
      {result && <Found result={result} onSeek={onSeek} />}
    </Stack>
  );
}

function Suggestion({
  asset,
  onTags,
  onCategory,
  onDescription,
}: Pick<AnalysisPanelProps, 'asset' | 'onTags' | 'onCategory' | 'onDescription'>) {
  const { t } = useTranslation('assets');
  const dict = useLibraryDict();
  const { suggestion } = asset.analysis;
  if (!suggestion) return null;
  const has = new Set(asset.tags.map((tag) => tag.toLowerCase()));
  const tags = suggestion.tags.filter((tag) => !has.has(tag.toLowerCase()));
  const { category_id: categoryId, description } = suggestion;
  const category =
    categoryId === 0 || categoryId === asset.category_id
      ? undefined
      : dict.data?.categories.flatMap(({ sub_category: subs }) => subs).find(({ id }) => id === categoryId);
  const isNewText = description !== '' && asset.description === '';
  if (tags.length === 0 && !category && !isNewText) return null;
  return (
    <div className={classes.suggestion}>
      <Text size="xs" c="dimmed">
        {t('analysis.suggested')}
      </Text>
      <div className={classes.chips}>
        {tags.map((tag) => (
          <Chip key={tag} label={t('analysis.addTag', { tag })} onClick={() => onTags([tag])}>
            {tag}
          </Chip>
        ))}
        {category && (
          <Chip label={t('analysis.useCategory', { name: category.cat_name })} onClick={() => onCategory(category.id)}>
            {category.cat_name}
          </Chip>
        )}
        {tags.length > 1 && (
          <button type="button" className={classes.all} onClick={() => onTags(tags)}>
            {t('analysis.addAll')}
          </button>
        )}
      </div>
      {isNewText && (
        <div>
          <Text size="sm">{description}</Text>
          <button type="button" className={classes.all} onClick={() => onDescription(description)}>
            {t('analysis.useDescription')}
          </button>
        </div>
      )}
    </div>
  );
}

function Chip({ label, onClick, children }: { label: string; onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className={classes.chip} aria-label={label} onClick={onClick}>
      <Plus size={12} aria-hidden />
      {children}
    </button>
  );
}

const CRISP = 60;
const SOFT = 25;

function Found({ result, onSeek }: { result: Result; onSeek(atS: number): void }) {
  const { t } = useTranslation('assets');
  const { colors, sharpness, faces, texts, scenes, audio } = result;
  const rows: [string, ReactNode][] = [];
  if (colors.length > 0) rows.push([t('analysis.colors'), <Colors key="colors" colors={colors} />]);
  if (sharpness !== null) {
    const grade = sharpness >= CRISP ? 'crisp' : sharpness >= SOFT ? 'soft' : 'blurred';
    rows.push([t('analysis.sharpness'), t(`analysis.${grade}`)]);
  }
  if (faces > 0) rows.push([t('analysis.faces'), faces]);
  if (audio) {
    const loudness = audio.loudness === null ? '' : ` · ${t('analysis.loudness', { value: audio.loudness })}`;
    rows.push([t('analysis.sound'), `${t(`analysis.${audio.heard}`)}${loudness}`]);
  }
  if (audio?.spoken) rows.push([t('analysis.spoken'), audio.spoken]);
  if (scenes.length > 1) rows.push([t('analysis.scenes'), <Scenes key="scenes" scenes={scenes} onSeek={onSeek} />]);
  if (texts.length > 0) rows.push([t('analysis.text'), <Texts key="texts" texts={texts} />]);
  return (
    <dl className={classes.found}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Colors({ colors }: { colors: readonly string[] }) {
  const { t } = useTranslation('assets');
  return (
    <span className={classes.colors}>
      {colors.map((hex) => (
        <span key={hex} role="img" aria-label={t('analysis.color', { hex })} title={hex} style={{ background: hex }} />
      ))}
    </span>
  );
}

function Scenes({ scenes, onSeek }: { scenes: Result['scenes']; onSeek(atS: number): void }) {
  const { t } = useTranslation('assets');
  return (
    <span className={classes.chips}>
      {scenes.map(({ start }) => (
        <button
          type="button"
          key={start}
          className={classes.chip}
          aria-label={t('analysis.scene', { time: formatClock(start) })}
          onClick={() => onSeek(start)}
        >
          {formatClock(start)}
        </button>
      ))}
    </span>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <span className={classes.texts}>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}
