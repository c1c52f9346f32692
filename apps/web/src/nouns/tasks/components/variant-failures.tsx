import { Alert, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listDownloads } from '../model/task-output.ts';
import { loadTaskTexts } from '../model/task-texts.ts';

loadTaskTexts();

/** Which results of a task could not be made, why, and what was returned for each. Renders nothing if all were made. */
export function VariantFailures({ task }: { task: Pick<Task, 'outputs' | 'variant_failures'> }) {
  const { t } = useTranslation('tasks');
  const failures = task.variant_failures;
  if (failures.length === 0) return null;
  const made = listDownloads(task).length;
  return (
    <Alert
      color="yellow"
      icon={<TriangleAlert size={18} aria-hidden />}
      title={t('partly.title', { made, total: made + failures.length })}
    >
      {failures.map(({ variant, msg, credits }) => (
        <Text key={variant} size="sm" c="var(--mantine-color-text)">
          {t('partly.reason', { number: variant + 1, reason: msg })}
          {credits > 0 && ` ${t('partly.returned', { count: credits })}`}
        </Text>
      ))}
    </Alert>
  );
}
