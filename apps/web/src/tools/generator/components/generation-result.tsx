import { Badge, Button, Card, Group, Progress, Skeleton, Stack, Text, Title } from '@mantine/core';
import { EMBEDDED_MODEL_ID, type Task, type TaskOutput } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Brush, CircleAlert, Download, PencilLine, Plus, Shuffle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFiles } from '#src/lib/save-files.ts';
import { useTask } from '#src/nouns/tasks/api/get-task.ts';
import { NoResult } from '#src/nouns/tasks/components/no-result.tsx';
import { ResultFoot } from '#src/nouns/tasks/components/result-foot.tsx';
import { RunningTask } from '#src/nouns/tasks/components/running-task.tsx';
import { TaskFeedback } from '#src/nouns/tasks/components/task-feedback.tsx';
import { TaskMenu } from '#src/nouns/tasks/components/task-menu.tsx';
import { useTaskActions } from '#src/nouns/tasks/model/use-task-actions.ts';
import { findByMedium, isRunning, listDownloads } from '#src/nouns/tasks/model/task-output.ts';
import { AssetActionButtons } from '#src/nouns/tools/components/asset-actions.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { progressOfItems } from '../model/item-progress.ts';
import classes from './generation-result.module.css';

export interface ResultActions {
  onOpen(taskId: string): void;
  onClose(): void;
  /** Fills the form with what a task was made from; `isVaried` changes the seed and the creativity. */
  onReuse(task: Task): void;
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
        title={error?.message ?? ''}
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
      {running ? (
        <Running task={task} />
      ) : outputs.length === 0 ? (
        <Card withBorder radius="lg" padding="lg">
          <NoResult task={task} />
        </Card>
      ) : (
        <>
          <ul className={classes.grid} data-single={outputs.length === 1}>
            {outputs.map((output) => (
              <Result key={output.variant} task={task} output={output} onBroken={onBroken} />
            ))}
          </ul>
          <TaskFeedback task={task} />
        </>
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
          <Button variant="default" leftSection={<PencilLine size={16} aria-hidden />} onClick={() => onReuse(task)}>
            {t(outputs.length > 0 ? 'result.vary' : 'result.edit')}
          </Button>
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

/** Items are made one after another; each shows how far it is. */
function Running({ task }: { task: Task }) {
  const { t } = useTranslation('generator');
  const quantity = typeof task.input['quantity'] === 'number' ? task.input['quantity'] : 1;
  return (
    <Stack gap="md">
      <Card withBorder radius="lg" padding="lg">
        <RunningTask task={task} />
      </Card>
      {quantity > 1 && (
        <ul className={classes.grid}>
          {progressOfItems(task, quantity).map((done, item) => (
            <li key={item} className={classes.result}>
              <Skeleton height={160} radius={0} animate={done > 0 && done < 1} />
              <div className={classes.foot}>
                <Text size="xs" c="dimmed" mb={4}>
                  {done >= 1
                    ? t('item.done', { number: item + 1 })
                    : done > 0
                      ? t('item.running', { number: item + 1 })
                      : t('item.waiting', { number: item + 1 })}
                </Text>
                <Progress value={done * 100} aria-label={t('item.label', { number: item + 1 })} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Result({ task, output, onBroken }: { task: Task; output: TaskOutput; onBroken(): void }) {
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
          <AssetActionButtons asset={{ id: output.asset_id, kind: isVideo ? 'video' : 'image' }} />
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
      </div>
    </li>
  );
}
