import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { GENERATION_LIMITS, type PromptAccountData } from '@reelwright/contracts';
import { Sparkles, Undo2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '#src/ui/toast.ts';
import { BrandBackgrounds } from './brand-backgrounds.tsx';
import { useEnhancePrompt } from '../api/enhance-prompt.ts';
import classes from './prompt-field.module.css';

interface PromptFieldProps {
  value: string;
  /** What became of the prompt's words; null while it is not known. */
  account: PromptAccountData | null;
  suggestions: readonly string[];
  isRequired: boolean;
  onChange(prompt: string): void;
}

type Fate = 'ignored' | 'not_drawable';

/** Splits a prompt into plain text and words that are left out. */
function splitByFate(prompt: string, account: PromptAccountData | null): { text: string; fate: Fate | null }[] {
  const marks = [
    ...(account?.ignored ?? []).map((span) => ({ ...span, fate: 'ignored' as const })),
    ...(account?.not_drawable ?? []).map((span) => ({ ...span, fate: 'not_drawable' as const })),
  ].toSorted((one, other) => one.start - other.start);
  const parts: { text: string; fate: Fate | null }[] = [];
  let at = 0;
  for (const { start, end, fate } of marks) {
    if (start < at || end > prompt.length) continue;
    if (start > at) parts.push({ text: prompt.slice(at, start), fate: null });
    parts.push({ text: prompt.slice(start, end), fate });
    at = end;
  }
  return at < prompt.length ? [...parts, { text: prompt.slice(at), fate: null }] : parts;
}

/** The prompt, with the words underlined that the own engine leaves out; suggestions, and an enhancer that can be undone. */
export function PromptField({ value, account, suggestions, isRequired, onChange }: PromptFieldProps) {
  const { t } = useTranslation('generator');
  const id = useId();
  const enhance = useEnhancePrompt();
  /** The prompt before it was replaced as a whole. */
  const [before, setBefore] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const replace = (prompt: string): void => {
    setBefore(value);
    onChange(prompt);
  };
  const improve = (): void =>
    enhance.mutate(
      { prompt: value, seed: Math.floor(Math.random() * 1000) },
      { onSuccess: ({ prompt }) => replace(prompt), onError: showError },
    );
  const left = GENERATION_LIMITS.promptCharacters - value.length;
  return (
    <div>
      <Group justify="space-between" mb={4} gap="xs">
        <Text component="label" htmlFor={id} fw={600} size="sm">
          {t(isRequired ? 'prompt.label' : 'prompt.optional')}
        </Text>
        <Group gap={4}>
          {before !== null && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<Undo2 size={14} aria-hidden />}
              onClick={() => {
                onChange(before);
                setBefore(null);
              }}
            >
              {t('prompt.undo')}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<Sparkles size={14} aria-hidden />}
            disabled={value.trim() === ''}
            loading={enhance.isPending}
            onClick={improve}
          >
            {t('prompt.enhance')}
          </Button>
          {value !== '' && (
            <Tooltip label={t('prompt.clear')}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={30}
                aria-label={t('prompt.clear')}
                onClick={() => replace('')}
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
        </Group>
      </Group>
      <div className={classes.field}>
        <div className={classes.mirror} aria-hidden>
          {splitByFate(value, account).map(({ text, fate }, index) =>
            fate === null ? (
              text
            ) : (
              // Parts have no ids; their order is that of the text.
              // oxlint-disable-next-line react/no-array-index-key
              <mark key={index} data-fate={fate}>
                {text}
              </mark>
            ),
          )}{' '}
        </div>
        <textarea
          id={id}
          className={classes.input}
          value={value}
          dir="auto"
          rows={4}
          maxLength={GENERATION_LIMITS.promptCharacters}
          placeholder={t('prompt.placeholder')}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      {left < 200 && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('prompt.left', { count: left })}
        </Text>
      )}
      <BrandBackgrounds
        onChoose={(color) =>
          replace([value.trimEnd(), t('prompt.background', { color })].join(value.trim() ? t('prompt.comma') : ''))
        }
      />
      {suggestions.length > 0 && (
        <div className={classes.suggestions}>
          <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('prompt.suggestions')}
          </Button>
          {isOpen && (
            <ul className={classes.list} aria-label={t('prompt.suggestions')}>
              {suggestions.slice(0, 6).map((suggestion) => (
                <li key={suggestion}>
                  <button
                    type="button"
                    className={classes.suggestion}
                    onClick={() => {
                      replace(suggestion);
                      setOpen(false);
                    }}
                  >
                    {suggestion}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
