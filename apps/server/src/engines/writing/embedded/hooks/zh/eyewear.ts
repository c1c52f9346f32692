import { readHooks } from '../read-hooks.ts';

export const EYEWEAR_HOOKS = readHooks(`
comment-reply:
开车能戴吗？{fact}。 | polarised
防晒吗？{fact}。 | uv
沉不沉？{fact}。 | weight
镜框什么做的？{fact}。 | material
`);
