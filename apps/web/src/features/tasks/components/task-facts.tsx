import { SimpleGrid, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { findOutput } from '../model/task-output.ts';

const BYTES_PER_MB = 1_000_000;

/** What the finished ad is made of. */
export function TaskFacts({ task }: { task: Task }) {
  const { t, i18n } = useTranslation();
  const video = findOutput(task, 'video');
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(i18n.resolvedLanguage, { maximumFractionDigits: digits }).format(value);
  const facts: [string, string][] = [
    ...(video
      ? ([
          [t('facts.length'), t('facts.seconds', { count: Math.round(video.duration_s ?? 0) })],
          [t('facts.size'), `${video.width} × ${video.height}`],
          [t('facts.file'), t('facts.megabytes', { size: number(video.size_bytes / BYTES_PER_MB, 1) })],
        ] satisfies [string, string][])
      : []),
    [t('facts.credits'), number(task.credits)],
    [t('facts.seed'), String(task.seed)],
  ];
  return (
    <SimpleGrid component="dl" cols={2} spacing="xs" m={0}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0} fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}
