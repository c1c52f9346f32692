import { useLocalStorage } from '@mantine/hooks';
import { USER_TYPES } from '@reelwright/contracts';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { partWhenIdle } from '#src/ui/part-when-idle.tsx';
import { useCurrentPathSelector } from '../shell/menu/use-current-path.ts';

/** Only new members get it: it brings the schema of the answers. */
const DueDialog = partWhenIdle(async () => (await import('./due-dialog.tsx')).DueDialog);

/** Asks a new member at home, once, and nobody who has begun to work or is shown around. */
export function FirstSurveyDialog() {
  const { data: user } = useUserInfo();
  const isAtHome = useCurrentPathSelector((path) => path === '/home');
  const [tour] = useLocalStorage<'new' | 'seen'>({ key: 'tour', defaultValue: 'new', getInitialValueInEffect: false });
  const isNew = user !== undefined && user.user_type !== USER_TYPES.guest && user.isRegister;
  if (!isNew || !isAtHome || tour !== 'seen') return null;
  return <DueDialog />;
}
