import { Alert, Button, Group, Stack } from '@mantine/core';
import {
  type CallInput,
  FIRST_LOGIN_QUESTIONS,
  isMultipleChoice,
  type SurveyQuestion,
  surveyCalls,
} from '@reelwright/contracts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerSurvey } from '#src/nouns/accounts/api/answer-survey.ts';
import { useSkipSurvey } from '#src/nouns/accounts/api/skip-survey.ts';
import { showError } from '#src/ui/toast.ts';
import { Question } from './question.tsx';

type Chosen = Partial<Record<SurveyQuestion, string[]>>;

/** Returns the answers as the call takes them; undefined if none was chosen. */
function toAnswers(chosen: Chosen): CallInput<'answerSurvey'> | undefined {
  const given = Object.entries(chosen).filter(([, options]) => options.length > 0);
  const answers = Object.fromEntries(
    given.map(([name, options]) => [name, isMultipleChoice(name as SurveyQuestion) ? options : options[0]]),
  );
  const checked = surveyCalls.answerSurvey.input.safeParse({ survey: 'first_login', ...answers });
  return checked.success ? checked.data : undefined;
}

/** The survey after the first sign-in: at least one option, or none by skipping it. */
export function FirstSurvey({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('surveys');
  const [chosen, setChosen] = useState<Chosen>({});
  const [isEmpty, setEmpty] = useState(false);
  const answer = useAnswerSurvey();
  const skip = useSkipSurvey();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const answers = toAnswers(chosen);
    setEmpty(answers === undefined);
    if (answers) answer.mutate(answers, { onSuccess: onDone, onError: showError });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        {FIRST_LOGIN_QUESTIONS.map((name) => (
          <Question
            key={name}
            name={name}
            chosen={chosen[name] ?? []}
            onChange={(options) => setChosen({ ...chosen, [name]: options })}
          />
        ))}
        {isEmpty && (
          <Alert color="red" role="alert">
            {t('chooseOne')}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button
            variant="subtle"
            color="gray"
            h={44}
            loading={skip.isPending}
            onClick={() => skip.mutate({ survey: 'first_login' }, { onSuccess: onDone, onError: showError })}
          >
            {t('skip')}
          </Button>
          <Button type="submit" h={44} loading={answer.isPending}>
            {t('continue')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
