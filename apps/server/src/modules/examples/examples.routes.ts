import type { Handlers } from '../../platform/http/handlers.ts';
import type { ExamplesService } from './examples.service.ts';

export function exampleHandlers(
  examples: ExamplesService,
): Pick<Handlers, 'listExamples' | 'remixExample' | 'takeSample'> {
  return {
    listExamples: (_input, { language }) => examples.listExamples(language),
    remixExample: ({ example_id: exampleId }, { user, language }) =>
      examples.remixExample({ exampleId, userId: user.userId }, language),
    takeSample: (_input, { user, language }) => examples.takeSample(user.userId, language),
  };
}
