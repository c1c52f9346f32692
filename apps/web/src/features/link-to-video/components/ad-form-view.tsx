import { Alert, Button, Card, Grid, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type CallData, type CallInput, TOOL_TYPES } from '@reelwright/contracts';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getLanguage } from '#src/lib/i18n.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import { useDictList } from '../api/get-dict-list.ts';
import { type AdForm, makeEmptyForm, toTaskInput } from '../model/ad-form.ts';
import { dropDraft, keepDraft, readDraft } from '../model/draft.ts';
import { FoundValuesContext } from '../model/found-values.ts';
import { type Upload, useImageUploads } from '../model/use-image-uploads.ts';
import { loadAdFormTexts } from '../model/ad-form-texts.ts';
import { ActionBar } from './action-bar.tsx';
import { ImagePicker } from './image-picker.tsx';
import { LookPicker } from './look-picker.tsx';
import { ProductFields, type RenderReview } from './product-fields.tsx';
import { ProofFields } from './proof-fields.tsx';
import { ReadingProduct } from './reading-product.tsx';
import { SourcedField } from './sourced-field.tsx';
import { SettingsFields } from './settings-fields.tsx';

interface AdFormViewProps {
  /** The page the product was read from; undefined where it is typed by hand. */
  link: string | undefined;
  /** What the page said; null while it is read, undefined where it could not be. */
  found: Partial<AdForm> | null | undefined;
  /** Where the page said it. */
  sources: CallData<'analyseUrl'>['sources'] | undefined;
  readProblem: string | undefined;
  onReadAgain(): void;
  upload: Upload;
  renderReview: RenderReview;
  /** The form can be priced: its input has come to rest; null while something is missing. */
  onInput(input: CallInput<'getTaskCost'> | null): void;
  cost: CallData<'getTaskCost'> | undefined;
  isPushing: boolean;
  /** Resolves to whether the task was taken. */
  onPush(input: CallInput<'pushTask'>): Promise<boolean>;
}

const INPUT_DELAY_MS = 250;

loadAdFormTexts();

