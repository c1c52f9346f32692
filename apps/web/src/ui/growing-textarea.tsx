import { Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './growing-textarea.module.css';

interface GrowingTextareaProps extends TextareaProps {
  minRows: number;
  maxRows: number;
}

/** Measuring a text in script, as browsers without this need, lays out the page once per field and render. */
const GROWS_BY_STYLE = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** A text field as high as its text. For lists of many: the browser sizes it, where it can. */
export function GrowingTextarea({ minRows, maxRows, className, style, ...props }: GrowingTextareaProps) {
  if (!GROWS_BY_STYLE) {
    return (
      <Textarea {...props} className={className ?? ''} style={style} autosize minRows={minRows} maxRows={maxRows} />
    );
  }
  return (
    <Textarea
      {...props}
      className={className === undefined ? classes.field : `${classes.field} ${className}`}
      style={[{ '--min-rows': minRows, '--max-rows': maxRows } as CSSProperties, style]}
    />
  );
}
