import { readHooks } from '../read-hooks.ts';

export const CAR_HOOKS = readHooks(`
question:
座椅缝里有什么？{fact}。 | suction
停车被蹭，谁看见了？{fact}。 | automatic =行车记录仪
胎压低了去哪打？{fact}。 | power =充气泵,打气泵
晚上拍得清车牌吗？{fact}。 | night-vision
好装吗？{fact}。 | no-assembly
comment-reply:
会不会掉？{fact}。 | magnetic
拍得清吗？{fact}。 | resolution
难装吗？{fact}。 | no-assembly
能转吗？{fact}。 | rotates
好洗吗？{fact}。 | machine-wash
`);
