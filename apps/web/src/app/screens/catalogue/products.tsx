import { Button, Group, Pagination, Select, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ProductId } from '@reelwright/contracts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FileSpreadsheet, Package, Plus, SearchX } from 'lucide-react';
import { type KeyboardEvent, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { chooseRange, keepListed, NOTHING_CHOSEN, type Selection, toggleChosen } from '#src/lib/selection.ts';
import { useProducts } from '#src/nouns/catalogue/api/list-products.ts';
import classes from '#src/nouns/catalogue/components/catalogue.module.css';
import { ProductRow } from '#src/nouns/catalogue/components/product-row.tsx';
import { loadCatalogueTexts } from '#src/nouns/catalogue/model/catalogue-texts.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { isTextField } from '../projects/is-text-field.ts';
import { SelectionFrame } from '../projects/selection-frame.tsx';
import { changeProductSearch, type ProductSearch } from './product-search.ts';
import { useProductAd } from './use-product-ad.ts';
import { useProductRemoval } from './use-product-removal.ts';

loadCatalogueTexts();

const CsvDialog = lazyPart(async () => (await import('#src/nouns/catalogue/components/csv-dialog.tsx')).CsvDialog);

const PAGE_SIZE = 20;
const SKELETONS = 6;

/** The saved products: found, chosen, used in an ad, deleted. */
export function ProductsScreen() {
  const { t } = useTranslation(['catalogue', 'translation']);
  const navigate = useNavigate();
  const search = useSearch({ from: '/smart-editing/product' });
  const { q = '', sort = 'newest', page = 1 } = search;
  const products = useProducts({ search: q, sort, page, page_size: PAGE_SIZE });
  const list = useMemo(() => products.data?.list ?? [], [products.data]);
  const order = useMemo(() => list.map(({ product_id: id }) => id), [list]);
  const [selection, setSelection] = useState<Selection<ProductId>>(NOTHING_CHOSEN);
  const [isImporting, setImporting] = useState(false);
  const removal = useProductRemoval();
  const ad = useProductAd();
  const { chosen } = keepListed(selection, order);
  const total = products.data?.total ?? 0;
  const pages = Math.ceil(total / PAGE_SIZE);
  const change = (next: ProductSearch): void =>
    void navigate({
      to: '/smart-editing/product',
      search: changeProductSearch(search, next),
      replace: !('page' in next),
    });
  const clear = (): void => setSelection(NOTHING_CHOSEN);

  async function remove(ids: ReadonlySet<ProductId>): Promise<void> {
    const removed = list.filter(({ product_id: id }) => ids.has(id));
    clear();
    // The last page may be empty afterwards.
    if ((await removal(removed)) && removed.length === list.length && page > 1) change({ page: page - 1 });
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (chosen.size === 0 || isTextField(event.target)) return;
    if (event.key === 'Escape') clear();
    if (event.key === 'Delete') void remove(chosen);
  };
  const isEmpty = products.isSuccess && total === 0;
  // Always in one place: a button that moves once the list is known is a button that is missed.
  const ways = (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<FileSpreadsheet size={16} aria-hidden />}
        onClick={() => setImporting(true)}
      >
        {t('list.csv')}
      </Button>
      <Button
        leftSection={<Plus size={16} aria-hidden />}
        renderRoot={(props) => <Link to="/smart-editing/product/$id" params={{ id: 'new' }} {...props} />}
      >
        {t('list.add')}
      </Button>
    </Group>
  );
  return (
    <Stack maw={1080} mx="auto" gap="md">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1} size="h2">
            {t('title')}
          </Title>
          <Text c="dimmed">{t('text')}</Text>
        </div>
        {ways}
      </Group>
      {!(isEmpty && q === '') && (
        <Group gap="xs" wrap="nowrap">
          <div style={{ flex: 1, maxWidth: 420 }}>
            <SearchField
              value={q}
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              clearLabel={t('search.clear')}
              onChange={(text) => change({ q: text })}
            />
          </div>
          <Select
            w={160}
            aria-label={t('sort.label')}
            allowDeselect={false}
            data={(['newest', 'name'] as const).map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={sort}
            onChange={(value) => change({ sort: value === 'name' ? 'name' : undefined })}
          />
        </Group>
      )}
      {products.isPending && products.fetchStatus !== 'paused' && (
        <Stack gap="xs" role="status" aria-label={t('translation:state.loading')}>
          {Array.from({ length: SKELETONS }, (_nothing, index) => (
            <Skeleton key={index} height={72} radius="lg" />
          ))}
        </Stack>
      )}
      <ListTrouble query={products} />
      {isEmpty &&
        (q === '' ? (
          <StateMessage icon={Package} title={t('list.empty')} text={t('list.emptyText')} />
        ) : (
          <StateMessage
            icon={SearchX}
            title={t('list.noneFound')}
            text={t('list.noneFoundText')}
            action={
              <Button variant="default" onClick={() => change({ q: undefined })}>
                {t('list.showAll')}
              </Button>
            }
          />
        ))}
      {list.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys act on the selection, whichever row has the focus
        <div onKeyDown={onKeyDown} aria-busy={products.isPlaceholderData}>
          <Text size="sm" c="dimmed" mb="xs" role="status">
            {t('list.count', { count: total })}
          </Text>
          <ul className={classes.list} aria-label={t('title')}>
            {list.map((product) => (
              <ProductRow
                key={product.product_id}
                product={product}
                isChosen={chosen.has(product.product_id)}
                isStarting={ad.startingId === product.product_id}
                onChoose={({ shiftKey }) =>
                  setSelection((kept) =>
                    shiftKey
                      ? chooseRange(kept, product.product_id, order)
                      : toggleChosen(keepListed(kept, order), product.product_id),
                  )
                }
                onUse={() => void ad.start(product)}
                onDelete={() => void remove(new Set([product.product_id]))}
              />
            ))}
          </ul>
        </div>
      )}
      {pages > 1 && (
        <Group justify="center">
          <Pagination
            total={pages}
            value={page}
            onChange={(next) => change({ page: next })}
            siblings={1}
            boundaries={1}
            aria-label={t('pages.label')}
            getItemProps={(place) => ({ 'aria-label': t('pages.page', { page: place }) })}
            getControlProps={(control) => ({ 'aria-label': t(`pages.${control}`) })}
          />
        </Group>
      )}
      {chosen.size > 0 && (
        <SelectionFrame
          label={t('list.bar')}
          count={chosen.size}
          total={list.length}
          onAll={() => setSelection({ chosen: new Set(order), anchor: null })}
          onNone={clear}
          onDelete={() => void remove(chosen)}
        />
      )}
      <Suspense fallback={null}>{isImporting && <CsvDialog onClose={() => setImporting(false)} />}</Suspense>
    </Stack>
  );
}
