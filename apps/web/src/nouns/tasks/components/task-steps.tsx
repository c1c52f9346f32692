import { Loader } from '@mantine/core';
import { findTool, type Task } from '@reelwright/contracts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStepName } from '../model/use-tool-texts.ts';
import classes from './task-steps.module.css';

/** The steps of a running task: done, current and next. */
export function TaskSteps({ task }: { task: Task }) {
  const { t } = useTranslation();
  const nameStep = useStepName(task);
  const steps: readonly string[] = findTool(task.tool_type)?.steps ?? [];
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
            {nameStep(step)}
          </li>
        );
      })}
    </ol>
  );
}
