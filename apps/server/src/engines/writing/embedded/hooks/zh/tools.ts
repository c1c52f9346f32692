import { readHooks } from '../read-hooks.ts';

export const TOOLS_HOOKS = readHooks(`
question:
哪颗螺丝让你认输过？{fact}。 | torque =电钻,手电钻,螺丝刀,电动螺丝刀
挂歪的画，怪谁？{fact}。 | precision
有几档？{fact}。 | gears
拎得动吗？{fact}。 | weight
墙太硬钻不动？{fact}。 | torque =钻
最后一颗螺丝没电了？{fact}。 | battery-life
电机又烧了？{fact}。 | brushless
架子又装歪了？{fact}。 | precision
要用的批头在哪？{fact}。 | storage
梯子上哪来的插座？{fact}。 | wireless
拧两下就花了？{fact}。 | tough
拿一上午手酸？{fact}。 | weight
comment-reply:
打得动墙吗？{fact}。 | torque
准不准？{fact}。 | precision
劲儿够吗？{fact}。 | power
能调速吗？{fact}。 | gears
什么料？{fact}。 | material
力气多大？{fact}。 | torque
充一次用多久？{fact}。 | battery-life
充满要多久？{fact}。 | fast-charge
多重？{fact}。 | weight
锋利吗？{fact}。 | sharp
声音大吗？{fact}。 | quiet
`);
