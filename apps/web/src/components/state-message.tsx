import { Center, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface StateMessageProps {
  icon: LucideIcon;
  title: string;
  /** 1 where the whole screen has nothing to show. */
  order?: 1 | 2;
  text?: string;
  action?: ReactNode;
}

/** Stands where a list or a screen has nothing to show: why, and what to do. */
export function StateMessage({ icon: Icon, title, order = 2, text, action }: StateMessageProps) {
  return (
    <Center py={64}>
      <Stack align="center" gap="sm" maw={420}>
        <ThemeIcon size={56} radius="xl" variant="light">
          <Icon size={26} aria-hidden />
        </ThemeIcon>
        <Title order={order} size="h4" ta="center">
          {title}
        </Title>
        {text && (
          <Text c="dimmed" ta="center">
            {text}
          </Text>
        )}
        {action}
      </Stack>
    </Center>
  );
}
