import { Stepper } from '@mantine/core';
import { TASK_STEPS, type Task } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';

/** The steps of a running task, and which one it is in. */
export function TaskSteps({ task }: { task: Task }) {
  const { t } = useTranslation();
  const active = task.step === null ? 0 : TASK_STEPS.indexOf(task.step);
  return (
    <Stepper active={active} orientation="vertical" size="xs" iconSize={24} aria-label={t('task.steps')}>
      {TASK_STEPS.map((step, index) => (
        <Stepper.Step
          key={step}
          label={t(`task.step.${step}`)}
          loading={task.state === 'generating' && index === active}
          component="div"
        />
      ))}
    </Stepper>
  );
}
