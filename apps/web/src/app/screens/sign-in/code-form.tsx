import { Alert, Button, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetVCode } from '#src/nouns/accounts/api/get-v-code.ts';
import { MailboxHint } from '#src/app/screens/operator/mailbox-hint.tsx';
import { CodeField } from './code-field.tsx';
import { type AccountForm, CHECKS, findProblemField } from './form-problems.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';

interface CodeFormProps {
  form: UseFormReturn<AccountForm>;
  /** What the code is for. */
  type: 'register' | 'reset_password';
  onSubmit: (values: AccountForm) => void;
  submit: { label: string; isPending: boolean; error: Error | null };
  passwordLabel: string;
  /** Fields below the password. */
  children?: ReactNode;
}

/** E-mail, mailed code and a new password: what registering and a forgotten password share. */
export function CodeForm({ form, type, onSubmit, submit, passwordLabel, children }: CodeFormProps) {
  const { t } = useTranslation();
  const getVCode = useGetVCode();
  const { errors } = form.formState;
  const [email, password] = form.watch(['email', 'password']);

  const sendCode = async (): Promise<number | null> => {
    if (!(await form.trigger('email', { shouldFocus: true }))) return null;
    try {
      const { resend_after: seconds } = await getVCode.mutateAsync({ email: email.trim(), type });
      form.clearErrors('code');
      form.setFocus('code');
      return seconds;
    } catch (error) {
      const field = findProblemField(error as Error) ?? 'code';
      form.setError(field, { message: describeError(error, getLanguage()) });
      return null;
    }
  };
  const problem =
    submit.error && findProblemField(submit.error) === undefined ? describeError(submit.error, getLanguage()) : null;

  return (
    <form onSubmit={form.handleSubmit(onSubmit)} noValidate>
      <Stack>
        <TextInput
          size="md"
          label={t('login.email')}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          error={errors.email?.message}
          {...form.register('email', { validate: CHECKS.email })}
        />
        <CodeField
          onSend={sendCode}
          isSending={getVCode.isPending}
          error={errors.code?.message}
          {...form.register('code', { validate: CHECKS.filled })}
        />
        <MailboxHint />
        <NewPasswordField
          label={passwordLabel}
          password={password}
          email={email}
          error={errors.password?.message}
          {...form.register('password', { validate: CHECKS.password })}
        />
        {children}
        {problem !== null && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Button size="md" type="submit" loading={submit.isPending}>
          {submit.label}
        </Button>
      </Stack>
    </form>
  );
}
