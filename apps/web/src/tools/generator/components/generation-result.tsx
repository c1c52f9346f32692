import { Badge, Button, Card, Group, Progress, Skeleton, Stack, Text, Title } from '@mantine/core';
import { EMBEDDED_MODEL_ID, type FinishedResult, MAX_SEED, type Task, type TaskOutput } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Brush, CircleAlert, Download, Maximize2, PencilLine, Plus, Shuffle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { saveFiles } from '#src/lib/save-files.ts';
import { useConnection } from '#src/lib/use-connection.ts';
import { useTask } from '#src/nouns/tasks/api/get-task.ts';
import { useFinishedResults } from '#src/nouns/tasks/api/list-finished-results.ts';
import { usePushTask } from '#src/nouns/tasks/api/push-task.ts';
import { NoResult } from '#src/nouns/tasks/components/no-result.tsx';
import { ResultFoot } from '#src/nouns/tasks/components/result-foot.tsx';
import { RunningTask } from '#src/nouns/tasks/components/running-task.tsx';
import { TaskFeedback } from '#src/nouns/tasks/components/task-feedback.tsx';
import { TaskMenu } from '#src/nouns/tasks/components/task-menu.tsx';
import { VariantFailures } from '#src/nouns/tasks/components/variant-failures.tsx';
import { usePaidAction } from '#src/nouns/tasks/model/use-paid-action.ts';
import { useTaskActions } from '#src/nouns/tasks/model/use-task-actions.ts';
import { findByMedium, isRunning, listDownloads } from '#src/nouns/tasks/model/task-output.ts';
import { AssetActionButtons } from '#src/nouns/tools/components/asset-actions.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { showError, showToast } from '#src/ui/toast.ts';
import { progressOfItems } from '../model/item-progress.ts';
import { toUpscale } from '../model/upscale-task.ts';
import classes from './generation-result.module.css';

export interface ResultActions {
  onOpen(taskId: string): void;
  onClose(): void;
  /** Fills the form with what a task was made from, and with the seed of one of its results if it is given. */
  onReuse(task: Task, seed?: number): void;
}

/** The results of a task as a grid, with the progress of each while it runs; its failure, or that it was cancelled. */
export function GenerationResult({ taskId, ...actions }: ResultActions & { taskId: string }) {
  const { t } = useTranslation(['generator', 'translation']);
  const { data: task, error, isPending, refetch } = useTask(taskId);
  if (isPending) return <Skeleton height={280} radius="lg" role="status" aria-label={t('translation:state.loading')} />;
  if (!task)
    return (
      <StateMessage
        icon={CircleAlert}
        title={describeError(error, getLanguage())}
        action={<Button onClick={() => refetch()}>{t('translation:action.tryAgain')}</Button>}
      />
    );
  return <Results task={task} onBroken={() => void refetch()} {...actions} />;
}

interface ResultsProps extends ResultActions {
  task: Task;
  onBroken(): void;
}

