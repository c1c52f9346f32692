import type { AdDraftStep } from '@reelwright/contracts';
import { createLink } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { listWizardSteps } from '../model/wizard-steps.ts';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import classes from './wizard-stepper.module.css';

/** A router's link says that it leads to the page one is on; of these, that it is the step. */
const StepLink = createLink(({ 'aria-current': current, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} aria-current={current === undefined ? undefined : 'step'}>
    {children}
  </a>
));

/** The steps of the wizard, each a link: none has to be done before another. */
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
