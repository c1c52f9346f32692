import type { Handlers } from '../../platform/http/handlers.ts';
import type { ExamplesService } from './examples.service.ts';

export function exampleHandlers(
  examples: ExamplesService,
): Pick<Handlers, 'listExamples' | 'remixExample' | 'takeSample'> {
  return {
    listExamples: (_input, { language }) => examples.listExamples(language),
    remixExample: ({ example_id: exampleId }, { actor, language }) =>
      examples.remixExample({ exampleId, actor }, language),
    takeSample: (_input, { actor, language }) => examples.takeSample(actor, language),
  };
}
