import { readHooks } from '../read-hooks.ts';

export const AUDIO_HOOKS = readHooks(`
question:
耳机又没电了？{fact}。 | battery-life
下雨天能戴吗？{fact}。 | waterproof =耳机,蓝牙耳机
没电了要充多久？{fact}。 | fast-charge
地铁里听得清吗？{fact}。 | noise-cancelling =耳机
出门前又忘了充电？{fact}。 | fast-charge
线又缠成一团？{fact}。 | wireless
戴一小时耳朵疼吗？{fact}。 | comfort =耳机
洗澡也想听歌？{fact}。 | waterproof =音箱,音响
手机电脑来回切？{fact}。 | multi-device
comment-reply:
降不降噪？{fact}。 | noise-cancelling
能听多久？{fact}。 | battery-life
沉不沉？{fact}。 | weight
怕不怕水？{fact}。 | waterproof
充电慢吗？{fact}。 | fast-charge
充一次用多久？{fact}。 | battery-life
声音够大吗？{fact}。 | power =音箱,音响
戴着沉不沉？{fact}。 | weight =耳机
`);
