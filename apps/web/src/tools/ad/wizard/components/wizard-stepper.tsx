import type { AdDraftStep } from '@reelwright/contracts';
import { createLink } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { listWizardSteps } from '../model/wizard-steps.ts';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import classes from './wizard-stepper.module.css';

/** Marks the current link as `step`; the router's link would mark it as `page`. */
const StepLink = createLink(({ 'aria-current': current, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} aria-current={current === undefined ? undefined : 'step'}>
    {children}
  </a>
));

/** The wizard's steps, each a link, in any order. */
export function WizardStepper({ step }: { step: AdDraftStep }) {
  const { t } = useTranslation('adWizard');
  const { draftId, toolType } = useAdDraftStore();
  const steps = listWizardSteps(toolType);
  const current = steps.findIndex((each) => each.step === step);
  return (
    <nav aria-label={t('steps')} className={classes.nav}>
      <ol className={classes.steps}>
        {steps.map((each, index) => (
          <li key={each.step} className={classes.item}>
            <StepLink
              to={each.to}
              search={{ draft: draftId }}
              className={classes.step}
              data-state={index === current ? 'current' : index < current ? 'past' : 'next'}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              <span className={classes.dot} aria-hidden>
                {index < current ? <Check size={14} strokeWidth={3} /> : index + 1}
              </span>
              <span className={classes.label}>{t(`step.${each.step}`)}</span>
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
