import type { AdDraftStep } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listWizardSteps } from '#src/lib/ad-draft/draft-address.ts';
import { useAdDraftStore } from '#src/lib/ad-draft/use-ad-draft.ts';
import classes from './wizard-stepper.module.css';

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
            <Link
              to={each.to}
              search={{ draft: draftId }}
              className={classes.step}
              data-state={index === current ? 'current' : index < current ? 'past' : 'next'}
              activeProps={{ 'aria-current': 'step' }}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              <span className={classes.dot} aria-hidden>
                {index < current ? <Check size={14} strokeWidth={3} /> : index + 1}
              </span>
              <span className={classes.label}>{t(`step.${each.step}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
