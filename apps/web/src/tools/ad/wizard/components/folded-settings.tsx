import { Accordion, Text } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import classes from './folded-settings.module.css';

interface FoldedSetting {
  name: string;
  icon: LucideIcon;
  title: string;
  /** Shown while it is folded. */
  current: string;
  content: ReactNode;
}

/** Settings that most users leave as they are, each folded with its current value. */
export function FoldedSettings({ settings }: { settings: readonly FoldedSetting[] }) {
  const [open, setOpen] = useState<string[]>([]);
  return (
    <Accordion multiple variant="contained" radius="lg" value={open} onChange={setOpen}>
      {settings.map(({ name, icon: Icon, title, current, content }) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control icon={<Icon size={18} aria-hidden />}>
            <span className={classes.line}>
              <Text component="span" fw={600} size="sm">
                {title}
              </Text>
              <Text component="span" size="sm" c="dimmed" className={classes.current ?? ''}>
                {current}
              </Text>
            </span>
          </Accordion.Control>
          {/* Folded content is not rendered: the music and caption pickers are heavy. */}
          <Accordion.Panel>{open.includes(name) && content}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
