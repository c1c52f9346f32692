import { useMemo } from 'react';
import { useAppSetting } from '#src/nouns/accounts/api/app-setting.ts';
import type { ModelFacts } from './to-task-input.ts';

/** Returns false until the server has answered: then nothing is promised that it can't do. */
export function useModelFacts(): ModelFacts {
  const { data } = useAppSetting();
  const hasModel = data?.features.cut_out_model ?? false;
  return useMemo(() => ({ hasModel }), [hasModel]);
}
