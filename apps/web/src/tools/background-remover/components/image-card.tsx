import { ActionIcon, Button, Progress, Text, Tooltip } from '@mantine/core';
import {
  CircleAlert,
  CircleCheck,
  Eye,
  LoaderCircle,
  PencilLine,
  RotateCcw,
  ScanSearch,
  Sparkles,
  X,
} from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CutImage } from '../model/cut-image.ts';
import type { Settings } from '../model/settings.ts';
import { type CutImageState, type ModelFacts, stateOf } from '../model/to-task-input.ts';
import checkers from './checkers.module.css';
import { CutPreview } from './cut-preview.tsx';
import classes from './image-card.module.css';

const CARD_PX = 480;
const ICONS = {
  uploading: LoaderCircle,
  looking: ScanSearch,
  ready: CircleCheck,
  model: Sparkles,
  check: Eye,
  mark: CircleAlert,
  failed: CircleAlert,
} as const satisfies Record<CutImageState, unknown>;

interface ImageCardProps {
  image: CutImage;
  settings: Settings;
  model: ModelFacts;
  onAgree(): void;
  onRemove(): void;
  onRetry(): void;
}

/** One image: its subject as it will be, what is to be done about it, and the way to the editor. */
export function ImageCard({ image, settings, model, onAgree, onRemove, onRetry }: ImageCardProps) {
  const { t } = useTranslation('backgroundRemover');
  const state = stateOf(image, model);
  const Icon = ICONS[state];
  const isFound = image.subject !== null && image.subject.region !== null && (state === 'ready' || state === 'check');
  return (
    <li className={classes.card} data-state={state}>
      <div className={`${classes.stage} ${isFound ? checkers.checkers : ''}`}>
        {isFound ? (
          <CutPreview
            image={image}
            settings={settings}
            longerSide={CARD_PX}
            label={t('card.result', { name: image.name })}
            className={classes.image}
          />
        ) : (
          <img
            src={image.url}
            alt={image.name}
            className={classes.image}
            data-busy={state === 'uploading' || state === 'looking'}
          />
        )}
        <Tooltip label={t('card.remove')}>
          <ActionIcon
            className={classes.remove ?? ''}
            variant="default"
            radius="xl"
            size={32}
            aria-label={t('card.removeOf', { name: image.name })}
            onClick={onRemove}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        {state === 'uploading' && (
          <Progress
            className={classes.progress ?? ''}
            value={100 * image.uploaded}
            size="sm"
            aria-label={t('card.state.uploading')}
          />
        )}
      </div>
      <div className={classes.words}>
        <Text size="sm" fw={500} truncate title={image.name}>
          {image.name}
        </Text>
        <Text size="xs" className={classes.state ?? ''} role="status">
          <Icon size={14} aria-hidden className={state === 'uploading' ? classes.turning : undefined} />
          <span>{image.problem ?? t(`card.state.${state}`)}</span>
        </Text>
        {(state === 'check' || state === 'mark') && (
          <Text size="xs" c="dimmed">
            {image.guess?.hints.map((hint) => t(`hint.${hint}`)).join(' ')}
          </Text>
        )}
      </div>
      {state === 'failed' && image.canRetry && (
        <div className={classes.actions}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<RotateCcw size={14} aria-hidden />}
            onClick={onRetry}
          >
            {t('card.retry')}
          </Button>
        </div>
      )}
      {image.guess !== null && state !== 'failed' && (
        <div className={classes.actions}>
          <Button
            renderRoot={(props) => <Link {...props} to="/background-remover/editor" search={{ image: image.id }} />}
            size="compact-sm"
            variant={state === 'mark' ? 'filled' : 'default'}
            leftSection={<PencilLine size={14} aria-hidden />}
          >
            {t(state === 'mark' ? 'card.mark' : 'card.edit')}
          </Button>
          {state === 'check' && (
            <Button size="compact-sm" variant="subtle" onClick={onAgree}>
              {t('card.agree')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
