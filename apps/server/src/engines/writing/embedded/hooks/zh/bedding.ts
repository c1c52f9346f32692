import { readHooks } from '../read-hooks.ts';

export const BEDDING_HOOKS = readHooks(`
question:
半夜把被子踢哪了？{fact}。 | stays-put
夏天睡，黏不黏？{fact}。 | cooling
comment-reply:
什么料子？{fact}。 | material
怎么洗？{fact}。 | machine-wash
软不软？{fact}。 | soft
两面一样吗？{fact}。 | reversible
`);
