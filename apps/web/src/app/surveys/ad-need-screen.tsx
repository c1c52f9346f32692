import { Button, Container, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import {
  AD_NEED_CONTACTS,
  AD_NEED_QUESTIONS,
  isMultipleChoice,
  type SurveyQuestion,
  USER_TYPES,
  surveyCalls,
} from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { ClipboardCheck, LogIn } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerSurvey } from '#src/nouns/accounts/api/answer-survey.ts';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { showError } from '#src/ui/toast.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import { Question } from './question.tsx';
import { loadSurveyTexts } from './survey-texts.ts';

loadSurveyTexts();

type Field = (typeof AD_NEED_QUESTIONS)[number] | (typeof AD_NEED_CONTACTS)[number];
type Contact = (typeof AD_NEED_CONTACTS)[number];

const FIELDS = {
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 31 },
  name: { type: 'text', autoComplete: 'name', maxLength: 100 },
  work_email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  website: { type: 'url', autoComplete: 'url', maxLength: 2048 },
} as const satisfies Record<Contact, object>;

/** People leave the scheme out. */
const toAddress = (website: string): string =>
  website.trim() === '' || /^https?:/i.test(website.trim()) ? website.trim() : `https://${website.trim()}`;

/** What somebody needs who wants more than the studio: every part is asked for. */
export function AdNeedScreen() {
  const { t } = useTranslation(['surveys', 'translation']);
  const { data: user } = useUserInfo();
  const answer = useAnswerSurvey();
  if (user === undefined) return <Skeleton height={320} maw={640} mx="auto" />;
  if (user.user_type === USER_TYPES.guest) {
    return (
      <StateMessage
        icon={LogIn}
        headingOrder={1}
        title={t('signInTitle')}
        text={t('signInText')}
        action={
          <Button component={Link} to="/login" h={44}>
            {t('translation:action.signIn')}
          </Button>
        }
      />
    );
  }
  if (answer.isSuccess) {
    return (
      <StateMessage
        icon={ClipboardCheck}
        headingOrder={1}
        title={t('thanksTitle')}
        text={t('thanksText')}
        action={
          <Button component={Link} to="/home" h={44}>
            {t('translation:action.goHome')}
          </Button>
        }
      />
    );
  }
  return <AdNeedForm answer={answer} email={user.email ?? ''} />;
}

function AdNeedForm({ answer, email }: { answer: ReturnType<typeof useAnswerSurvey>; email: string }) {
  const { t } = useTranslation('surveys');
  const [chosen, setChosen] = useState<Partial<Record<SurveyQuestion, string[]>>>({});
  const [contacts, setContacts] = useState<Record<Contact, string>>({
    phone: '',
    name: '',
    work_email: email,
    website: '',
  });
  const [missing, setMissing] = useState<ReadonlySet<Field>>(new Set());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const options = Object.fromEntries(
      AD_NEED_QUESTIONS.map((name) => [name, isMultipleChoice(name) ? (chosen[name] ?? []) : chosen[name]?.[0]]),
    );
    const checked = surveyCalls.answerSurvey.input.safeParse({
      survey: 'ad_need',
      ...options,
      ...contacts,
      website: toAddress(contacts.website),
    });
    if (!checked.success) {
      setMissing(new Set(checked.error.issues.map(({ path }) => path[0] as Field)));
      return;
    }
    setMissing(new Set());
    answer.mutate(checked.data, { onError: showError });
  };
  return (
    <Container size={640} py="md">
      <Title order={1} size="h2">
        {t('adNeedTitle')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('adNeedText')}
      </Text>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          {AD_NEED_QUESTIONS.map((name) => (
            <Question
              key={name}
              name={name}
              chosen={chosen[name] ?? []}
              onChange={(options) => setChosen({ ...chosen, [name]: options })}
              error={missing.has(name) ? t('chooseOne') : undefined}
            />
          ))}
          {AD_NEED_CONTACTS.map((name) => (
            <TextInput
              key={name}
              size="md"
              label={t(`contact.${name}`)}
              required
              {...FIELDS[name]}
              value={contacts[name]}
              onChange={(event) => setContacts({ ...contacts, [name]: event.currentTarget.value })}
              error={missing.has(name) ? t(`needed.${name}`) : undefined}
            />
          ))}
          {missing.size > 0 && (
            <Text c="var(--mantine-color-error)" size="sm" role="alert">
              {t('incomplete')}
            </Text>
          )}
          <Button type="submit" h={44} loading={answer.isPending}>
            {t('continue')}
          </Button>
        </Stack>
      </form>
    </Container>
  );
}
