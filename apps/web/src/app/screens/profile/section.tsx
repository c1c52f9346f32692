import { Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One subject of the profile: a heading, a sentence, its controls. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="lg" radius="md" aria-labelledby={id}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          {text && (
            <Text size="sm" c="dimmed" mt={4}>
              {text}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Paper>
  );
}
