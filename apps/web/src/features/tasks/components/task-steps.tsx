import { Loader } from '@mantine/core';
import { listToolSteps, type Task } from '@reelwright/contracts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './task-steps.module.css';

/** The steps of a running task: which are done, which one it is in. */
export function TaskSteps({ task }: { task: Task }) {
  const { t } = useTranslation();
  const steps = listToolSteps(task.tool_type);
  const now = task.step === null ? -1 : steps.indexOf(task.step);
  return (
    <ol className={classes.list} aria-label={t('task.steps')}>
      {steps.map((step, index) => {
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
