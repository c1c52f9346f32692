import { useLocalStorage } from '@mantine/hooks';

/** Whether keys without Ctrl or Cmd are shortcuts. Whoever speaks to the computer, or trembles, turns them off. */
export function useSingleKeys() {
  return useLocalStorage<boolean>({ key: 'singleKeyShortcuts', defaultValue: true, getInitialValueInEffect: false });
}
