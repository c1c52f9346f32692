import { Alert, Button, Card, Group, NumberInput, SegmentedControl, SimpleGrid, TextInput, Title } from '@mantine/core';
import { foldPromotionCode, PROMOTION_CODE_LIMITS as LIMITS, type PromotionCode } from '@reelwright/contracts';
import { Copy, Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { saveText } from '#src/lib/save-text.ts';
import { useCreatePromotionCodes } from '#src/nouns/promotion-codes/api/create-promotion-codes.ts';
import { copyText } from '#src/ui/copy-text.ts';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import classes from './promotion-codes.module.css';

const KINDS = ['random', 'own'] as const;
type Kind = (typeof KINDS)[number];
/** Hints stand below, so that fields of a row are level. */
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
/** What an empty number field holds. */
type Typed = number | '';

const toTyped = (value: string | number): Typed => (typeof value === 'number' ? value : '');

export function NewCodes() {
  const { t } = useTranslation('operator');
  const [kind, setKind] = useState<Kind>('random');
  const [own, setOwn] = useState('');
  const [credits, setCredits] = useState<Typed>(50);
  const [count, setCount] = useState<Typed>(1);
  const [uses, setUses] = useState<Typed>(1);
  const [days, setDays] = useState<Typed>('');
  const [note, setNote] = useState('');
  const create = useCreatePromotionCodes();
  const made = kind === 'own' ? 1 : count;
  const isOwnShort = kind === 'own' && foldPromotionCode(own).length < LIMITS.minLength;
  const isReady = credits !== '' && uses !== '' && made !== '' && !isOwnShort;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isReady || create.isPending) return;
    create.mutate(
      {
        credits,
        max_uses: uses,
        code_count: made,
        note,
        ...(kind === 'own' && { promotion_code: own }),
        ...(days !== '' && { expires_in_days: days }),
      },
      { onSuccess: () => setOwn('') },
    );
  };
  const field = {
    size: 'md',
    allowDecimal: false,
    allowNegative: false,
    hideControls: true,
    inputWrapperOrder: ORDER,
  } as const;
  return (
    <Card component="section" withBorder padding="lg" aria-labelledby="new-codes">
      <form onSubmit={submit} noValidate>
        <Group justify="space-between" mb="md">
          <Title order={2} size="h4" id="new-codes">
            {t('codes.new')}
          </Title>
          <SegmentedControl
            classNames={{ control: classes.kind }}
            aria-label={t('codes.kind')}
            value={kind}
            onChange={(value) => setKind(KINDS.find((each) => each === value) ?? 'random')}
            data={KINDS.map((value) => ({ value, label: t(`codes.${value}`) }))}
          />
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
          {kind === 'own' ? (
            <TextInput
              size="md"
              label={t('codes.code')}
              inputWrapperOrder={ORDER}
              description={t('codes.codeHint', { min: LIMITS.minLength })}
              autoComplete="off"
              spellCheck={false}
              maxLength={LIMITS.maxLength}
              value={own}
              onChange={(event) => setOwn(event.currentTarget.value.toUpperCase())}
            />
          ) : (
            <NumberInput
              {...field}
              label={t('codes.count')}
              min={1}
              max={LIMITS.maxAtOnce}
              value={count}
              onChange={(value) => setCount(toTyped(value))}
            />
          )}
          <NumberInput
            {...field}
            label={t('codes.credits')}
            min={1}
            max={LIMITS.maxCredits}
            value={credits}
            onChange={(value) => setCredits(toTyped(value))}
          />
          <NumberInput
            {...field}
            label={t('codes.uses')}
            description={t('codes.usesHint')}
            min={1}
            max={LIMITS.maxUses}
            value={uses}
            onChange={(value) => setUses(toTyped(value))}
          />
          <NumberInput
            {...field}
            label={t('codes.days')}
            description={t('codes.daysHint')}
            min={1}
            max={LIMITS.maxDays}
            value={days}
            onChange={(value) => setDays(toTyped(value))}
          />
          <TextInput
            size="md"
            label={t('codes.note')}
            inputWrapperOrder={ORDER}
            description={t('codes.noteHint')}
            maxLength={LIMITS.noteLength}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </SimpleGrid>
        {create.error && (
          <Alert color="red" role="alert" mt="md">
            {describeError(create.error, getLanguage())}
          </Alert>
        )}
        <Button type="submit" h={44} mt="md" loading={create.isPending} disabled={!isReady}>
          {t('codes.create', { count: made === '' ? 1 : made })}
        </Button>
      </form>
      <div role="status">{create.data && <MadeCodes codes={create.data.list} />}</div>
    </Card>
  );
}

/** The codes that were just made, to be copied or saved together. */
function MadeCodes({ codes }: { codes: PromotionCode[] }) {
  const { t } = useTranslation('operator');
  const lines = codes.map((code) => code.promotion_code);
  // Codes, numbers and dates hold nothing that CSV would have to quote.
  const toCsv = (): string =>
    [
      'code,credits,accounts,expires',
      ...codes.map((code) => [code.promotion_code, code.credits, code.max_uses, code.expires_at ?? ''].join(',')),
      '',
    ].join('\n');
  return (
    <Alert color="teal" mt="md" title={t('codes.made', { count: codes.length })}>
      <GrowingTextarea
        readOnly
        minRows={1}
        maxRows={8}
        aria-label={t('codes.made', { count: codes.length })}
        classNames={{ input: classes.made }}
        translate="no"
        value={lines.join('\n')}
      />
      <Group gap="xs" mt="sm">
        <Button
          variant="default"
          h={44}
          leftSection={<Copy size={16} aria-hidden />}
          onClick={() => void copyText(lines.join('\n'), t('codes.copied'))}
        >
          {t('codes.copyAll')}
        </Button>
        <Button
          variant="default"
          h={44}
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => saveText(toCsv(), { name: 'redeem-codes.csv', type: 'text/csv' })}
        >
          {t('codes.csv')}
        </Button>
      </Group>
    </Alert>
  );
}
