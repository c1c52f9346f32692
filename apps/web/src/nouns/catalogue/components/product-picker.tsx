import { Anchor, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import type { SavedProduct } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Package, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { useProducts } from '../api/list-products.ts';
import { loadCatalogueTexts } from '../model/catalogue-texts.ts';
import classes from './catalogue.module.css';
import { ProductMeta } from './product-meta.tsx';
import { ProductThumb } from './product-thumb.tsx';

loadCatalogueTexts();

const PAGE_SIZE = 20;
const SKELETONS = 5;

interface ProductPickerProps {
  onClose(): void;
  onPick(product: SavedProduct): void;
}

/** Chooses one of the saved products. */
export function ProductPicker({ onClose, onPick }: ProductPickerProps) {
  const { t } = useTranslation(['catalogue', 'translation']);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const products = useProducts({ search, page, page_size: PAGE_SIZE });
  const list = products.data?.list ?? [];
  const pages = Math.ceil((products.data?.total ?? 0) / PAGE_SIZE);
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t('picker.title')}
      closeButtonProps={{ 'aria-label': t('translation:action.close') }}
    >
      <Stack gap="sm">
        <SearchField
          value={search}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        <ListTrouble query={products} />
        {products.isPending && products.fetchStatus !== 'paused' && (
          <Stack gap={8} role="status" aria-label={t('translation:state.loading')}>
            {Array.from({ length: SKELETONS }, (_nothing, index) => (
              <Skeleton key={index} height={60} />
            ))}
          </Stack>
        )}
        {products.isSuccess && list.length === 0 && (
          <StateMessage
            icon={search === '' ? Package : SearchX}
            title={t(search === '' ? 'list.empty' : 'list.noneFound')}
            text={t(search === '' ? 'list.emptyText' : 'list.noneFoundText')}
          />
        )}
        {list.length > 0 && (
          <ul className={classes.picks} aria-label={t('title')} aria-busy={products.isPlaceholderData}>
            {list.map((product) => (
              <li key={product.product_id}>
                <button type="button" className={classes.pick} onClick={() => onPick(product)}>
                  <ProductThumb media={product.media} />
                  <span className={classes.facts}>
                    <span className={classes.name}>{product.name}</span>
                    <ProductMeta product={product} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <Group justify="space-between">
          <Anchor
            size="sm"
            className="link-control"
            renderRoot={(props) => <Link to="/smart-editing/product" {...props} />}
          >
            {t('picker.manage')}
          </Anchor>
          {pages > 1 && (
            <Group gap="xs">
              <Button variant="default" size="xs" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {t('pages.previous')}
              </Button>
              <Text size="sm" c="dimmed">
                {t('pages.place', { page, pages })}
              </Text>
              <Button variant="default" size="xs" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                {t('pages.next')}
              </Button>
            </Group>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