function Results({ task, onBroken, onOpen, onClose, onReuse }: ResultsProps) {
  const { t } = useTranslation(['generator', 'translation']);
  const { runAgain, isRegenerating } = useTaskActions(task, { onRegenerated: (next) => onOpen(next.task_id) });
  const outputs = listDownloads(task);
  const running = isRunning(task);
  return (
    <Stack gap="md" component="section" aria-label={t('result.title')}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h4" lineClamp={1} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {task.title === '' ? t('result.title') : task.title}
        </Title>
        <TaskMenu task={task} place="screen" onRegenerated={(next) => onOpen(next.task_id)} onDeleted={onClose} />
      </Group>
      <VariantFailures task={task} />
      {running ? (
        <Running task={task} />
      ) : outputs.length === 0 ? (
        <Card withBorder radius="lg" padding="lg">
          <NoResult task={task} />
        </Card>
      ) : (
        <ul className={classes.grid} data-single={outputs.length === 1}>
          {outputs.map((output) => (
            <Result
              key={output.variant}
              task={task}
              output={output}
              onBroken={onBroken}
              onOpen={onOpen}
              onReuse={onReuse}
            />
          ))}
        </ul>
      )}
      {!running && (
        <Group gap="xs">
          {outputs.length > 0 && (
            <Button
              variant="default"
              loading={isRegenerating}
              leftSection={<Plus size={16} aria-hidden />}
              onClick={() => runAgain()}
            >
              {t('result.more', { count: task.credits })}
            </Button>
          )}
          {outputs.length === 0 && (
            <Button variant="default" leftSection={<PencilLine size={16} aria-hidden />} onClick={() => onReuse(task)}>
              {t('result.edit')}
            </Button>
          )}
          {outputs.length > 1 && (
            <Button
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
              onClick={() => void saveFiles(outputs.map(({ download_url: url }) => url))}
            >
              {t('result.downloadAll', { total: outputs.length })}
            </Button>
          )}
          {outputs.length === 0 && task.failure !== null && (
            <Button
              variant="default"
              loading={isRegenerating}
              leftSection={<Shuffle size={16} aria-hidden />}
              onClick={() => runAgain()}
            >
              {t('result.again')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

/** Items are made one after another: each shows how far it is, and itself as soon as it is made. */
function Running({ task }: { task: Task }) {
  const quantity = typeof task.input['quantity'] === 'number' ? task.input['quantity'] : 1;
  const { ratio } = task.input;
  const shape = typeof ratio === 'string' ? ratio.replace(':', ' / ') : '1 / 1';
  const { data: finished = [] } = useFinishedResults(task);
  return (
    <Stack gap="md">
      <Card withBorder radius="lg" padding="lg">
        <RunningTask task={task} />
      </Card>
      {(quantity > 1 || finished.length > 0) && (
        <ul className={classes.grid} data-single={quantity === 1}>
          {progressOfItems(task, quantity).map((done, item) => (
            <RunningItem
              // Results have no ids before they are made, only their numbers.
              // oxlint-disable-next-line react/no-array-index-key
              key={item}
              number={item + 1}
              shape={shape}
              done={done}
              made={finished.filter(({ variant }) => variant === item)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface RunningItemProps {
  number: number;
  /** Width by height, as CSS writes it. */
  shape: string;
  /** How far it is, 0 to 1. */
  done: number;
  /** Its files, once there are any. */
  made: readonly FinishedResult[];
}

function RunningItem({ number, shape, done, made }: RunningItemProps) {
  const { t } = useTranslation('generator');
  const clip = made.find(({ content_type: type }) => type.startsWith('video/'));
  const image = made.find(({ content_type: type }) => type.startsWith('image/'));
  const isMade = clip !== undefined || image !== undefined;
  return (
    <li className={classes.result}>
      {clip ? (
        <div className={classes.stage}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is spoken */}
          <video
            src={clip.url}
            poster={image?.url}
            controls
            loop
            playsInline
            aria-label={t('result.clip', { number })}
          />
        </div>
      ) : image ? (
        <div className={classes.stage}>
          <img src={image.url} alt={t('result.image', { number })} width={image.width} height={image.height} />
        </div>
      ) : (
        <Skeleton style={{ aspectRatio: shape }} height="auto" radius={0} animate={done > 0} />
      )}
      <div className={classes.foot}>
        <Text size="xs" c="dimmed" mb={4}>
          {isMade
            ? t('item.done', { number })
            : done > 0
              ? t('item.running', { number })
              : t('item.waiting', { number })}
        </Text>
        {!isMade && <Progress value={Math.min(99, done * 100)} aria-label={t('item.label', { number })} />}
      </div>
    </li>
  );
}

interface ResultProps extends Pick<ResultActions, 'onOpen' | 'onReuse'> {
  task: Task;
  output: TaskOutput;
  onBroken(): void;
}

function Result({ task, output, onBroken, onOpen, onReuse }: ResultProps) {
  const { t, i18n } = useTranslation('generator');
  const number = output.variant + 1;
  const megabytes = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const isVideo = output.content_type.startsWith('video/');
  const poster = isVideo ? findByMedium(task, 'image', output.variant) : undefined;
  return (
    <li className={classes.result}>
      <div className={classes.stage}>
        {isVideo ? (
          // The clip has no words; its ambience, where it has one, says nothing.
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is spoken
          <video
            src={output.url}
            poster={poster?.url}
            controls
            loop
            playsInline
            aria-label={t('result.clip', { number })}
            onError={onBroken}
          />
        ) : (
          <img
            src={output.url}
            alt={t('result.image', { number })}
            width={output.width}
            height={output.height}
            onError={onBroken}
          />
        )}
        <Badge className={classes['badge'] ?? ''} variant="filled" color="dark" tt="none">
          {task.input['model'] === EMBEDDED_MODEL_ID ? t('result.embedded') : String(task.input['model'])}
        </Badge>
      </div>
      <div className={classes.foot}>
        <Group gap={6} mb={8}>
          <div className={classes.more}>
            <AssetActionButtons asset={{ id: output.asset_id, kind: isVideo ? 'video' : 'image' }} />
          </div>
          {!isVideo && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Brush size={14} aria-hidden />}
              renderRoot={(props) => (
                <Link {...props} to="/ai-image" search={{ mode: 'restyle', asset: output.asset_id }} />
              )}
            >
              {t('result.restyle')}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<PencilLine size={14} aria-hidden />}
            onClick={() => onReuse(task, (task.seed + output.variant) % (MAX_SEED + 1))}
          >
            {t('result.vary')}
          </Button>
          <UpscaleButton task={task} output={output} onOpen={onOpen} />
        </Group>
        <ResultFoot
          facts={t(isVideo ? 'result.clipFacts' : 'result.facts', {
            width: output.width,
            height: output.height,
            size: megabytes.format(output.size_bytes / 2 ** 20),
            seconds: output.duration_s ?? 0,
          })}
          downloadUrl={output.download_url}
        />
        <TaskFeedback task={task} variant={output.variant} />
      </div>
    </li>
  );
}

/** Renders nothing for results that cannot become larger. */
function UpscaleButton({ task, output, onOpen }: Pick<ResultProps, 'task' | 'output' | 'onOpen'>) {
  const { t } = useTranslation('generator');
  const push = usePushTask();
  const paid = usePaidAction('generator');
  const online = useConnection();
  const upscale = toUpscale(task, output);
  if (upscale === null) return null;
  const start = async (): Promise<void> => {
    try {
      const { task: wish } = upscale;
      const pushed = await paid.run(wish.input, (key) => push.mutateAsync({ ...wish, idempotency_key: key }));
      if (pushed === null) return;
      showToast('success', t('bar.started'));
      onOpen(pushed.task_id);
    } catch (error) {
      showError(error as Error);
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={paid.isPending}
      disabled={!online}
      leftSection={<Maximize2 size={14} aria-hidden />}
      onClick={() => void start()}
    >
      {t('result.upscale', { count: upscale.credits })}
    </Button>
  );
}
