import { readHooks } from '../read-hooks.ts';

export const APPAREL_HOOKS = readHooks(`
question:
手机钥匙往哪放？{fact}。 | pockets
comment-reply:
会不会闷？{fact}。 | breathable
扎不扎人？{fact}。 | soft
怎么洗？{fact}。 | machine-wash
`);
