import { Button, Group, Stack } from '@mantine/core';
import { Columns2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AssetActionButtons } from '#src/nouns/tools/components/asset-actions.tsx';
import { findWebTool, getToolPath } from '#src/nouns/tools/tool-registry.ts';
import type { ResultProps } from '#src/nouns/tools/web-tool.ts';
import { useExportCaptions } from '../api/export-captions.ts';
import { findTaskView } from '../model/task-screen.ts';
import { findByMedium, firstVariant, listVideos } from '../model/task-output.ts';
import { loadTaskTexts } from '../model/task-texts.ts';
import { TaskPlayer } from './task-player.tsx';
import { VariantStrip } from './variant-strip.tsx';

loadTaskTexts();

/** The result of a video tool: the selected video, and a strip to choose another. */
export function VideoResult({ task, variant, onVariant, onCompare, onBroken, isAwaited }: ResultProps) {
  const { t } = useTranslation(['tasks', 'translation']);
  const video = findByMedium(task, 'video', variant);
  const exported = useExportCaptions();
  // Ads without captions of their own have them beside the video.
  const tool = findWebTool(task.tool_type);
  const hasTimeline = findTaskView(task)?.hasTimeline === true;
  const hasOwnTrack = hasTimeline && task.input['subtitles'] === false;
  if (!video) return null;
  return (
    <Stack gap="md">
      <TaskPlayer
        key={variant}
        positionKey={variant === firstVariant(task) ? task.task_id : undefined}
        isAwaited={isAwaited}
        video={video}
        poster={findByMedium(task, 'image', variant)}
        title={task.title === '' ? t('translation:task.untitled') : task.title}
        loadCaptions={
          hasOwnTrack
            ? async () => (await exported.mutateAsync({ taskId: task.task_id, variant, format: 'vtt' })).url
            : undefined
        }
        onBroken={onBroken}
      />
      {listVideos(task).length > 1 && (
        <Group justify="space-between" align="flex-end">
          <VariantStrip task={task} chosen={variant} onChoose={onVariant} />
          <Button variant="default" leftSection={<Columns2 size={16} aria-hidden />} onClick={onCompare}>
            {t('variants.compare')}
          </Button>
        </Group>
      )}
      {!hasTimeline && (
        <AssetActionButtons asset={{ id: video.asset_id, kind: 'video' }} except={tool && getToolPath(tool)} />
      )}
    </Stack>
  );
}
