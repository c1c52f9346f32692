import { readHooks } from '../read-hooks.ts';

export const TOOLS_HOOKS = readHooks(`
question:
哪颗螺丝让你认输过？{fact}。 | torque =电钻,手电钻,螺丝刀,电动螺丝刀
挂歪的画，怪谁？{fact}。 | precision
有几档？{fact}。 | gears
拎得动吗？{fact}。 | weight
comment-reply:
打得动墙吗？{fact}。 | torque
准不准？{fact}。 | precision
劲儿够吗？{fact}。 | power
能调速吗？{fact}。 | gears
什么料？{fact}。 | material
`);
