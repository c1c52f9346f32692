import { Button, Group, Input, Slider, Text } from '@mantine/core';
import type { TimelineDocument } from '@reelwright/timeline';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { findVideoPart } from '../model/find-video-part.ts';
import type { SceneSpan } from '../model/read-scene-spans.ts';

interface VideoStartFieldProps {
  position: number;
  document: TimelineDocument;
  span: SceneSpan;
  /** Undefined: its best part. */
  value: number | undefined;
  onChange(videoStartMs: number | undefined): void;
}

/** Trims the video of a scene: where the part begins that the scene shows. Nothing where the scene shows no video. */
export function VideoStartField({ position, document, span, value, onChange }: VideoStartFieldProps) {
  const { t } = useTranslation('adEditor');
  const id = useId();
  const part = findVideoPart(document, span);
  if (!part) return null;
  const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);
  const startMs = Math.min(part.latestMs, value ?? part.startMs);
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label id={id} component="div" mb={6}>
        {t('video.label')}
      </Input.Label>
      <Slider
        min={0}
        max={part.latestMs}
        step={100}
        disabled={part.latestMs === 0}
        label={(at) => t('scene.seconds', { seconds: inSeconds(at) })}
        value={startMs}
        color={value === undefined ? 'gray' : 'reel'}
        thumbLabel={t('video.of', { position })}
        onChange={(at) => onChange(Math.min(at, part.latestMs))}
      />
      <Group gap={6} mt={6}>
        <Text size="xs" c="dimmed">
          {t('video.part', {
            from: inSeconds(startMs),
            to: inSeconds(Math.min(part.durationMs, startMs + part.lengthMs)),
            all: inSeconds(part.durationMs),
          })}
        </Text>
        {value !== undefined && (
          <Button size="compact-xs" variant="subtle" onClick={() => onChange(undefined)}>
            {t('video.auto')}
          </Button>
        )}
      </Group>
    </div>
  );
}
