import { Tooltip, UnstyledButton } from '@mantine/core';
import type { AdDraft } from '@reelwright/contracts';
import { BadgeCheck, CircleHelp, TextQuote, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editProduct } from '../../draft/draft-edits.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { toTrust } from '#src/nouns/products/model/trust.ts';
import classes from './source-mark.module.css';

const ICONS = { sure: BadgeCheck, likely: CircleHelp, check: TriangleAlert } as const;

/** The fields of a product whose values may come from a page. */
type SourcedField =
  | 'name'
  | 'description'
  | 'selling_points'
  | 'price'
  | 'original_price'
  | 'currency'
  | 'brand'
  | 'audience'
  | 'category'
  | 'rating'
  | 'reviews'
  | ('images' & keyof AdDraft['sources']);

/**
 * Marks a field with where its value stood, until the value is changed: on the product's page, or in the user's text,
 * which is only a suggestion and removed by one click.
 */
export function SourceMark({ field, children }: { field: SourcedField; children: ReactNode }) {
  const found = useDraftState((state) => state.content.sources[field]);
  // The children stay in their place when the mark goes: a field in use keeps the focus.
  return (
    <div className={classes.field}>
      {children}
      {found &&
        (found.source === 'description' ? <Suggestion field={field} /> : <Origin field={field} found={found} />)}
    </div>
  );
}

type FieldSource = NonNullable<AdDraft['sources'][SourcedField]>;

function Origin({ field, found }: { field: SourcedField; found: FieldSource }) {
  const { t } = useTranslation('translation');
  const trust = toTrust(found.confidence);
  const Icon = ICONS[trust];
  const origin = t('productSources.mark', {
    source: t(`productSources.source.${found.source}`),
    trust: t(`productSources.trust.${trust}`, { percent: Math.round(found.confidence * 100) }),
  });
  return (
    <Tooltip label={origin} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton
        className={classes.mark}
        data-trust={trust}
        aria-label={t('productSources.markOf', { field: t(`productSources.field.${field}`), origin })}
      >
        <Icon size={15} aria-hidden />
      </UnstyledButton>
    </Tooltip>
  );
}

function Suggestion({ field }: { field: SourcedField }) {
  const { t } = useTranslation('translation');
  const store = useAdDraftStore();
  const name = t(`productSources.field.${field}`);
  return (
    <div className={classes.suggestion}>
      <TextQuote size={13} aria-hidden />
      {t('productSources.fromText')}
      <UnstyledButton
        className={classes.undo}
        aria-label={t('productSources.undoOf', { field: name })}
        onClick={() => store.change(editProduct({ [field]: undefined }))}
      >
        {t('productSources.undo')}
      </UnstyledButton>
    </div>
  );
}
