import { readHooks } from '../read-hooks.ts';

export const GENERAL_HOOKS = readHooks(`
question:
刻谁的名字？{fact}。 | personal
什么做的？{fact}。 | material
摔过几次？{fact}。 | tough
用完放哪？{fact}。 | foldable
怕不怕水？{fact}。 | waterproof
装得下多少？{fact}。 | capacity
装起来难吗？{fact}。 | no-assembly
沉不沉？{fact}。 | weight
comment-reply:
能刻字吗？{fact}。 | personal
什么材质？{fact}。 | material
防水吗？{fact}。 | waterproof
结实吗？{fact}。 | tough
能调吗？{fact}。 | adjustable
承重多少？{fact}。 | load
好打理吗？{fact}。 | easy-clean
`);
