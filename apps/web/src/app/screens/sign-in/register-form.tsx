import { Anchor, Checkbox } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { readAttribution } from '#src/lib/attribution.ts';
import { useRegisterByCode } from '#src/nouns/accounts/api/register-by-code.ts';
import { CodeForm } from './code-form.tsx';
import { type AccountForm, CHECKS, findProblemField } from './form-problems.ts';
import { findWelcomePath } from './next-path.ts';

/** Written when the screen opens by an invitation to a team. */
const TEAM_INVITE_KEY = 'teamInviteCode';

/** Creates an account. */
export function RegisterForm() {
  const { t } = useTranslation();
  const router = useRouter();
  const register = useRegisterByCode();
  const form = useForm<AccountForm>({ defaultValues: { email: '', code: '', password: '', agreement: false } });
  const agreementError = form.formState.errors.agreement?.message;

  const submit = (values: AccountForm): void => {
    const { openPartner: _none, ...visit } = readAttribution();
    const teamInvite = sessionStorage.getItem(TEAM_INVITE_KEY);
    const input = { ...visit, ...values, ...(teamInvite === null ? {} : { team_invite_code: teamInvite }) };
    register.mutate(input, {
      onSuccess: () => router.history.push(findWelcomePath(location.search)),
      onError: (error) => {
        const field = findProblemField(error);
        if (field) form.setError(field, { message: describeError(error, getLanguage()) }, { shouldFocus: true });
      },
    });
  };

  return (
    <CodeForm
      form={form}
      type="register"
      onSubmit={submit}
      submit={{ label: t('login.registerButton'), isPending: register.isPending, error: register.error }}
      passwordLabel={t('login.password')}
    >
      <Checkbox
        label={
          <Trans
            i18nKey="login.agreement"
            components={{
              terms: <Anchor href="/terms" target="_blank" underline="always" inherit />,
              privacy: <Anchor href="/privacy" target="_blank" underline="always" inherit />,
            }}
          />
        }
        error={agreementError}
        {...form.register('agreement', { validate: CHECKS.agreement })}
      />
    </CodeForm>
  );
}
