import { Alert, Anchor, Button, Group, Modal, Paper, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { ERRORS, type ProductId, productId, type SavedProduct as Product, type Task } from '@reelwright/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useBlocker, useNavigate, useParams } from '@tanstack/react-router';
import { ArrowLeft, Clapperboard, FileQuestion, Link2, Trash2 } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#src/lib/api-client.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { toWebAddress } from '#src/lib/web-address.ts';
import { useProductChange } from '#src/nouns/catalogue/api/change-products.ts';
import { productQuery } from '#src/nouns/catalogue/api/list-products.ts';
import classes from '#src/nouns/catalogue/components/catalogue.module.css';
import { ProductFields } from '#src/nouns/catalogue/components/product-fields.tsx';
import { loadCatalogueTexts } from '#src/nouns/catalogue/model/catalogue-texts.ts';
import {
  checkProductForm,
  EMPTY_PRODUCT,
  fillFromPage,
  type ProductForm,
  toProductForm,
} from '#src/nouns/catalogue/model/product-form.ts';
import { productPageQuery } from '#src/nouns/products/api/analyse-url.ts';
import { TaskGrid } from '#src/nouns/tasks/components/task-grid.tsx';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { showError, showUndoToast, showToast } from '#src/ui/toast.ts';
import { useProductAd } from './use-product-ad.ts';
import { useProductRemoval } from './use-product-removal.ts';
import { describeError } from '#src/lib/error-message.ts';

loadCatalogueTexts();

const NEW = 'new';

/** One saved product, or a new one. */
export function ProductScreen() {
  const { t } = useTranslation(['catalogue', 'translation']);
  const { id } = useParams({ from: '/smart-editing/product/$id' });
  const known = productId.safeParse(id).data;
  return (
    <Stack maw={1080} mx="auto" gap="md">
      <Anchor
        size="sm"
        c="dimmed"
        w="fit-content"
        className="link-control"
        renderRoot={(props) => <Link to="/smart-editing/product" {...props} />}
      >
        <Group gap={4} wrap="nowrap" component="span">
          <ArrowLeft size={15} aria-hidden />
          {t('edit.back')}
        </Group>
      </Anchor>
      {id === NEW ? <EditProduct key={NEW} start={EMPTY_PRODUCT} /> : known ? <SavedProduct id={known} /> : <Gone />}
    </Stack>
  );
}

function SavedProduct({ id }: { id: ProductId }) {
  const { t } = useTranslation();
  const product = useQuery(productQuery(id));
  if (product.error instanceof CallError && product.error.code === ERRORS.NOT_FOUND.code) return <Gone />;
  return (
    <>
      <ListTrouble query={product} />
      {product.isPending && product.fetchStatus !== 'paused' && (
        <Stack role="status" aria-label={t('state.loading')}>
          <Skeleton height={36} w={280} />
          <Skeleton height={420} radius="lg" />
        </Stack>
      )}
      {product.data && (
        <>
          <EditProduct key={id} start={toProductForm(product.data)} />
          <ProductAds ads={product.data.ads} />
        </>
      )}
    </>
  );
}

/** What was made of the product; nothing until something was. */
function ProductAds({ ads }: { ads: readonly Task[] }) {
  const { t } = useTranslation('catalogue');
  const titleId = useId();
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId} order={2} size="h4" mb="sm">
        {t('edit.ads')}
      </Title>
      <TaskGrid tasks={ads} />
    </section>
  );
}

function Gone() {
  const { t } = useTranslation('catalogue');
  return (
    <StateMessage
      headingOrder={1}
      icon={FileQuestion}
      title={t('edit.gone')}
      text={t('edit.goneText')}
      action={<Button renderRoot={(props) => <Link to="/smart-editing/product" {...props} />}>{t('edit.back')}</Button>}
    />
  );
}