function focusField(field: string): void {
  document.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea, button)`)?.focus();
}

/** The whole form: product, pictures, settings, price. What is typed is kept for this tab. */
export function AdFormView({
  link,
  found,
  sources,
  readProblem,
  onReadAgain,
  upload,
  renderReview,
  onInput,
  cost,
  isPushing,
  onPush,
}: AdFormViewProps) {
  const { t } = useTranslation(['adForm', 'translation']);
  const [empty] = useState(() => makeEmptyForm(getLanguage()));
  const [draft] = useState(() => readDraft(link, empty));
  const form = useForm<AdForm>({ defaultValues: draft ?? empty });
  const { control, getValues, setValue, setError, clearErrors, formState } = form;
  const { errors } = formState;
  const values = useWatch({ control }) as AdForm;
  const idempotencyKey = useRef(makeRandomId());
  const choices = useDictList();
  const pictures = useImageUploads(upload, 'pictures_and_films', (image) =>
    setValue('images', [...getValues('images'), image]),
  );
  const logo = useImageUploads(upload, 'pictures', (image) => setValue('logo', image));

  // What the page says fills the form once; what the user has typed in this tab before stays.
  useEffect(() => {
    if (!found || draft) return;
    for (const [field, value] of Object.entries(found) as [keyof AdForm, never][]) setValue(field, value);
  }, [found, draft, setValue]);

  useEffect(() => {
    // A form that nobody touched is no draft: it would keep the page's words out when it is read again.
    if (JSON.stringify(values) !== JSON.stringify(empty)) keepDraft(link, values);
    // A changed form is another task.
    idempotencyKey.current = makeRandomId();
  }, [link, values, empty]);

  // What was wrong is right as soon as it is put right, not when it is sent again.
  useEffect(() => {
    const checked = toTaskInput(values);
    const problems: readonly string[] = checked.ok ? [] : checked.problems;
    const solved = (Object.keys(errors) as (keyof AdForm)[]).filter((field) => !problems.includes(field));
    if (solved.length > 0) clearErrors(solved);
  }, [values, errors, clearErrors]);

  const result = toTaskInput(values);
  const [settled] = useDebouncedValue(result.ok ? JSON.stringify(result.input) : null, INPUT_DELAY_MS);
  useEffect(() => {
    onInput(
      settled === null
        ? null
        : { tool_type: TOOL_TYPES.URL_TO_VIDEO.id, input: JSON.parse(settled) as Record<string, unknown> },
    );
  }, [settled, onInput]);

  const push = async (): Promise<void> => {
    clearErrors();
    const checked = toTaskInput(getValues());
    if (!checked.ok) {
      for (const field of checked.problems) setError(field, { message: t(`form.problem.${field}`) });
      const [first] = checked.problems;
      // What is folded away is unfolded first.
      if (first) requestAnimationFrame(() => focusField(first));
      return;
    }
    const isTaken = await onPush({
      tool_type: TOOL_TYPES.URL_TO_VIDEO.id,
      input: checked.input,
      idempotency_key: idempotencyKey.current,
    });
    if (isTaken) dropDraft(link);
  };

  const isReading = found === null && !draft;
  const origin = useMemo(() => (found && sources ? { values: found, sources } : null), [found, sources]);
  return (
    <FormProvider {...form}>
      <FoundValuesContext value={origin}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void push();
          }}
          noValidate
        >
          {readProblem !== undefined && (
            <Alert
              color="yellow"
              mb="lg"
              role="alert"
              icon={<TriangleAlert size={18} aria-hidden />}
              title={t('form.readFailed')}
            >
              <Group justify="space-between">
                {readProblem}
                <Button size="xs" variant="default" onClick={onReadAgain}>
                  {t('translation:action.tryAgain')}
                </Button>
              </Group>
            </Alert>
          )}
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, md: 7 }}>
              <Card withBorder padding="lg" radius="lg">
                <Title order={2} size="h4" mb="md">
                  {t('form.product')}
                </Title>
                {isReading ? (
                  <ReadingProduct />
                ) : (
                  <Stack>
                    <SourcedField field="images">
                      <div data-field="images">
                        <ImagePicker
                          label={t('form.images')}
                          addLabel={t('images.add')}
                          description={t('form.imagesHint')}
                          images={values.images}
                          onChange={(change) => setValue('images', change(getValues('images')))}
                          uploads={pictures}
                          error={errors.images?.message}
                        />
                      </div>
                    </SourcedField>
                    <ProductFields renderReview={renderReview} />
                    <ProofFields />
                  </Stack>
                )}
              </Card>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 5 }}>
              <Card withBorder padding="lg" radius="lg">
                <Title order={2} size="h4" mb="md">
                  {t('form.settings')}
                </Title>
                {choices.data ? (
                  <SettingsFields choices={choices.data} logoUploads={logo} />
                ) : choices.isError ? (
                  <Alert color="red">
                    <Group justify="space-between">
                      {choices.error.message}
                      <Button size="xs" variant="default" onClick={() => choices.refetch()}>
                        {t('translation:action.tryAgain')}
                      </Button>
                    </Group>
                  </Alert>
                ) : (
                  <Skeleton height={420} />
                )}
              </Card>
            </Grid.Col>
            <Grid.Col span={12}>
              <Card withBorder padding="lg" radius="lg">
                <LookPicker value={values.look} onChange={(look) => setValue('look', look)} />
              </Card>
            </Grid.Col>
          </Grid>
          <ActionBar
            cost={cost}
            lengthS={values.lengthS}
            isUploading={pictures.isBusy || logo.isBusy}
            isPushing={isPushing}
          />
        </form>
      </FoundValuesContext>
    </FormProvider>
  );
}
