import { Stack, Text, Title } from '@mantine/core';
import { type CallInput, textToSpeech } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VoiceFormView } from '../components/voice-form-view.tsx';
import { keepDraft, readDraft } from '../model/draft.ts';
import { loadTextToSpeechTexts } from '../model/text-to-speech-texts.ts';
import { loadVoiceTexts } from '#src/nouns/voices/model/voice-texts.ts';
import { makeEmptyForm, type VoiceForm } from '../model/voice-form.ts';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { useTaskList } from '#src/nouns/tasks/api/list-tasks.ts';
import { usePushTask } from '#src/nouns/tasks/api/push-task.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { usePaidAction } from '#src/nouns/tasks/model/use-paid-action.ts';
import { showError, showToast } from '#src/ui/toast.ts';
import classes from './text-to-speech.module.css';
import { Recording } from './recording.tsx';
import { RecordingHistory } from './recording-history.tsx';

loadTextToSpeechTexts();
loadVoiceTexts();

export function TextToSpeechScreen() {
  const { t } = useTranslation('textToSpeech');
  const navigate = useNavigate();
  const { id } = useSearch({ from: '/text-to-speech' });
  const [form, setForm] = useState(() => readDraft(makeEmptyForm(getLanguage())));
  const [input, setInput] = useState<CallInput<'getTaskCost'> | null>(null);
  const cost = useTaskCost(input);
  const push = usePushTask();
  const paid = usePaidAction('text-to-speech');
  const recordings = useTaskList(null, textToSpeech.id);
  const result = useRef<HTMLDivElement>(null);
  const newest = recordings.data?.pages[0]?.list[0]?.task_id;

  useEffect(() => keepDraft(form), [form]);

  const open = (taskId: string | undefined): void =>
    void navigate({ to: '/text-to-speech', search: taskId === undefined ? {} : { id: taskId }, resetScroll: false });
  const makeRecording = async (task: CallInput<'getTaskCost'>): Promise<void> => {
    try {
      const made = await paid.run(task.input, (key) => push.mutateAsync({ ...task, idempotency_key: key }));
      if (made === null) return;
      open(made.task_id);
      // On a phone the result lies below the settings.
      result.current?.scrollIntoView({ block: 'nearest' });
    } catch (error) {
      showError(error as Error);
    }
  };
  const reuse = (earlier: VoiceForm | null): void => {
    if (earlier === null) {
      showToast('warning', t('history.reuseFailed'));
      return;
    }
    setForm(earlier);
    window.scrollTo({ top: 0 });
    showToast('info', t('history.reused'));
  };

  const shown = id ?? newest;
  return (
    <Stack maw={1400} mx="auto" gap="lg" className={classes['screen'] ?? ''}>
      <div>
        <Title order={1} size="h2">
          {t('title')}
        </Title>
        <Text c="dimmed">{t('subtitle')}</Text>
      </div>
      <VoiceFormView
        form={form}
        onChange={setForm}
        onInput={setInput}
        cost={input === null ? undefined : cost.data}
        isPushing={paid.isPending}
        onPush={(task) => void makeRecording(task)}
      >
        <Stack gap="lg" ref={result}>
          <Recording key={shown ?? ''} taskId={shown} isListing={recordings.isPending} onReuse={reuse} />
          <RecordingHistory recordings={recordings} openId={shown} onOpen={open} onReuse={reuse} />
        </Stack>
      </VoiceFormView>
    </Stack>
  );
}
