import { Button } from '@mantine/core';
import { backgroundRemover, backgroundRemoverContract } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { NewestOfTool } from '#src/nouns/tasks/components/newest-of-tool.tsx';
import { useStartTask } from '#src/nouns/tasks/model/use-start-task.ts';
import { useLinkedAsset } from '#src/nouns/tools/use-linked-asset.ts';
import { useTaskFiles } from '#src/nouns/uploads/task-files.ts';
import { usePastedFiles } from '#src/nouns/uploads/use-pasted-files.ts';
import { ToolColumns, ToolFrame } from '#src/ui/tool-frame.tsx';
import { BackgroundPanel } from '../components/background-panel.tsx';
import { DropArea } from '../components/drop-area.tsx';
import { ImageCard } from '../components/image-card.tsx';
import { RemoveBar } from '../components/remove-bar.tsx';
import { loadBackgroundRemoverTexts } from '../model/background-remover-texts.ts';
import { agreeTo, cutImages } from '../model/cut-images.ts';
import { useModelFacts } from '../model/use-model-facts.ts';
import { useSettings } from '../model/use-settings.ts';
import { stateOf, toTaskInput } from '../model/to-task-input.ts';
import classes from './background-remover.module.css';
import { CutOutResult } from './cut-out-result.tsx';

loadBackgroundRemoverTexts();

export function BackgroundRemoverScreen() {
  const { t } = useTranslation('backgroundRemover');
  const navigate = useNavigate();
  const { id } = useSearch({ from: '/background-remover' });
  const showNew = (): void => void navigate({ to: '/background-remover', search: {} });
  return (
    <ToolFrame
      title={t('title')}
      subtitle={t('subtitle')}
      action={
        id !== undefined && (
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={showNew}>
            {t('result.new')}
          </Button>
        )
      }
    >
      {id === undefined ? <NewTask /> : <CutOutResult taskId={id} />}
      <NewestOfTool toolType={backgroundRemover.id} title={t('recent')} openIds={id === undefined ? [] : [id]} />
    </ToolFrame>
  );
}

function NewTask() {
  const { t } = useTranslation('backgroundRemover');
  const navigate = useScreenNavigate();
  const images = useTaskFiles(cutImages);
  const [settings, setSettings] = useSettings();
  const model = useModelFacts();
  const input = useMemo(() => toTaskInput(images, settings, model), [images, settings, model]);
  const task = useMemo(() => (input === null ? null : { tool_type: backgroundRemover.id, input }), [input]);
  const cost = useTaskCost(task);
  const price = task === null ? undefined : cost.data;
  const starter = useStartTask('background-remover');
  usePastedFiles(cutImages.addFiles);
  useLinkedAsset('/background-remover', cutImages.addAssetById);

  const states = images.map((image) => stateOf(image, model));
  const countOf = (...wanted: readonly (typeof states)[number][]): number =>
    states.filter((state) => wanted.includes(state)).length;

  const start = (): void => {
    if (task === null) return;
    void starter.start(task, async (taskId) => {
      cutImages.removeAll();
      await navigate({ to: '/background-remover', search: { id: taskId } });
    });
  };

  const drop = (
    <DropArea
      room={cutImages.countRoom()}
      isSmall={images.length > 0}
      onFiles={cutImages.addFiles}
      onAssets={cutImages.addAssets}
    />
  );
  if (images.length === 0) return drop;
  return (
    <>
      <ToolColumns label={t('settings')} settings={<BackgroundPanel settings={settings} onChange={setSettings} />}>
        <ul className={classes.grid} aria-label={t('images')}>
          {images.map((image) => (
            <ImageCard
              key={image.id}
              image={image}
              settings={settings}
              model={model}
              onAgree={() => agreeTo(image.id)}
              onRemove={() => cutImages.remove(image.id)}
              onRetry={() => cutImages.retry(image.id)}
            />
          ))}
        </ul>
        {drop}
      </ToolColumns>
      <RemoveBar
        count={images.length}
        credits={price?.credits ?? images.length * backgroundRemoverContract.listing.price.credits}
        balance={price?.balance}
        waiting={countOf('uploading', 'looking')}
        unseen={countOf('check', 'mark')}
        failed={countOf('failed')}
        isPushing={starter.isPending}
        onRemove={start}
      />
    </>
  );
}
