import type { Example, SharedOutput, Task, TaskOutput, UiLanguage } from '@reelwright/contracts';
import type { ExampleRecipe } from './example-recipes.ts';

export function presentExample({ id, titles, settings }: ExampleRecipe, task: Task, language: UiLanguage): Example {
  return {
    example_id: id,
    title: titles[language],
    tool_type: task.tool_type,
    language: settings.language,
    ratio: settings.ratio,
    look: settings.look,
    outputs: task.outputs.map(presentOutput),
  };
}

function presentOutput({ asset_id: _asset, sha256: _sha256, ...output }: TaskOutput): SharedOutput {
  return output;
}
