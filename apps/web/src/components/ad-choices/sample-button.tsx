import { ActionIcon, Loader } from '@mantine/core';
import { Play, Square } from 'lucide-react';
import type { Sample } from './use-sample.ts';

interface SampleButtonProps {
  sample: Sample;
  name: string;
  isDisabled: boolean;
}

/** Lets what is chosen be heard. */
export function SampleButton({ sample, name, isDisabled }: SampleButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={name}
      title={name}
      aria-pressed={sample.phase === 'playing'}
      disabled={isDisabled}
      onClick={() => sample.toggle()}
    >
      {sample.phase === 'loading' ? (
        <Loader size={14} />
      ) : sample.phase === 'playing' ? (
        <Square size={14} aria-hidden fill="currentColor" />
      ) : (
        <Play size={16} aria-hidden />
      )}
    </ActionIcon>
  );
}
