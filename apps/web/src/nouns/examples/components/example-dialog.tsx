import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Example } from '@reelwright/contracts';
import { Shuffle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VideoPlayer } from '#src/nouns/player/components/video-player.tsx';
import type { ExampleActions } from './example-card.tsx';
import classes from './examples.module.css';

interface ExampleDialogProps extends ExampleActions {
  example: Example;
  onClose(): void;
}

/** Plays an example in full, with audio. */
export function ExampleDialog({ example, onClose, onRemix, isRemixing }: ExampleDialogProps) {
  const { t } = useTranslation();
  const video = example.outputs.find(({ kind }) => kind === 'video');
  const thumbnail = example.outputs.find(({ kind }) => kind === 'thumbnail');
  return (
    <Modal
      opened
      onClose={onClose}
      title={example.title}
      centered
      size="auto"
      radius="lg"
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack gap="md" className={classes.dialog}>
        {video && (
          <div className={classes.video}>
            <VideoPlayer video={video} poster={thumbnail?.url} title={example.title} autoPlay />
          </div>
        )}
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed" maw={360}>
            {t('home.exampleText')}
          </Text>
          <Button leftSection={<Shuffle size={16} aria-hidden />} loading={isRemixing} onClick={onRemix}>
            {t('home.exampleRemix')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
