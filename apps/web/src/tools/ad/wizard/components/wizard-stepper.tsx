import type { AdDraftStep } from '@reelwright/contracts';
import { createLink } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { type ComponentProps, use } from 'react';
import { useTranslation } from 'react-i18next';
import { hasReadPage } from '../../draft/draft-input.ts';
import { listWizardSteps } from '../model/wizard-steps.ts';
import { DraftProblemsContext } from '../model/draft-problems.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
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
  const { problems } = use(DraftProblemsContext);
  const hasRead = useDraftState(({ content }) => content.source.kind !== 'link' || hasReadPage(content));
  const hasScripts = useDraftState(({ content }) => content.scripts.length > 0);
  // A page that could not be read is a problem of its step, even though the ad can go on by hand.
  const countOf = (each: AdDraftStep): number =>
    problems.filter((problem) => problem.step === each).length + (each === 'source' && !hasRead ? 1 : 0);
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
              data-invalid={(index < current && countOf(each.step) > 0) || undefined}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              <StepMark
                position={index + 1}
                isPast={index < current && (each.step !== 'scripts' || hasScripts)}
                problems={countOf(each.step)}
              />
              <span className={classes.label}>{t(`step.${each.step}`)}</span>
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A past step is ticked only if it is valid; otherwise it shows how many problems it has. */
function StepMark({ position, isPast, problems }: { position: number; isPast: boolean; problems: number }) {
  const { t } = useTranslation('adWizard');
  if (!isPast)
    return (
      <span className={classes.dot} aria-hidden>
        {position}
      </span>
    );
  if (problems === 0)
    return (
      <span className={classes.dot} aria-hidden>
        <Check size={14} strokeWidth={3} />
      </span>
    );
  return (
    <span className={classes.dot} role="img" aria-label={t('stepProblems', { count: problems })}>
      {problems === 1 ? '!' : `!${problems}`}
    </span>
  );
}
