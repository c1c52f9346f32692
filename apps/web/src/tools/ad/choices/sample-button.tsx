import { ActionIcon, Loader } from '@mantine/core';
import { Play, Square } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useSamples } from '#src/ui/use-samples.ts';

interface SampleButtonProps<Id extends string> {
  /** The current choice; undefined if it has no sample. */
  id: Id | undefined;
  find(id: Id): Promise<{ url: string }>;
  name: string;
}

/**
 * Plays a sample of the current choice; stops if the choice changes. Pressed at once: music is composed when it is first
 * played, which takes seconds.
 */
export function SampleButton<Id extends string>({ id, find, name }: SampleButtonProps<Id>) {
  const { active, toggle, stop } = useSamples(find);
  const silence = useEffectEvent(stop);
  useEffect(() => () => silence(), [id]);
  const phase = active !== null && active.id === id ? active.phase : null;
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={name}
      title={name}
      aria-pressed={phase !== null}
      aria-busy={phase === 'loading'}
      disabled={id === undefined}
      onClick={() => id !== undefined && toggle(id)}
    >
      {phase === 'loading' ? (
        <Loader size={14} />
      ) : phase === 'playing' ? (
        <Square size={14} aria-hidden fill="currentColor" />
      ) : (
        <Play size={16} aria-hidden />
      )}
    </ActionIcon>
  );
}
