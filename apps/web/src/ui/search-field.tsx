import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { PAGING } from '@reelwright/contracts';
import { Search } from 'lucide-react';
import { useState } from 'react';

/** Debounce, so that not every keystroke searches. */
const PAUSE_MS = 250;

interface SearchFieldProps {
  value: string;
  label: string;
  placeholder: string;
  clearLabel: string;
  className?: string | undefined;
  onChange(text: string): void;
}

/** Searches while it is typed in. */
export function SearchField({ value, label, placeholder, clearLabel, className, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  // The value changed elsewhere: the filters were cleared, or the browser went back.
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }
  const tell = useDebouncedCallback((text: string) => {
    setTold(text);
    onChange(text);
  }, PAUSE_MS);
  const type = (text: string): void => {
    setTyped(text);
    tell(text);
  };
  return (
    <TextInput
      type="search"
      {...(className !== undefined && { className })}
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      maxLength={PAGING.maxSearchLength}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={typed !== '' && <CloseButton aria-label={clearLabel} onClick={() => type('')} />}
    />
  );
}
