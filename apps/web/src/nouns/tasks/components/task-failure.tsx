import { Alert, Text } from '@mantine/core';
import { ERRORS, type Task } from '@reelwright/contracts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadTaskTexts } from '../model/task-texts.ts';

loadTaskTexts();

/** What the user can do: errors that pass need another try, all others another input. */
function remedyOf(code: number): 'tryAgain' | 'changeInput' {
  const row = Object.values(ERRORS).find((each) => each.code === code);
  return row && !row.retryable ? 'changeInput' : 'tryAgain';
}

/** Why a task failed, what to do, and that its credits were returned. */
export function TaskFailure({ failure }: { failure: NonNullable<Task['failure']> }) {
  const { t } = useTranslation('tasks');
  return (
    <Alert color="red" icon={<TriangleAlert size={18} aria-hidden />} title={failure.msg}>
      <Text size="sm" c="var(--mantine-color-text)">
        {t(`failed.${remedyOf(failure.code)}`)}
      </Text>
      {failure.refund_msg !== '' && (
        <Text size="sm" c="var(--mantine-color-text)">
          {failure.refund_msg}
        </Text>
      )}
    </Alert>
  );
}