/** Edits a product; what is not saved is kept from being lost. */
function EditProduct({ start }: { start: ProductForm }) {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(start);
  const [form, setForm] = useState(start);
  const [hasTried, setTried] = useState(false);
  const save = useProductChange('saveProduct');
  const removal = useProductRemoval();
  const ad = useProductAd();
  const isChanged = form !== saved;
  const checked = checkProductForm(form, getLanguage());
  const problems = hasTried && !checked.ok ? checked.problems : {};
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged && !save.isPending,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });

  const showSaved = (product: Product): void =>
    void queries.setQueryData(productQuery(product.product_id).queryKey, (before) => ({
      ads: before?.ads ?? [],
      ...product,
    }));

  async function keep(): Promise<Awaited<ReturnType<typeof save.mutateAsync>> | undefined> {
    setTried(true);
    if (!checked.ok) {
      showToast('warning', t('edit.check', { count: Object.keys(checked.problems).length }));
      requestAnimationFrame(() => focusField(checked.first));
      return undefined;
    }
    const { productId: id, origin } = form;
    const before = saved;
    try {
      const product = await save.mutateAsync({
        product: checked.product,
        origin,
        ...(id === undefined ? {} : { product_id: id }),
      });
      showSaved(product);
      const next = toProductForm(product);
      setSaved(next);
      setForm(next);
      setTried(false);
      const said = t('edit.saved', { name: product.name });
      if (id === undefined) showToast('success', said);
      else showUndoToast(said, { label: t('undo'), onUndo: () => void bringBack(before) });
      return product;
    } catch (error) {
      showError(error as Error);
      return undefined;
    }
  }
  async function bringBack(before: ProductForm): Promise<void> {
    const former = checkProductForm(before, getLanguage());
    if (!former.ok || before.productId === undefined) return;
    try {
      const product = await save.mutateAsync({ product: former.product, product_id: before.productId });
      showSaved(product);
      const next = toProductForm(product);
      setSaved(next);
      setForm(next);
    } catch (error) {
      showError(error as Error);
    }
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const product = await keep();
    if (product && form.productId === undefined)
      await navigate({
        to: '/smart-editing/product/$id',
        params: { id: product.product_id },
        replace: true,
        ignoreBlocker: true,
      });
  };
  const use = async (): Promise<void> => {
    const product =
      isChanged || form.productId === undefined
        ? await keep()
        : queries.getQueryData(productQuery(form.productId).queryKey);
    if (product) await ad.start(product);
  };
  const erase = async (): Promise<void> => {
    if (form.productId === undefined) return;
    if (await removal([{ product_id: form.productId, name: saved.name }]))
      await navigate({ to: '/smart-editing/product', ignoreBlocker: true });
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }} lineClamp={2}>
          {saved.productId === undefined ? t('edit.new') : saved.name}
        </Title>
        <FillFromLink form={form} onFill={setForm} />
        <ProductFields form={form} problems={problems} onChange={setForm} />
        <div className={classes.foot}>
          {form.productId !== undefined && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<Trash2 size={16} aria-hidden />}
              className={classes.use ?? ''}
              aria-label={t('edit.delete')}
              style={{ marginInlineEnd: 'auto' }}
              onClick={() => void erase()}
            >
              <span className={classes.word}>{t('edit.delete')}</span>
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<Clapperboard size={16} aria-hidden />}
            loading={ad.startingId !== null}
            onClick={() => void use()}
          >
            {t('list.use')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!isChanged && form.productId !== undefined}>
            {t('edit.save')}
          </Button>
        </div>
      </Stack>
      {blocker.status === 'blocked' && (
        <Modal opened onClose={blocker.reset} title={t('edit.leaveTitle')} withCloseButton={false}>
          <Text size="sm">{t('edit.leaveText')}</Text>
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={blocker.proceed}>
              {t('edit.leave')}
            </Button>
            <Button data-autofocus onClick={blocker.reset}>
              {t('edit.stay')}
            </Button>
          </Group>
        </Modal>
      )}
    </form>
  );
}

function focusField(field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const input = place?.matches('input, textarea')
    ? place
    : place?.querySelector<HTMLElement>('input, textarea, button');
  input?.focus();
}

interface FillFromLinkProps {
  form: ProductForm;
  onFill(update: (form: ProductForm) => ProductForm): void;
}

/** Reads the product's page, and fills what is empty. */
function FillFromLink({ form, onFill }: FillFromLinkProps) {
  const { t } = useTranslation('catalogue');
  const queries = useQueryClient();
  const [link, setLink] = useState(form.link);
  const [isWrong, setWrong] = useState(false);
  const read = useMutation({ mutationFn: (url: string) => queries.query(productPageQuery(url)) });
  const readPage = (): void => {
    const url = toWebAddress(link);
    setWrong(url === null);
    if (url !== null) read.mutate(url, { onSuccess: (page) => onFill((now) => fillFromPage(now, page)) });
  };
  return (
    <Paper withBorder p="lg" radius="lg">
      <Group align="flex-end" gap="sm">
        <TextInput
          style={{ flex: '1 1 240px' }}
          label={t('edit.link')}
          description={t('edit.linkHint')}
          placeholder="https://"
          inputMode="url"
          leftSection={<Link2 size={16} aria-hidden />}
          value={link}
          error={isWrong && t('edit.linkWrong')}
          onChange={(event) => {
            setLink(event.currentTarget.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            readPage();
          }}
        />
        <Button variant="default" loading={read.isPending} disabled={link.trim() === ''} onClick={readPage}>
          {t('edit.read')}
        </Button>
      </Group>
      {read.isError && (
        <Alert mt="sm" color="yellow" role="alert">
          {describeError(read.error, getLanguage())}
        </Alert>
      )}
      {read.isSuccess && (
        <Text size="sm" mt={8} c="dimmed" role="status">
          {t('edit.filled')}
        </Text>
      )}
    </Paper>
  );
}
