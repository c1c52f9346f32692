import { Loader } from '@mantine/core';
import { TASK_STEPS, type Task } from '@reelwright/contracts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './task-steps.module.css';

/** The steps of a running task: which are done, which one it is in. */
export function TaskSteps({ task }: { task: Task }) {
  const { t } = useTranslation();
  const now = task.step === null ? -1 : TASK_STEPS.indexOf(task.step);
  return (
    <ol className={classes.list} aria-label={t('task.steps')}>
      {TASK_STEPS.map((step, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'ahead';
        return (
          <li
            key={step}
            className={classes.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {state === 'done' && <Check size={14} />}
              {state === 'now' && <Loader size={18} />}
            </span>
            {t(`task.step.${step}`)}
          </li>
        );
      })}
    </ol>
  );
}
