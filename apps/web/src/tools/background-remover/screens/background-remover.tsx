import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { type AssetId, backgroundRemover, backgroundRemoverContract, type LibraryFile } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { usePushTask } from '#src/nouns/tasks/api/push-task.ts';
import { NewestOfTool } from '#src/nouns/tasks/components/newest-of-tool.tsx';
import { usePaidAction } from '#src/nouns/tasks/model/use-paid-action.ts';
import { usePastedFiles } from '#src/nouns/uploads/use-pasted-files.ts';
import { showError } from '#src/ui/toast.ts';
import { BackgroundPanel } from '../components/background-panel.tsx';
import { DropArea } from '../components/drop-area.tsx';
import { ImageCard } from '../components/image-card.tsx';
import { RemoveBar } from '../components/remove-bar.tsx';
import { loadBackgroundRemoverTexts } from '../model/background-remover-texts.ts';
import {
  addAssetById,
  addAssets,
  addFiles,
  agreeTo,
  countRoom,
  removeAllImages,
  removeImage,
  restoreImages,
  retryImage,
  useCutImages,
} from '../model/cut-images.ts';
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
    <Stack maw={1400} mx="auto" gap="lg" className={classes['screen'] ?? ''}>
      <div className={classes.head}>
        <div>
          <Title order={1} size="h2">
            {t('title')}
          </Title>
          <Text c="dimmed">{t('subtitle')}</Text>
        </div>
        {id !== undefined && (
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={showNew}>
            {t('result.new')}
          </Button>
        )}
      </div>
      {id === undefined ? <NewTask /> : <CutOutResult taskId={id} />}
      <NewestOfTool toolType={backgroundRemover.id} title={t('recent')} openId={id} />
    </Stack>
  );
}

function NewTask() {
  const { t } = useTranslation('backgroundRemover');
  const navigate = useNavigate();
  const images = useCutImages();
  const [settings, setSettings] = useSettings();
  const [isAsking, setIsAsking] = useState(false);
  const model = useModelFacts();
  const input = useMemo(() => toTaskInput(images, settings, model), [images, settings, model]);
  const task = useMemo(() => (input === null ? null : { tool_type: backgroundRemover.id, input }), [input]);
  const cost = useTaskCost(task);
  const push = usePushTask();
  const paid = usePaidAction('background-remover');
  usePastedFiles(addFiles);
  useLinkedAsset();
  useEffect(() => void restoreImages(), []);

  const states = images.map((image) => stateOf(image, model));
  const countOf = (...wanted: readonly (typeof states)[number][]): number =>
    states.filter((state) => wanted.includes(state)).length;

  const start = async (): Promise<void> => {
    if (task === null || isAsking) return;
    setIsAsking(true);
    try {
      const pushed = await paid.run(task.input, (key) => push.mutateAsync({ ...task, idempotency_key: key }));
      if (pushed === null) return;
      removeAllImages();
      await navigate({ to: '/background-remover', search: { id: pushed.task_id } });
    } catch (error) {
      showError(error as Error);
    } finally {
      setIsAsking(false);
    }
  };

  const drop = (
    <DropArea
      room={countRoom()}
      isSmall={images.length > 0}
      onFiles={addFiles}
      onAssets={(assets: LibraryFile[]) => addAssets(assets)}
    />
  );
  if (images.length === 0) return drop;
  return (
    <>
      <div className={classes.columns}>
        <Stack gap="md">
          <ul className={classes.grid} aria-label={t('images')}>
            {images.map((image) => (
              <ImageCard
                key={image.id}
                image={image}
                settings={settings}
                model={model}
                onAgree={() => agreeTo(image.id)}
                onRemove={() => removeImage(image.id)}
                onRetry={() => retryImage(image.id)}
              />
            ))}
          </ul>
          {drop}
        </Stack>
        <Card
          withBorder
          radius="lg"
          padding="lg"
          component="section"
          aria-label={t('settings')}
          className={classes['panel'] ?? ''}
        >
          <BackgroundPanel settings={settings} onChange={setSettings} />
        </Card>
      </div>
      <RemoveBar
        count={images.length}
        cost={input === null ? undefined : cost.data}
        expectedCredits={images.length * backgroundRemoverContract.listing.price.credits}
        waiting={countOf('uploading', 'looking')}
        unseen={countOf('check', 'mark')}
        failed={countOf('failed')}
        isPushing={paid.isPending || isAsking}
        onRemove={() => void start()}
      />
    </>
  );
}

/** An image of the library that the address names is added once; then it leaves the address. */
function useLinkedAsset(): void {
  const { asset } = useSearch({ from: '/background-remover' });
  const navigate = useNavigate();
  useEffect(() => {
    if (asset === undefined) return;
    void navigate({ to: '/background-remover', search: {}, replace: true });
    addAssetById(asset as AssetId).catch((error: unknown) => showError(error as Error));
  }, [asset, navigate]);
}
