import { Alert, Card, Grid, Skeleton, Stack, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type CallData, type CallInput, type LibraryAsset, TOOL_TYPES } from '@reelwright/contracts';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictList } from '../api/get-dict-list.ts';
import { type AdForm, EMPTY_FORM, toTaskInput } from '../model/ad-form.ts';
import { dropDraft, keepDraft, readDraft } from '../model/draft.ts';
import { ActionBar } from './action-bar.tsx';
import { ImagePicker } from './image-picker.tsx';
import { ProductFields } from './product-fields.tsx';
import { SettingsFields } from './settings-fields.tsx';

interface AdFormViewProps {
  /** The page the product was read from; undefined where it is typed by hand. */
  link: string | undefined;
  /** What the page said; null while it is read, undefined where it could not be. */
  found: Partial<AdForm> | null | undefined;
  readProblem: string | undefined;
  upload(file: File, signal: AbortSignal): Promise<LibraryAsset>;
  useCost(input: CallInput<'getTaskCost'> | null): CallData<'getTaskCost'> | undefined;
  isPushing: boolean;
  onPush(input: CallInput<'pushTask'>): Promise<unknown>;
}

const COST_DELAY_MS = 250;

/** The whole form: product, pictures, settings, price. What is typed is kept for this tab. */
export function AdFormView({ link, found, readProblem, upload, useCost, isPushing, onPush }: AdFormViewProps) {
  const { t } = useTranslation();
  const draft = useRef(readDraft(link));
  const form = useForm<AdForm>({ defaultValues: draft.current ?? EMPTY_FORM });
  const { control, getValues, setValue, setError, clearErrors, handleSubmit, formState } = form;
  const values = useWatch({ control }) as AdForm;
  const idempotencyKey = useRef(crypto.randomUUID());
  const choices = useDictList();

  // What the page says fills the form once; what the user has typed in this tab before stays.
  useEffect(() => {
    if (!found || draft.current) return;
    for (const [field, value] of Object.entries(found) as [keyof AdForm, never][]) setValue(field, value);
  }, [found, setValue]);

  useEffect(() => {
    const untouched = found === null && !draft.current;
    if (!untouched) keepDraft(link, values);
    // A changed form is another task.
    idempotencyKey.current = crypto.randomUUID();
  }, [link, values, found]);

  const result = toTaskInput(values);
  const [priced] = useDebouncedValue(result.ok ? JSON.stringify(result.input) : null, COST_DELAY_MS);
  const cost = useCost(
    priced === null
      ? null
      : { tool_type: TOOL_TYPES.URL_TO_VIDEO.id, input: JSON.parse(priced) as Record<string, unknown> },
  );

  const submit = handleSubmit(async () => {
    clearErrors();
    const checked = toTaskInput(getValues());
    if (!checked.ok) {
      for (const { field, message } of checked.problems) {
        const text = field === 'images' ? t('form.needsImage') : field === 'name' ? t('form.needsName') : message;
        setError(field, { message: text }, { shouldFocus: true });
      }
      return;
    }
    await onPush({
      tool_type: TOOL_TYPES.URL_TO_VIDEO.id,
      input: checked.input as Record<string, unknown>,
      idempotency_key: idempotencyKey.current,
    });
    dropDraft(link);
  });

  const isReading = found === null && !draft.current;
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        {readProblem !== undefined && (
          <Alert color="yellow" mb="md" role="alert" title={t('form.readFailed')}>
            {readProblem}
          </Alert>
        )}
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 7 }}>
            <Card withBorder padding="lg">
              <Title order={2} size="h4" mb="md">
                {t('form.product')}
              </Title>
              {isReading ? (
                <Stack aria-busy="true" aria-label={t('form.reading')}>
                  <Skeleton height={36} />
                  <Skeleton height={90} />
                  <Skeleton height={64} />
                  <Skeleton height={110} />
                </Stack>
              ) : (
                <Stack>
                  <ImagePicker
                    label={t('form.images')}
                    description={t('form.imagesHint')}
                    images={values.images}
                    onChange={(change) => setValue('images', change(getValues('images')))}
                    upload={upload}
                    error={formState.errors.images?.message}
                  />
                  <ProductFields />
                </Stack>
              )}
            </Card>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 5 }}>
            <Card withBorder padding="lg">
              <Title order={2} size="h4" mb="md">
                {t('form.settings')}
              </Title>
              {choices.data ? <SettingsFields choices={choices.data} upload={upload} /> : <Skeleton height={420} />}
              {choices.isError && <Alert color="red">{choices.error.message}</Alert>}
            </Card>
          </Grid.Col>
        </Grid>
        <ActionBar cost={cost} isPushing={isPushing} />
      </form>
    </FormProvider>
  );
}
