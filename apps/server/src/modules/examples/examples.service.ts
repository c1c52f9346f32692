import {
  type AdQuality,
  type AssetId,
  type CallData,
  type Draft,
  ENDED_TASK_STATES,
  type Example,
  productToVideo,
  type Task,
  type UiLanguage,
} from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { DraftsService } from '../drafts/drafts.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { replaceIds } from '../tasks/replace-ids.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { drawImage } from './drawings/draw-image.ts';
import { EXAMPLE_RECIPES, type ExampleRecipe, SAMPLE_RECIPE_IDS } from './example-recipes.ts';
import { presentExample } from './examples.presenter.ts';

interface ExamplesDependencies {
  accounts: Pick<AccountsService, 'openHouseAccount' | 'findHouseAccount' | 'grantForExample'>;
  tasks: Pick<TasksService, 'findPushed' | 'pushTask' | 'priceTask' | 'copyTask' | 'findDraft'>;
  library: Pick<UploadsService, 'addImage' | 'copyAssets'>;
  drafts: Pick<DraftsService, 'createDraft'>;
  recipes?: readonly ExampleRecipe[];
  quality?: AdQuality;
  log: Logger;
}

const TOOL = productToVideo.id;
const SAMPLE_KEY = 'sample-project';
const SAMPLE_TITLES: Record<UiLanguage, (title: string) => string> = {
  en: (title) => `Sample: ${title}`,
  'zh-CN': (title) => `示例：${title}`,
};
const keyOf = ({ id }: ExampleRecipe): string => `example ${id}`;

/** Ads that the installation makes itself, once, of products that it draws: users view and remix them. */
export function createExamplesService(dependencies: ExamplesDependencies) {
  const { accounts, tasks, library, drafts, recipes = EXAMPLE_RECIPES, quality = 'final', log } = dependencies;

  async function findTask(recipe: ExampleRecipe, language: UiLanguage): Promise<Task | undefined> {
    const actor = await accounts.findHouseAccount();
    return actor && tasks.findPushed({ actor, idempotencyKey: keyOf(recipe) }, language);
  }

  /** Throws NOT_FOUND if the example does not exist or is not finished. */
  async function getMade(exampleId: string): Promise<{ recipe: ExampleRecipe; task: Task; house: Actor }> {
    const recipe = recipes.find(({ id }) => id === exampleId);
    const house = await accounts.findHouseAccount();
    const task = recipe && (await findTask(recipe, 'en'));
    if (!recipe || house === undefined || task?.state !== 'success') throw new AppError('NOT_FOUND');
    return { recipe, task, house };
  }

  async function makeExample(recipe: ExampleRecipe, actor: Actor, signal: AbortSignal): Promise<void> {
    const images: { asset_id: AssetId }[] = [];
    const { product, settings, colors } = recipe.drawing;
    for (const [index, setting] of settings.entries()) {
      const content = await drawImage(product, setting, colors);
      const fileName = `${recipe.id}-${index + 1}.jpg`;
      images.push({ asset_id: await library.addImage(actor, { fileName, content, signal }) });
    }
    const { seed, language } = recipe.settings;
    const input = {
      ...recipe.settings,
      resolution: '720p',
      quality,
      product: { ...recipe.product, language, images },
    };
    const { credits } = await tasks.priceTask({ actor, toolType: TOOL, input, language: 'en' });
    await accounts.grantForExample({ userId: actor.userId, amount: credits, idempotencyKey: keyOf(recipe) });
    await tasks.pushTask({
      actor,
      toolType: TOOL,
      input,
      seed,
      idempotencyKey: keyOf(recipe),
      language: 'en',
      isBackground: true,
    });
  }

  return {
    /** Returns whether an example is not enqueued yet. */
    async hasUnmade(): Promise<boolean> {
      const found = await Promise.all(recipes.map((recipe) => findTask(recipe, 'en')));
      return found.includes(undefined);
    },

    /** Draws the products and enqueues the missing ads, behind the tasks of all users. */
    async makeExamples(signal: AbortSignal): Promise<void> {
      const actor = await accounts.openHouseAccount();
      for (const recipe of recipes) {
        signal.throwIfAborted();
        if (await findTask(recipe, 'en')) continue;
        await makeExample(recipe, actor, signal);
        log.info('examples.begun', { example: recipe.id });
      }
    },

    async listExamples(language: UiLanguage): Promise<CallData<'listExamples'>> {
      const found = await Promise.all(
        recipes.map(async (recipe) => ({ recipe, task: await findTask(recipe, language) })),
      );
      const examples = found.flatMap(({ recipe, task }): Example[] =>
        task?.state === 'success' ? [presentExample(recipe, task, language)] : [],
      );
      const own = (example: Example): number => (example.language === language ? 0 : 1);
      return {
        examples: examples.toSorted((one, other) => own(one) - own(other)),
        in_the_making: found.filter(({ task }) => !task || !ENDED_TASK_STATES.includes(task.state)).length,
      };
    },

    /** Throws NOT_FOUND. */
    async remixExample(
      { exampleId, actor }: { exampleId: string; actor: Actor },
      language: UiLanguage,
    ): Promise<Draft> {
      const { recipe, task, house } = await getMade(exampleId);
      const made = await tasks.findDraft({ taskId: task.task_id, actor: house });
      if (!made) throw new AppError('TOOL_UNAVAILABLE');
      const assetIds = await library.copyAssets({ from: house, to: actor, assetIds: listAssetIds(task) });
      const content = { ...replaceIds(made.content, assetIds), step: 'product' as const };
      return drafts.createDraft({ actor, toolType: made.toolType, content, title: recipe.titles[language] });
    },

    /** Returns null if the user has or had the sample, or the sample is not finished. */
    async takeSample(actor: Actor, language: UiLanguage): Promise<Task | null> {
      const recipe = recipes.find(({ id }) => id === SAMPLE_RECIPE_IDS[language]) ?? recipes[0];
      const house = await accounts.findHouseAccount();
      const task = recipe && (await findTask(recipe, language));
      if (!recipe || house === undefined || task?.state !== 'success') return null;
      if (await tasks.findPushed({ actor, idempotencyKey: SAMPLE_KEY }, language)) return null;
      const assetIds = await library.copyAssets({ from: house, to: actor, assetIds: listAssetIds(task) });
      const title = SAMPLE_TITLES[language](recipe.titles[language]);
      return tasks.copyTask(
        { taskId: task.task_id, from: house, to: actor, title, idempotencyKey: SAMPLE_KEY, assetIds },
        language,
      );
    },
  };
}

export type ExamplesService = ReturnType<typeof createExamplesService>;

/** Returns the images that an example was made from. */
function listAssetIds({ input }: Task): AssetId[] {
  const { images = [] } = (input as { product?: { images?: { asset_id: AssetId }[] } }).product ?? {};
  return images.map(({ asset_id: assetId }) => assetId);
}
