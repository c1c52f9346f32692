import { Card, Group, Text, Title } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface SectionProps {
  icon: LucideIcon;
  title: string;
  hint?: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A group of related settings. */
export function Section({ icon: Icon, title, hint, aside, children }: SectionProps) {
  return (
    <Card withBorder padding="lg" radius="lg" component="section">
      <Group justify="space-between" wrap="nowrap" mb={hint === undefined ? 'md' : 2}>
        <Group gap={8} wrap="nowrap">
          <Icon size={18} aria-hidden style={{ color: 'var(--mantine-color-reel-light-color)', flexShrink: 0 }} />
          <Title order={2} size="h5">
            {title}
          </Title>
        </Group>
        {aside}
      </Group>
      {hint !== undefined && (
        <Text size="sm" c="dimmed" mb="md">
          {hint}
        </Text>
      )}
      {children}
    </Card>
  );
}
