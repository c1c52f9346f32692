import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePromotionCodes } from '#src/nouns/promotion-codes/api/list-promotion-codes.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { NewCodes } from './new-codes.tsx';
import { OperatorPage } from './operator-page.tsx';
import { loadOperatorTexts } from './operator-texts.ts';
import { PromotionCodeRow } from './promotion-code-row.tsx';
import classes from './promotion-codes.module.css';

loadOperatorTexts();

/** Codes that the operator hands out and members turn into credits. */
export function PromotionCodesScreen() {
  const { t } = useTranslation('operator');
  return (
    <OperatorPage title={t('codes.title')}>
      <Text c="dimmed" maw={720}>
        {t('codes.intro')}
      </Text>
      <NewCodes />
      <CodeList />
    </OperatorPage>
  );
}

function CodeList() {
  const { t } = useTranslation(['operator', 'translation']);
  const codes = usePromotionCodes();
  if (codes.isPending && codes.fetchStatus !== 'paused') return <Skeleton height={240} radius="md" />;
  if (!codes.data) return <ListTrouble query={codes} />;
  const list = codes.data.pages.flatMap((page) => page.list);
  if (list.length === 0) {
    return <StateMessage icon={Ticket} title={t('codes.emptyTitle')} text={t('codes.emptyText')} />;
  }
  return (
    <Stack align="center">
      <ul className={classes.list} aria-label={t('codes.list')}>
        {list.map((code) => (
          <PromotionCodeRow key={code.promotion_code_id} code={code} />
        ))}
      </ul>
      {codes.hasNextPage && (
        <Button variant="default" h={44} loading={codes.isFetchingNextPage} onClick={() => void codes.fetchNextPage()}>
          {t('translation:action.loadMore')}
        </Button>
      )}
    </Stack>
  );
}
