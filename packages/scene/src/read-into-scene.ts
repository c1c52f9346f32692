import { isPainted, paintScene } from './choose-scene.ts';
import { type PromptAccount, type PromptToRead, type ReadPrompt, readPrompt } from './reading/read-prompt.ts';
import type { ReadyScene } from './ready-scenes/ready-scenes.ts';
import type { SceneGraph } from './scene-graph.ts';

const MAX_PROPS = 6;
/** Families of words that the graph does not hold, or holds whatever the scene is. */
const KEPT = new Set(['subject', 'move', 'effect', 'style']);

/**
 * Reads a prompt into a ready scene. Its place stays; the prompt's subject, props, light, camera, mood and wall colour
 * go into it, and what is ruled out leaves it. The account tells words that the scene leaves no room for as ignored.
 */
export function readIntoScene(scene: ReadyScene, wish: PromptToRead): ReadPrompt {
  const read = readPrompt(wish);
  const graph = setInto(scene, read, wish);
  const { account } = read;
  if (wish.prompt.trim() === '')
    return {
      ...read,
      graph,
      account: {
        ...account,
        assumed: [],
        coverage: 1,
        subject: wish.hasProduct === true ? 'drawn' : 'none_asked',
        setting: 'drawn',
        advice: 'draw',
      },
    };
  const shown = listIds(scene.graph);
  const whole = JSON.stringify(graph);
  const isHeld = ({ start, end, as }: PromptAccount['understood'][number]): boolean => {
    // A wall and a ground are held if what is said of them is: without the noun, it would be said of something else.
    if (as === 'part.backdrop') return graph.setting.backdrop === read.graph.setting.backdrop;
    if (as === 'part.ground') return graph.setting.ground.color === read.graph.setting.ground.color;
    if (KEPT.has(familyOf(as)) || shown.has(as)) return true;
    // A word that changes nothing is not in the image.
    const without = { ...wish, prompt: wish.prompt.slice(0, start) + ' '.repeat(end - start) + wish.prompt.slice(end) };
    return JSON.stringify(setInto(scene, readPrompt(without), without)) !== whole;
  };
  const understood = account.understood.filter(isHeld);
  const dropped = account.understood.filter((word) => !understood.includes(word));
  const before = weighAll(account.understood);
  const coverage = before === 0 ? 0 : Math.round((100 * account.coverage * weighAll(understood)) / before) / 100;
  return {
    ...read,
    graph,
    account: {
      ...account,
      understood,
      // The scene was chosen, not assumed.
      assumed: [],
      setting: 'drawn',
      ignored: [...account.ignored, ...dropped.map(({ start, end }) => ({ start, end }))].toSorted(
        (one, other) => one.start - other.start,
      ),
      coverage,
      advice: adviseOn({ ...account, coverage }, wish.hasProduct === true),
    },
  };
}

const LEAST = { draw: 0.7, notice: 0.4 } as const;

/** With a product and a scene that were chosen, there is always something to draw. */
function adviseOn(
  { prohibited, subject, coverage }: Pick<PromptAccount, 'prohibited' | 'subject' | 'coverage'>,
  hasProduct: boolean,
): PromptAccount['advice'] {
  if (prohibited !== null || subject === 'missing') return 'ask';
  if (coverage >= LEAST.draw) return 'draw';
  return coverage >= LEAST.notice || hasProduct ? 'notice' : 'ask';
}

const familyOf = (id: string): string => id.split('.')[0] ?? '';

const weighAll = (words: PromptAccount['understood']): number =>
  words.reduce((sum, { as }) => sum + (familyOf(as) === 'subject' ? 3 : familyOf(as) === 'setting' ? 2 : 1), 0);

function setInto(scene: ReadyScene, { graph: said, account }: ReadPrompt, { hasProduct }: PromptToRead): SceneGraph {
  const asked = new Set(account.understood.map(({ as }) => familyOf(as)));
  const removed = new Set(account.removed);
  const { backdrop, ground } = said.setting;
  const { graph } = backdrop !== null && isPainted(scene) ? paintScene(scene, backdrop) : scene;
  const isSubject = hasProduct === true || account.subject === 'drawn';
  const own = graph.props.filter(
    ({ kind }) => !removed.has(`prop.${kind}`) && !said.props.some((prop) => prop.kind === kind),
  );
  const props = asked.has('prop') ? [...said.props, ...own] : own;
  const lit = { ...graph.light, gobo: removed.has(`gobo.${graph.light.gobo}`) ? ('none' as const) : graph.light.gobo };
  const { light, camera } = said;
  return {
    ...graph,
    subject: isSubject ? said.subject : { ...graph.subject, kind: 'none', label: null, count: 1 },
    setting: {
      ...graph.setting,
      ground: { ...graph.setting.ground, color: ground.color ?? graph.setting.ground.color },
    },
    props: props.slice(0, MAX_PROPS),
    light: {
      kind: asked.has('light') ? light.kind : lit.kind,
      time: asked.has('time') ? light.time : lit.time,
      gobo: asked.has('gobo') ? light.gobo : lit.gobo,
      side: asked.has('light') || asked.has('side') ? light.side : lit.side,
      colors: asked.has('light') || light.colors.length > 0 ? light.colors : lit.colors,
    },
    camera: {
      height: asked.has('camera') ? camera.height : graph.camera.height,
      shot: asked.has('shot') ? camera.shot : graph.camera.shot,
      blur: asked.has('blur') ? camera.blur : graph.camera.blur,
    },
    mood: asked.has('mood') || asked.has('theme') ? said.mood : graph.mood,
  };
}

/** The ids of what a scene shows. */
function listIds({ setting, props, light, mood }: SceneGraph): Set<string> {
  return new Set([
    `setting.${setting.kind}`,
    `material.${setting.ground.material}`,
    `light.${light.kind}`,
    `time.${light.time}`,
    `gobo.${light.gobo}`,
    `mood.${mood}`,
    ...props.map(({ kind }) => `prop.${kind}`),
  ]);
}
