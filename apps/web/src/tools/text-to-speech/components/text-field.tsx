import { Button, Group, Menu, Text, Textarea } from '@mantine/core';
import { countSpokenCharacters, SPEECH_LIMITS, type SpeechLanguage } from '@reelwright/contracts';
import { ChevronDown, Timer } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { insertPause, PAUSES_S } from '../model/insert-pause.ts';

interface TextFieldProps {
  text: string;
  language: SpeechLanguage;
  error: string | undefined;
  onChange(text: string): void;
}

/** The text with its character count; pauses are inserted at the cursor. */
export function TextField({ text, language, error, onChange }: TextFieldProps) {
  const { t } = useTranslation('textToSpeech');
  const field = useRef<HTMLTextAreaElement>(null);
  const count = countSpokenCharacters(text);
  const insert = (seconds: number): void => {
    const area = field.current;
    const start = area?.selectionStart ?? text.length;
    const end = area?.selectionEnd ?? text.length;
    const inserted = insertPause({ text, start, end, seconds, language });
    onChange(inserted.text);
    // Runs after the field has the new text, and the menu has returned the focus.
    setTimeout(() => {
      area?.focus();
      area?.setSelectionRange(inserted.cursor, inserted.cursor);
    });
  };
  return (
    <div>
      <Textarea
        ref={field}
        label={t('text.label')}
        placeholder={t('text.placeholder')}
        autosize
        minRows={8}
        maxRows={20}
        size="md"
        lang={language}
        dir="auto"
        value={text}
        error={error}
        // Text with an error keeps its normal colour, to stay legible.
        styles={{ input: { color: 'var(--mantine-color-text)' } }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group justify="space-between" mt="xs" gap="xs" wrap="nowrap">
        <Menu position="bottom-start" returnFocus={false}>
          <Menu.Target>
            <Button
              variant="default"
              size="xs"
              flex="none"
              leftSection={<Timer size={14} aria-hidden />}
              rightSection={<ChevronDown size={14} aria-hidden />}
            >
              {t('text.insertPause')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {PAUSES_S.map((seconds) => (
              <Menu.Item key={seconds} onClick={() => insert(seconds)}>
                {t('text.seconds', { seconds })}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Text
          size="sm"
          ta="end"
          c={count > SPEECH_LIMITS.characters ? 'var(--mantine-color-error)' : 'dimmed'}
          style={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {t('text.count', { count, max: SPEECH_LIMITS.characters })}
        </Text>
      </Group>
    </div>
  );
}
