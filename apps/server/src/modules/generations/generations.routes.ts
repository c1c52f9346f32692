import type { Handlers } from '../../platform/http/handlers.ts';
import type { GenerationsService } from './generations.service.ts';

export function generationHandlers(
  generations: GenerationsService,
): Pick<Handlers, 'getGenerationOptions' | 'previewGeneration' | 'drawGenerationPreview' | 'enhancePrompt'> {
  return {
    getGenerationOptions: async (_input, { language }) => generations.listOptions(language),
    previewGeneration: async (input, { language }) => generations.preview(input, language),
    drawGenerationPreview: (input, { actor }) => generations.drawPreview(actor, input),
    enhancePrompt: async (input) => generations.enhance(input),
  };
}
