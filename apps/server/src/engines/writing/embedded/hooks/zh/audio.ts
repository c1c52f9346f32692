import { readHooks } from '../read-hooks.ts';

export const AUDIO_HOOKS = readHooks(`
question:
耳机又没电了？{fact}。 | battery-life
下雨天能戴吗？{fact}。 | waterproof =耳机,蓝牙耳机
没电了要充多久？{fact}。 | fast-charge
comment-reply:
降不降噪？{fact}。 | noise-cancelling
能听多久？{fact}。 | battery-life
沉不沉？{fact}。 | weight
怕不怕水？{fact}。 | waterproof
充电慢吗？{fact}。 | fast-charge
`);
