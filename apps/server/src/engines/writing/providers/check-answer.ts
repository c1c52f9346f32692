import { checkClaims } from '@reelwright/claims';
import { CALL_TO_ACTION_LIMITS, type Product, type Script, type ScriptScene } from '@reelwright/contracts';
import { cleanLine } from '../embedded/clean-text.ts';
import { countScenes } from '../embedded/choose-lines.ts';
import { END_CARD_MS, estimateScriptMs, estimateSpokenMs, SCENE_PAUSE_MS } from '../embedded/spoken-length.ts';
import { findHookTitle, isHookTitle } from '../hook-title.ts';
import type { WritingRequest } from '../writing.ts';
import type { ModelScene, ModelScript } from './model-answer.ts';
import { tieSources } from './tie-sources.ts';

interface Problem {
  /** The requirement, as the model is told. */
  problem: string;
  /** True if a script with this problem is unusable. */
  isFatal: boolean;
}

/** The target and the accepted limit, as shares of the length. */
const TIME_TOLERANCE = 0.05;
const WORST_TIME = 0.2;
const LONGEST_SPOKEN = 300;
const LONGEST_TITLE = 60;

type Asked = Pick<WritingRequest, 'language' | 'product'>;

export function findScriptProblems(answer: ModelScript, request: WritingRequest): Problem[] {
  const { language, lengthS } = request;
  const { max } = countScenes(lengthS);
  const problems: Problem[] = answer.scenes.flatMap((scene) => findSceneProblems(scene, request));
  if (answer.scenes.length < 2) return [{ problem: 'it has at least two scenes', isFatal: true }];
  if (answer.scenes.length > max + 3) problems.push({ problem: `it has at most ${max} scenes`, isFatal: true });
  if (answer.scenes[0]?.role !== 'hook') problems.push({ problem: 'the first scene is the hook', isFatal: false });
  if (answer.scenes.at(-1)?.role !== 'call_to_action')
    problems.push({ problem: 'the last scene is the call_to_action', isFatal: false });
  const button = cleanLine(answer.call_to_action);
  if (button === '' || button.length > CALL_TO_ACTION_LIMITS[language])
    problems.push({ problem: `the button has 1 to ${CALL_TO_ACTION_LIMITS[language]} characters`, isFatal: true });
  const tookMs = estimateScriptMs(
    answer.scenes.map(({ spoken }) => cleanLine(spoken)),
    language,
  );
  const miss = tookMs / (lengthS * 1000) - 1;
  if (Math.abs(miss) > TIME_TOLERANCE)
    problems.push({
      problem: `it takes ${lengthS} s to say; yours takes ${(tookMs / 1000).toFixed(1)} s`,
      isFatal: Math.abs(miss) > WORST_TIME,
    });
  return problems;
}

export function findSceneProblems({ spoken, on_screen }: ModelScene, { language, product }: Asked): Problem[] {
  const text = cleanLine(spoken);
  const problems: Problem[] = [];
  if (text === '' || text.length > LONGEST_SPOKEN)
    problems.push({ problem: `each scene says 1 to ${LONGEST_SPOKEN} characters`, isFatal: true });
  else if (!isInScript(text, language, product))
    problems.push({ problem: `it is written in ${language}, unlike "${text}"`, isFatal: true });
  if (cleanLine(on_screen).length > LONGEST_TITLE)
    problems.push({ problem: `each title has at most ${LONGEST_TITLE} characters`, isFatal: false });
  for (const line of [text, cleanLine(on_screen)])
    for (const mark of checkClaims(product, line, language))
      if (!mark.is_supported)
        problems.push({
          problem: `"${line.slice(mark.start, mark.end)}" stands in the product data, or goes`,
          isFatal: false,
        });
  return problems;
}

/** Checks the script of a text: names of the product may use another. */
function isInScript(text: string, language: Asked['language'], product: Product): boolean {
  const own = text.replaceAll(product.name, '').replaceAll(product.brand ?? product.name, '');
  const letters = own.match(/\p{L}/gu)?.length ?? 0;
  const han = own.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (letters === 0) return true;
  return language === 'zh-CN' ? han / letters >= 0.4 : han === 0 && /\p{Script=Latin}/u.test(own);
}

export function toScript({ framework, scenes, call_to_action }: ModelScript, request: WritingRequest): Script {
  return {
    version: 1,
    framework: request.framework ?? (cleanLine(framework).slice(0, 60) || 'free'),
    goal: request.goal ?? 'sales',
    language: request.language,
    length_s: request.lengthS,
    seed: request.seed,
    hook_pattern: 'model',
    scenes: scenes.map((scene, index) => toScene(scene, request, index === scenes.length - 1)),
    call_to_action: cleanLine(call_to_action),
  };
}

export function toScene(scene: ModelScene, { language, product }: Asked, isLast: boolean): ScriptScene {
  const spoken = cleanLine(scene.spoken);
  const title = cleanLine(scene.on_screen).slice(0, LONGEST_TITLE);
  const line = { text: spoken, sources: tieSources(spoken, product) };
  const written = { text: title, sources: tieSources(title, product) };
  // A model's own title is kept if it has content.
  const isWeak = scene.role === 'hook' && !isHookTitle(title, language);
  return {
    role: scene.role,
    spoken: line,
    on_screen: (isWeak ? findHookTitle({ spoken: line, on_screen: written }, language) : undefined) ?? written,
    image_wish: cleanLine(scene.image_wish).slice(0, 300),
    duration_ms: estimateSpokenMs(spoken, language) + (isLast ? END_CARD_MS : SCENE_PAUSE_MS),
  };
}
