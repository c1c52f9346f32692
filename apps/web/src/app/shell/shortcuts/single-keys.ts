import { useLocalStorage } from '@mantine/hooks';

/** Returns whether keys without Ctrl or Cmd are shortcuts. Users of voice input, or with a tremor, turn them off. */
export function useSingleKeys() {
  return useLocalStorage<boolean>({ key: 'singleKeyShortcuts', defaultValue: true, getInitialValueInEffect: false });
}
