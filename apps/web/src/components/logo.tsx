import { Group, Text } from '@mantine/core';

export function Logo() {
  return (
    <Group gap={8} wrap="nowrap">
      <img src="/icon.svg" width={28} height={28} alt="" />
      <Text fw={800} fz="lg" visibleFrom="xs" style={{ letterSpacing: '-0.02em' }}>
        {'Reelwright'}
      </Text>
    </Group>
  );
}
