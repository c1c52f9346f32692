import { Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './tool-frame.module.css';

interface ToolFrameProps {
  title: string;
  subtitle: string;
  /** Beside the title. */
  action?: ReactNode;
  /** For a list instead of two columns. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** The first screen of a tool: its title, and controls that a finger can hit on a small screen. */
export function ToolFrame({ title, subtitle, action, isNarrow, children }: ToolFrameProps) {
  return (
    <Stack maw={isNarrow === true ? 1100 : 1400} mx="auto" gap="lg" className={classes['screen'] ?? ''}>
      <div className={classes.head}>
        <div>
          <Title order={1} size="h2">
            {title}
          </Title>
          <Text c="dimmed">{subtitle}</Text>
        </div>
        {action}
      </div>
      {children}
    </Stack>
  );
}

interface ToolColumnsProps {
  /** Name of the settings. */
  label: string;
  /** On the right; on a small screen below. */
  settings: ReactNode;
  children: ReactNode;
}

/** What a task is made from, with its settings beside it. */
export function ToolColumns({ label, settings, children }: ToolColumnsProps) {
  return (
    <div className={classes.columns}>
      <Stack gap="md">{children}</Stack>
      <Card
        withBorder
        radius="lg"
        padding="lg"
        component="section"
        aria-label={label}
        className={classes['panel'] ?? ''}
      >
        {settings}
      </Card>
    </div>
  );
}
