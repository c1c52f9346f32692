import { Group, Text } from '@mantine/core';

/** The product's logo; without its name if the space is short. */
export function Logo({ isShort }: { isShort: boolean }) {
  return (
    <Group gap={8} wrap="nowrap">
      <img src="/icon.svg" width={28} height={28} alt="" />
      {!isShort && (
        <Text component="span" fw={800} fz="lg" translate="no" style={{ letterSpacing: '-0.02em' }}>
          {'Reelwright'}
        </Text>
      )}
    </Group>
  );
}
