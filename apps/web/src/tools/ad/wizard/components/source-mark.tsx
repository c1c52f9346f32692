import { Tooltip, UnstyledButton } from '@mantine/core';
import type { AdDraft } from '@reelwright/contracts';
import { BadgeCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
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
  | 'category'
  | 'rating'
  | 'reviews'
  | ('images' & keyof AdDraft['sources']);

/** Marks a field with where on the product's page its value stood, until the value is changed. */
export function SourceMark({ field, children }: { field: SourcedField; children: ReactNode }) {
  const { t } = useTranslation('translation');
  const found = useDraftState((state) => state.content.sources[field]);
  if (!found) return <div className={classes.field}>{children}</div>;
  const trust = toTrust(found.confidence);
  const Icon = ICONS[trust];
  const origin = t('productSources.mark', {
    source: t(`productSources.source.${found.source}`),
    trust: t(`productSources.trust.${trust}`, { percent: Math.round(found.confidence * 100) }),
  });
  return (
    <div className={classes.field}>
      {children}
      <Tooltip label={origin} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
        <UnstyledButton
          className={classes.mark}
          data-trust={trust}
          aria-label={t('productSources.markOf', { field: t(`productSources.field.${field}`), origin })}
        >
          <Icon size={15} aria-hidden />
        </UnstyledButton>
      </Tooltip>
    </div>
  );
}
