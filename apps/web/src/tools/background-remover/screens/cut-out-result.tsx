import { Button, Card, Group, Skeleton, Stack, Title } from '@mantine/core';
import { type AssetId, backgroundRemoverInput, type Task, type TaskOutput } from '@reelwright/contracts';
import { CircleAlert, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { formatBytes } from '#src/nouns/assets/model/format-bytes.ts';
import { saveFiles } from '#src/lib/save-files.ts';
import { useAsset } from '#src/nouns/assets/api/get-asset.ts';
import { useTask } from '#src/nouns/tasks/api/get-task.ts';
import { RunningTask } from '#src/nouns/tasks/components/running-task.tsx';
import { NoResult } from '#src/nouns/tasks/components/no-result.tsx';
import { ResultFoot } from '#src/nouns/tasks/components/result-foot.tsx';
import { VariantFailures } from '#src/nouns/tasks/components/variant-failures.tsx';
import { TaskMenu } from '#src/nouns/tasks/components/task-menu.tsx';
import { isRunning, listDownloads } from '#src/nouns/tasks/model/task-output.ts';
import { AssetActionButtons } from '#src/nouns/tools/components/asset-actions.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { useNavigate } from '@tanstack/react-router';
import { BeforeAfter } from '#src/ui/before-after.tsx';
import checkers from '../components/checkers.module.css';
import classes from './cut-out-result.module.css';

/** The images of a task with their backgrounds removed, or its progress or failure. */
export function CutOutResult({ taskId }: { taskId: string }) {
  const { t } = useTranslation(['backgroundRemover', 'translation']);
  const { data: task, error, isPending, refetch } = useTask(taskId);
  if (isPending) return <Skeleton height={280} radius="lg" role="status" aria-label={t('translation:state.loading')} />;
  if (!task) {
    return (
      <StateMessage
        icon={CircleAlert}
        title={describeError(error, getLanguage())}
        action={<Button onClick={() => refetch()}>{t('translation:action.tryAgain')}</Button>}
      />
    );
  }
  return <StateOfTask task={task} onBroken={() => void refetch()} />;
}

function StateOfTask({ task, onBroken }: { task: Task; onBroken(): void }) {
  if (isRunning(task))
    return (
      <Card withBorder radius="lg" padding="lg">
        <RunningTask task={task} />
      </Card>
    );
  if (task.outputs.length > 0)
    return (
      <Stack gap="md">
        <VariantFailures task={task} />
        <Results task={task} onBroken={onBroken} />
      </Stack>
    );
  return (
    <Card withBorder radius="lg" padding="lg">
      <NoResult task={task} />
    </Card>
  );
}

function Results({ task, onBroken }: { task: Task; onBroken(): void }) {
  const { t } = useTranslation(['backgroundRemover', 'translation']);
  const navigate = useNavigate();
  const outputs = listDownloads(task);
  const input = backgroundRemoverInput.safeParse(task.input).data;
  // A result in another frame lies elsewhere than its image: they can't be laid over each other.
  const isComparable = input?.frame.kind === 'original';
  return (
    <Stack gap="md" component="section" aria-label={t('result.title')}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h4" lineClamp={1} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {task.title === '' ? t('result.title') : task.title}
        </Title>
        <Group gap="xs" wrap="nowrap">
          {outputs.length > 1 && (
            <Button
              leftSection={<Download size={16} aria-hidden />}
              onClick={() => void saveFiles(outputs.map(({ download_url: url }) => url))}
            >
              {t('result.downloadAll', { total: outputs.length })}
            </Button>
          )}
          <TaskMenu
            task={task}
            place="screen"
            onRegenerated={() => undefined}
            onDeleted={() => void navigate({ to: '/background-remover', search: {} })}
          />
        </Group>
      </Group>
      <ul className={classes.grid} data-single={outputs.length === 1}>
        {outputs.map((output) => (
          <Result
            key={output.variant}
            output={output}
            sourceId={isComparable ? input.images[output.variant]?.asset_id : undefined}
            onBroken={onBroken}
          />
        ))}
      </ul>
    </Stack>
  );
}

interface ResultProps {
  output: TaskOutput;
  sourceId: AssetId | undefined;
  onBroken(): void;
}

function Result({ output, sourceId, onBroken }: ResultProps) {
  const { t, i18n } = useTranslation('backgroundRemover');
  const number = output.variant + 1;
  const after = (
    <img
      src={output.url}
      alt={t('result.image', { number })}
      width={output.width}
      height={output.height}
      onError={onBroken}
    />
  );
  return (
    <li className={classes.result}>
      <div className={`${classes.stage} ${checkers.checkers}`}>
        {sourceId === undefined ? after : <Compared sourceId={sourceId} number={number} after={after} />}
      </div>
      <div className={classes.foot}>
        <AssetActionButtons asset={{ id: output.asset_id, kind: 'image' }} except="/background-remover" />
        <ResultFoot
          facts={t('result.facts', {
            width: output.width,
            height: output.height,
            size: formatBytes(output.size_bytes, i18n.language),
          })}
          downloadUrl={output.download_url}
        />
      </div>
    </li>
  );
}

/** The result over its image, as long as the image is still in the library. */
function Compared({ sourceId, number, after }: { sourceId: AssetId; number: number; after: React.ReactNode }) {
  const { t } = useTranslation('backgroundRemover');
  const { data: source } = useAsset(sourceId);
  if (!source) return after;
  return (
    <BeforeAfter
      label={t('compare.label', { number })}
      before={<img src={source.url} alt={t('compare.beforeImage', { number })} />}
      after={after}
      words={{ before: t('compare.before'), after: t('compare.after') }}
    />
  );
}
