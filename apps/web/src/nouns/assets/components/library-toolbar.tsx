import { Button, Indicator, Popover, SegmentedControl, Select, Stack } from '@mantine/core';
import { LIBRARY_SORTS } from '@reelwright/contracts';
import { LayoutGrid, List, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#src/ui/search-field.tsx';
import { useLibraryDict } from '../api/list-library.ts';
import { countFilters, DATE_RANGES, type LibrarySearch, SIZE_RANGES } from '../model/library-search.ts';
import classes from './library-toolbar.module.css';

const ANY = 'any';

interface LibraryToolbarProps {
  search: LibrarySearch;
  layout: 'grid' | 'list';
  onChange(change: Partial<LibrarySearch>): void;
  onLayout(layout: 'grid' | 'list'): void;
}

/** Search, filters, order and layout of the library. */
export function LibraryToolbar({ search, layout, onChange, onLayout }: LibraryToolbarProps) {
  const { t } = useTranslation('assets');
  return (
    <div className={classes.bar}>
      <SearchField
        className={classes.search}
        value={search.q ?? ''}
        label={t('search.label')}
        placeholder={t('search.label')}
        clearLabel={t('search.clear')}
        onChange={(q) => onChange({ q })}
      />
      <TypeSelect className={classes.select} search={search} onChange={onChange} />
      <SortSelect className={classes.select} search={search} onChange={onChange} />
      <Filters search={search} onChange={onChange} />
      <SegmentedControl
        aria-label={t('layout.label')}
        value={layout}
        onChange={(value) => onLayout(value === 'list' ? 'list' : 'grid')}
        data={[
          {
            value: 'grid',
            label: <LayoutGrid size={16} className={classes.layoutIcon} aria-label={t('layout.grid')} />,
          },
          { value: 'list', label: <List size={16} className={classes.layoutIcon} aria-label={t('layout.list')} /> },
        ]}
      />
    </div>
  );
}

interface ChoiceProps extends Pick<LibraryToolbarProps, 'search' | 'onChange'> {
  className?: string | undefined;
  /** Lists in a popover stay within it: a click on one is not outside. */
  isInPopover?: boolean;
}

function TypeSelect({ search, onChange, className, isInPopover = false }: ChoiceProps) {
  const { t } = useTranslation('assets');
  return (
    <Select
      {...(className !== undefined && { className })}
      {...(isInPopover ? { label: t('filter.type') } : { 'aria-label': t('filter.type') })}
      comboboxProps={{ withinPortal: !isInPopover }}
      data={[
        { value: ANY, label: t('filter.anyType') },
        { value: 'image', label: t('filter.image') },
        { value: 'video', label: t('filter.video') },
        { value: 'audio', label: t('filter.audio') },
      ]}
      value={search.kind ?? ANY}
      onChange={(value) => onChange({ kind: (['image', 'video', 'audio'] as const).find((each) => each === value) })}
      allowDeselect={false}
    />
  );
}

function SortSelect({ search, onChange, className, isInPopover = false }: ChoiceProps) {
  const { t } = useTranslation('assets');
  return (
    <Select
      {...(className !== undefined && { className })}
      {...(isInPopover ? { label: t('sort.label') } : { 'aria-label': t('sort.label') })}
      comboboxProps={{ withinPortal: !isInPopover }}
      data={LIBRARY_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      value={search.sort ?? 'newest'}
      onChange={(value) => onChange({ sort: LIBRARY_SORTS.find((each) => each === value && each !== 'newest') })}
      allowDeselect={false}
    />
  );
}

function Filters({ search, onChange }: Pick<LibraryToolbarProps, 'search' | 'onChange'>) {
  const { t } = useTranslation('assets');
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(search);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={280} trapFocus withinPortal>
      <Indicator disabled={count === 0} label={count} size={16}>
        <Popover.Target>
          <Button
            variant="default"
            className={classes.filters}
            leftSection={<ListFilter size={16} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
            aria-label={t('filter.label')}
          >
            <span className={classes.word}>{t('filter.label')}</span>
          </Button>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown>
        {isOpen && (
          <div className={classes.narrow}>
            <TypeSelect isInPopover search={search} onChange={onChange} />
            <SortSelect isInPopover search={search} onChange={onChange} />
          </div>
        )}
        {isOpen && <FilterFields search={search} onChange={onChange} />}
        {count > 0 && (
          <Button
            fullWidth
            mt="md"
            variant="subtle"
            onClick={() => onChange({ tag: undefined, category: undefined, added: undefined, size: undefined })}
          >
            {t('filter.clear')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function FilterFields({ search, onChange }: Pick<LibraryToolbarProps, 'search' | 'onChange'>) {
  const { t } = useTranslation('assets');
  const dict = useLibraryDict();
  // Lists in a popover stay within it: a click on one is not outside.
  const shared = { clearable: true, placeholder: t('filter.any'), comboboxProps: { withinPortal: false } };
  return (
    <Stack gap="sm">
      <Select
        label={t('filter.category')}
        data={(dict.data?.categories ?? []).map(({ id, cat_name: group, sub_category: subs }) => ({
          group,
          items: [
            { value: String(id), label: group },
            ...subs.map((sub) => ({ value: String(sub.id), label: sub.cat_name })),
          ],
        }))}
        value={search.category === undefined ? null : String(search.category)}
        onChange={(value) => onChange({ category: value === null ? undefined : Number(value) })}
        {...shared}
      />
      <Select
        label={t('filter.tag')}
        searchable
        data={(dict.data?.tags ?? []).map(({ tag }) => tag)}
        value={search.tag ?? null}
        onChange={(tag) => onChange({ tag: tag ?? undefined })}
        {...shared}
      />
      <Select
        label={t('filter.date')}
        data={DATE_RANGES.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={search.added ?? null}
        onChange={(value) => onChange({ added: DATE_RANGES.find((each) => each === value) })}
        {...shared}
      />
      <Select
        label={t('filter.size')}
        data={SIZE_RANGES.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={search.size ?? null}
        onChange={(value) => onChange({ size: SIZE_RANGES.find((each) => each === value) })}
        {...shared}
      />
    </Stack>
  );
}
