import { TextInput } from '@mantine/core';
import type { DraftProduct } from '@reelwright/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editProduct } from '../../draft/draft-edits.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import { useFieldProblem } from '../model/draft-problems.ts';
import classes from './text-field.module.css';

type TextKey = 'name' | 'brand' | 'description' | 'price' | 'original_price' | 'audience';

interface TextFieldProps {
  field: TextKey & keyof DraftProduct;
  label: string;
  description?: string;
  placeholder?: string;
  /** Maximum characters, counted below the field. More can be typed, and is reported as too long. */
  max?: number;
  isRequired?: boolean;
  rows?: number;
  /** The review of the text. */
  review?: ReactNode;
  /** Called when the field loses the focus: the text is complete. */
  onLeave?: () => void;
}

/** A text field of the product; every keystroke is stored in the draft. */
export function TextField({ field, max, rows, review, isRequired = false, onLeave, ...rest }: TextFieldProps) {
  const { t } = useTranslation('adWizard');
  const store = useAdDraftStore();
  const value = useDraftState((state) => state.content.product[field] ?? '');
  const problem = useFieldProblem(field, { isEmpty: value.trim() === '' });
  const isTooLong = max !== undefined && value.trim().length > max;
  const shared = {
    ...rest,
    value,
    withAsterisk: isRequired,
    'aria-required': isRequired,
    error: problem,
    onBlur: onLeave,
    onChange: (event: { currentTarget: { value: string } }): void =>
      store.change(editProduct({ [field]: event.currentTarget.value || undefined }), { mergeKey: `product.${field}` }),
  };
  return (
    <div data-field={field}>
      {rows === undefined ? <TextInput {...shared} /> : <GrowingTextarea {...shared} minRows={rows} maxRows={12} />}
      {max !== undefined && (isTooLong || value.length > max * 0.6) && (
        <div className={classes.counter} data-over={isTooLong || undefined}>
          {t('counter', { length: value.trim().length, max })}
        </div>
      )}
      {review}
    </div>
  );
}
