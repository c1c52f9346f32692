import { Alert, Button, Group, Loader, Progress, Text } from '@mantine/core';
import { CircleAlert, CloudOff } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#src/lib/use-connection.ts';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { useStepName } from '#src/nouns/tasks/model/use-tool-texts.ts';
import type { PreviewState } from '../model/preview-loop.ts';
import classes from './ad-editor.module.css';

function useStage(state: PreviewState): string {
  const { t } = useTranslation('adEditor');
  const online = useConnection();
  const nameStep = useStepName({ tool_type: useAdDraftStore().toolType });
  if (state.kind === 'waiting') {
    // A single call may fail while the server is there.
    const why = state.why === 'busy' || online ? 'busy' : navigator.onLine ? 'unreachable' : 'offline';
    return t(`preview.waiting.${why}`);
  }
  if (state.kind !== 'updating') return '';
  return state.step === null ? t('preview.queued') : nameStep(state.step);
}

interface PreviewWaitProps {
  ratio: string;
  state: PreviewState;
  /** Shown while no preview is being made: what the draft lacks for one. */
  blocker: ReactNode;
}

/** Replaces the player until there is something to play. */
export function PreviewWait({ ratio, state, blocker }: PreviewWaitProps) {
  const { t } = useTranslation('adEditor');
  const stage = useStage(state);
  const percent = state.kind === 'updating' ? state.percent : 0;
  return (
    <div className={classes.placeholder} style={{ '--shape': ratio } as CSSProperties}>
      <div className={classes.waiting}>
        <div className={classes.bones} aria-hidden>
          <div className={classes.bone} />
          <div className={classes.bone} />
          <div className={classes.bone} />
        </div>
        <Text size="sm" fw={600} role="status">
          {state.kind === 'failed' || state.kind === 'idle' ? t('preview.none') : t('preview.first')}
        </Text>
        {state.kind === 'idle' && blocker}
        {stage !== '' && (
          <Text size="sm" c="#b9bcc6">
            {stage}
          </Text>
        )}
        {state.kind === 'updating' && (
          <Progress.Root size="sm" className={classes.meter ?? ''}>
            <Progress.Section value={Math.max(4, percent)} aria-label={t('preview.progress')} />
          </Progress.Root>
        )}
      </div>
    </div>
  );
}

/** Overlay of the player: the preview shown is outdated. */
export function PreviewPill({ state }: { state: PreviewState }) {
  const { t } = useTranslation('adEditor');
  const stage = useStage(state);
  const online = useConnection();
  return (
    <div role="status">
      {(state.kind === 'updating' || state.kind === 'waiting') && (
        <div className={classes.pill}>
          {state.kind === 'waiting' && !online ? (
            <CloudOff size={14} aria-hidden />
          ) : (
            <Loader size={12} color="white" aria-hidden />
          )}
          <span>
            {state.kind === 'updating'
              ? t('preview.updating', { stage: stage.toLowerCase(), percent: state.percent })
              : stage}
          </span>
        </div>
      )}
    </div>
  );
}

interface PreviewProblemProps {
  state: PreviewState;
  /** The scene that failed, if known. */
  scene: number | null;
  onScene(index: number): void;
  onRetry(): void;
}

/** Says why there is no newer preview, and what to do. */
export function PreviewProblem({ state, scene, onScene, onRetry }: PreviewProblemProps) {
  const { t } = useTranslation(['adEditor', 'translation']);
  if (state.kind !== 'failed') return null;
  return (
    <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />} title={t('preview.failed')}>
      <Text size="sm">{state.message}</Text>
      <Group gap="xs" mt="sm">
        {scene !== null && (
          <Button size="xs" onClick={() => onScene(scene)}>
            {t('preview.goToScene', { position: scene + 1 })}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onRetry}>
          {t('translation:action.tryAgain')}
        </Button>
      </Group>
    </Alert>
  );
}
