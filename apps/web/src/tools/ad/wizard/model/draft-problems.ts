import { formatMessage, type MessageKey, MESSAGES } from '@reelwright/contracts';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftField, type DraftProblem, ORIGINAL_PRICE_LOW, POINTS_FOREIGN } from '../../draft/draft-input.ts';
import { getLanguage } from '#src/lib/i18n.ts';

interface DraftProblems {
  problems: readonly DraftProblem[];
  /** Whether the user has requested the ad: then missing values are reported too, not only invalid ones. */
  isAsked: boolean;
}

export const DraftProblemsContext = createContext<DraftProblems>({ problems: [], isAsked: false });

/** The catalogue has some messages for the middle of a sentence. */
const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns what says a problem in the user's language. */
export function useProblemText(): (problem: DraftProblem) => string {
  const { t } = useTranslation('adWizard');
  return ({ field, message }) => {
    if (message === ORIGINAL_PRICE_LOW) return t('problem.original_price_low');
    if (message === POINTS_FOREIGN) return t('problem.points_foreign');
    return message in MESSAGES
      ? startSentence(formatMessage(message as MessageKey, getLanguage()))
      : t(`problem.${field}`);
  };
}

/** Returns a field's problem as a text; an empty field is only a problem once the ad is requested. */
export function useFieldProblem(field: DraftField, { isEmpty, index }: { isEmpty: boolean; index?: number }) {
  const toText = useProblemText();
  const { problems, isAsked } = use(DraftProblemsContext);
  const found = problems.find((each) => each.field === field && (index === undefined || each.index === index));
  return !found || (isEmpty && !isAsked) ? undefined : toText(found);
}
