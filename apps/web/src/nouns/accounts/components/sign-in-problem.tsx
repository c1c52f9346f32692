import { Alert } from '@mantine/core';
import { ERRORS } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { CallError } from '#src/lib/api-client.ts';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';

/** Why a sign-in with email and password failed. */
export function SignInProblem({ error }: { error: Error }) {
  const { t } = useTranslation();
  const message = describeError(error, getLanguage());
  // The server does not say which of the two is wrong.
  const isWrong = error instanceof CallError && error.code === ERRORS.LOGIN_ERROR.code;
  return (
    <Alert color="red" role="alert" title={isWrong ? message : undefined}>
      {isWrong ? t('login.wrong') : message}
    </Alert>
  );
}
