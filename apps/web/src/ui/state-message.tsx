import { Center, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface StateMessageProps {
  icon: LucideIcon;
  title: string;
  text?: string;
  action?: ReactNode;
  /** 1 if the message is the page's only content. */
  headingOrder?: 1 | 2;
}

/** Message of an empty list or screen: the reason, and an action. */
export function StateMessage({ icon: Icon, title, text, action, headingOrder = 2 }: StateMessageProps) {
  return (
    <Center py={64}>
      <Stack align="center" gap="sm" maw={420}>
        <ThemeIcon size={56} radius="xl" variant="light">
          <Icon size={26} aria-hidden />
        </ThemeIcon>
        <Title order={headingOrder} size="h4" ta="center">
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
