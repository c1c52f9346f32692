import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type CallData, type CallInput, priceOfSpokenText, SPEECH_LIMITS, textToSpeech } from '@reelwright/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDefaultBrandKit } from '#src/nouns/brand-kits/api/list-brand-kits.ts';
import { WordList } from '#src/nouns/pronunciations/components/word-list.tsx';
import { useVoices } from '#src/nouns/voices/api/list-voices.ts';
import { voiceSampleQuery } from '#src/nouns/voices/api/sample-queries.ts';
import { useSamples } from '#src/ui/use-samples.ts';
import { type FormProblem, toTaskInput, type VoiceForm, withBrandVoice } from '../model/voice-form.ts';
import { ActionBar } from './action-bar.tsx';
import { TextField } from './text-field.tsx';
import { TuningFields } from './tuning-fields.tsx';
import classes from './voice-form-view.module.css';
import { VoicePicker } from '#src/nouns/voices/components/voice-picker.tsx';

interface VoiceFormViewProps {
  form: VoiceForm;
  onChange(form: VoiceForm): void;
  /** Receives the input to price once it has settled; null while something is missing. */
  onInput(input: CallInput<'getTaskCost'> | null): void;
  cost: CallData<'getTaskCost'> | undefined;
  isPushing: boolean;
  onPush(input: CallInput<'getTaskCost'>): void;
  /** Shown below the text: the recording. */
  children: ReactNode;
}

const INPUT_DELAY_MS = 300;
const TOOL_TYPE = textToSpeech.id;

/** The whole form: text, voice, tuning, price. */
export function VoiceFormView({
  form: typed,
  onChange,
  onInput,
  cost,
  isPushing,
  onPush,
  children,
}: VoiceFormViewProps) {
  const { t } = useTranslation(['textToSpeech', 'pronunciations']);
  const voices = useVoices();
  const kit = useDefaultBrandKit();
  const form = withBrandVoice(typed, { kit, voices: voices.data?.list });
  const queries = useQueryClient();
  const samples = useSamples((id) => queries.query(voiceSampleQuery(id)));
  const [hasTried, setTried] = useState(false);
  const change = (fields: Partial<VoiceForm>): void => onChange({ ...typed, ...fields });

  const result = toTaskInput(form);
  const [settled] = useDebouncedValue(result.ok ? JSON.stringify(result.input) : null, INPUT_DELAY_MS);
  useEffect(() => {
    onInput(settled === null ? null : { tool_type: TOOL_TYPE, input: JSON.parse(settled) as Record<string, unknown> });
  }, [settled, onInput]);

  const problems: readonly FormProblem[] = result.ok ? [] : result.problems;
  // A missing text is reported once the recording is requested; a text that is too long, at once.
  const textProblem = problems.find(
    (problem) => problem === 'speech_text_too_long' || (hasTried && problem === 'speech_text_missing'),
  );
  const textError = textProblem && t(`problem.${textProblem}`, { max: SPEECH_LIMITS.characters });
  const push = (): void => {
    setTried(true);
    if (!result.ok) {
      document.querySelector<HTMLElement>(`.${classes['text']} textarea`)?.focus();
      return;
    }
    setTried(false);
    onPush({ tool_type: TOOL_TYPE, input: result.input });
  };

  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPushing) push();
      }}
    >
      <div className={classes['text']}>
        <Card withBorder padding="lg" radius="lg">
          <TextField
            text={form.text}
            language={form.language}
            error={textError}
            onChange={(text) => change({ text })}
          />
        </Card>
      </div>
      <Stack gap="lg" className={classes['settings'] ?? ''}>
        <Card withBorder padding="lg" radius="lg">
          <Title order={2} size="h4" mb="md">
            {t('voice.title')}
          </Title>
          <VoicePicker
            voices={voices.data}
            hasFailed={voices.isError && !voices.isFetching}
            onAskAgain={() => void voices.refetch()}
            language={form.language}
            voice={form.voice}
            samples={samples}
            onChange={change}
          />
        </Card>
        <Card withBorder padding="lg" radius="lg">
          <Title order={2} size="h4" mb="md">
            {t('tuning.title')}
          </Title>
          <TuningFields speed={form.speed} pitch={form.pitch} onChange={change} />
        </Card>
        <Card withBorder padding="lg" radius="lg">
          <Title order={2} size="h4" mb="xs">
            {t('pronunciations:title')}
          </Title>
          <WordList voices={voices.data} language={form.language} voiceId={form.voice} />
          {form.pronunciations.length > 0 && (
            <Group mt="sm" gap="xs" justify="space-between">
              <Text size="sm" c="dimmed">
                {t('pronunciations.ofText', { count: form.pronunciations.length })}
              </Text>
              <Button variant="subtle" size="compact-sm" onClick={() => change({ pronunciations: [] })}>
                {t('pronunciations.dropOfText')}
              </Button>
            </Group>
          )}
        </Card>
      </Stack>
      <div className={classes['action']}>
        <ActionBar
          cost={result.ok ? cost : undefined}
          expectedCredits={priceOfSpokenText(form.text)}
          problem={textProblem === 'speech_text_too_long' ? textError : undefined}
          isPushing={isPushing}
        />
      </div>
      <div className={classes['result']}>{children}</div>
    </form>
  );
}
