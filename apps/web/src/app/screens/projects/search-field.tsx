import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { PAGING } from '@reelwright/contracts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Debounce, so that not every keystroke searches. */
const PAUSE_MS = 250;

interface SearchFieldProps {
  value: string;
  onChange(text: string): void;
}

/** Searches for a name while it is typed. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('tasks');
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
      aria-label={t('search.label')}
      placeholder={t('search.placeholder')}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      maxLength={PAGING.maxSearchLength}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={typed !== '' && <CloseButton aria-label={t('search.clear')} onClick={() => type('')} />}
    />
  );
}
