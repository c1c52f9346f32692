import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { surveysQuery } from './get-surveys.ts';

export function useAnswerSurvey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'answerSurvey'>) => api.call('answerSurvey', input),
    onSuccess: (states) => queries.setQueryData(surveysQuery.queryKey, states),
  });
}
