import { Badge, Group, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import type { Preview } from '#src/nouns/player/model/preview.ts';
import { PreviewPlayer } from '#src/nouns/player/components/preview-player.tsx';

const played = new Set<string>();

/** Plays a preview when it is first shown, unless the browser would refuse its audio or the user wants no motion. */
function playOnce(taskId: string, preview: Preview): void {
  if (played.has(taskId) || !navigator.userActivation?.hasBeenActive) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  played.add(taskId);
  preview.play();
}

/** Previews the ad while it renders. It plays at once. */
export function AdPreview({ task }: { task: Task }) {
  const { t } = useTranslation();
  return (
    <PreviewPlayer
      taskId={task.task_id}
      onPreview={(preview) => preview && playOnce(task.task_id, preview)}
      title={task.title === '' ? t('task.untitled') : task.title}
    >
      <Group gap="xs" mt="xs">
        <Badge variant="light">{t('player.preview')}</Badge>
        <Text size="sm" c="dimmed">
          {t('player.previewHint')}
        </Text>
      </Group>
    </PreviewPlayer>
  );
}
