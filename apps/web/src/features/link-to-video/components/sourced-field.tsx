import { Tooltip, UnstyledButton } from '@mantine/core';
import { BadgeCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toTrust } from '#src/lib/trust.ts';
import type { AdForm } from '../model/ad-form.ts';
import { findFieldSource, type FoundField, FoundValuesContext, SOURCE_OF_FIELD } from '../model/found-values.ts';
import classes from './sourced-field.module.css';

const ICONS = { sure: BadgeCheck, likely: CircleHelp, check: TriangleAlert } as const;

interface SourcedFieldProps {
  field: FoundField;
  /** The field's input, with its label at the top. */
  children: ReactNode;
}

/** A field with a small mark that tells where on the product's page its value stood, until the value is changed. */
export function SourcedField({ field, children }: SourcedFieldProps) {
  const { t } = useTranslation(['adForm', 'translation']);
  const { control } = useFormContext<AdForm>();
  const value = useWatch({ control, name: field });
  const found = findFieldSource(field, value, use(FoundValuesContext));
  if (!found) return <div className={classes['field']}>{children}</div>;
  const trust = toTrust(found.confidence);
  const Icon = ICONS[trust];
  const origin = t('translation:productSources.mark', {
    source: t(`translation:productSources.source.${found.source}`),
    trust: t(`translation:productSources.trust.${trust}`, { percent: Math.round(found.confidence * 100) }),
  });
  return (
    <div className={classes['field']}>
      {children}
      <Tooltip label={origin} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
        <UnstyledButton
          className={classes['mark']}
          data-trust={trust}
          aria-label={t('translation:productSources.markOf', {
            field: t(`translation:productSources.field.${SOURCE_OF_FIELD[field]}`),
            origin,
          })}
        >
          <Icon size={15} aria-hidden />
        </UnstyledButton>
      </Tooltip>
    </div>
  );
}
