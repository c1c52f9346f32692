import { type ScriptSetting, STORAGE_KEYS, USER_TYPES } from '@reelwright/contracts';
import { useEffect } from 'react';
import { useAppSetting } from '#src/nouns/accounts/api/app-setting.ts';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { countInviteVisit } from '#src/nouns/site/api/count-invite-visit.ts';
import { identifyUser, startScripts } from './start-scripts.ts';

const COUNTED_KEY = 'countedInviteCode';

/** They run until the page is left: leaving the studio for a public screen must still stop the chat. */
const started = new WeakSet<readonly ScriptSetting[]>();

/** Runs what this installation has set up beside the studio: scripts of others, and the count of followed invitations. */
export function SiteServices() {
  const { data: setting } = useAppSetting();
  const { data: user } = useUserInfo();
  const scripts = setting?.scripts;
  const memberId = user && user.user_type !== USER_TYPES.guest ? user.userId : null;
  useEffect(() => {
    if (!scripts || started.has(scripts)) return;
    started.add(scripts);
    startScripts(scripts);
  }, [scripts]);
  useEffect(() => identifyUser(memberId), [memberId]);
  useEffect(() => void countVisit(), []);
  return null;
}

/** Counts the visit of an invitation once. Without a connection it is counted next time. */
async function countVisit(): Promise<void> {
  const code = localStorage.getItem(STORAGE_KEYS.inviteCode);
  if (code === null || code === '' || code === localStorage.getItem(COUNTED_KEY)) return;
  try {
    await countInviteVisit(code);
    localStorage.setItem(COUNTED_KEY, code);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the visitor has nothing to do with it
    console.warn('The invitation was not counted:', error);
  }
}
