import { Badge, Button, Text } from '@mantine/core';
import type { PromotionCode } from '@reelwright/contracts';
import { Copy, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndPromotionCode } from '#src/nouns/promotion-codes/api/end-promotion-code.ts';
import { copyText } from '#src/ui/copy-text.ts';
import { showError, showUndoToast } from '#src/ui/toast.ts';
import classes from './promotion-codes.module.css';

const COLORS = { open: 'teal', used_up: 'gray', expired: 'gray', ended: 'red' } as const;

/** Returns the link that brings a code to where it is redeemed. */
const linkTo = (code: string): string => `${location.origin}/vip-price?${new URLSearchParams({ code })}`;

export function PromotionCodeRow({ code }: { code: PromotionCode }) {
  const { t, i18n } = useTranslation('operator');
  const end = useEndPromotionCode();
  const { promotion_code_id: id, promotion_code: name, state } = code;
  const date = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium' });
  const setEnded = (isEnded: boolean): void =>
    end.mutate(
      { promotion_code_id: id, is_ended: isEnded },
      {
        onError: showError,
        onSuccess: () => {
          if (!isEnded) return;
          const onUndo = (): void => setEnded(false);
          showUndoToast(t('codes.ended', { code: name }), { label: t('codes.undo'), onUndo });
        },
      },
    );
  return (
    <li className={classes.row}>
      <div className={classes.code}>
        <Text fw={650} ff="monospace" translate="no">
          {name}
        </Text>
        {code.note !== '' && (
          <Text size="sm" c="dimmed">
            {code.note}
          </Text>
        )}
      </div>
      <div className={classes.facts}>
        <Text size="sm">{t('codes.worth', { count: code.credits })}</Text>
        <Text size="sm" c="dimmed">
          {t('codes.used', { uses: code.uses, max: code.max_uses })}
          {code.expires_at !== null && ` · ${t('codes.until', { date: date.format(new Date(code.expires_at)) })}`}
        </Text>
      </div>
      <Badge variant="light" color={COLORS[state]} className={classes.state}>
        {t(`codes.state.${state}`)}
      </Badge>
      <div className={classes.actions} data-open={state === 'open' || undefined}>
        {state === 'open' && (
          <>
            <Button
              variant="subtle"
              h={44}
              px="sm"
              aria-label={t('codes.copy', { code: name })}
              onClick={() => void copyText(name, t('codes.copied'))}
            >
              <Copy size={16} aria-hidden />
            </Button>
            <Button
              variant="subtle"
              h={44}
              px="sm"
              aria-label={t('codes.copyLink', { code: name })}
              onClick={() => void copyText(linkTo(name), t('codes.copied'))}
            >
              <Link2 size={16} aria-hidden />
            </Button>
          </>
        )}
        {(state === 'open' || state === 'ended') && (
          <Button
            variant="default"
            h={44}
            loading={end.isPending}
            aria-label={t(state === 'open' ? 'codes.endOf' : 'codes.reopenOf', { code: name })}
            onClick={() => setEnded(state === 'open')}
          >
            {t(state === 'open' ? 'codes.end' : 'codes.reopen')}
          </Button>
        )}
      </div>
    </li>
  );
}
