import { Alert, Button, Group, TextInput } from '@mantine/core';
import { PROMOTION_CODE_LIMITS } from '@reelwright/contracts';
import { CircleCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useRedeemCode } from '../api/use-promotion-code.ts';
import { loadPromotionCodeTexts } from '../model/promotion-code-texts.ts';

loadPromotionCodeTexts();

/** Turns a code into credits. A link may bring the code: it is filled in, and its user decides. */
export function RedeemCode({ code: brought = '' }: { code?: string | undefined }) {
  const { t } = useTranslation('promotionCodes');
  const [code, setCode] = useState(brought);
  const redeem = useRedeemCode();
  const isEmpty = code.trim() === '';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isEmpty && !redeem.isPending) redeem.mutate(code, { onSuccess: () => setCode('') });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-start" gap="xs">
        <TextInput
          flex={1}
          miw={180}
          size="md"
          aria-label={t('label')}
          placeholder="XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={PROMOTION_CODE_LIMITS.maxLength * 2}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            if (!redeem.isPending) redeem.reset();
          }}
          error={redeem.error && describeError(redeem.error, getLanguage())}
        />
        <Button type="submit" size="md" loading={redeem.isPending} disabled={isEmpty}>
          {t('redeem')}
        </Button>
      </Group>
      <div role="status">
        {redeem.data && (
          <Alert mt="sm" color="teal" icon={<CircleCheck size={18} aria-hidden />}>
            {t('redeemed', { count: redeem.data.credits })}
          </Alert>
        )}
      </div>
    </form>
  );
}
