import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { type ElementText, writeElementText } from '../model/canvas-elements.ts';
import type { ElementRef } from '../model/edit-element.ts';
import classes from './canvas-overlay.module.css';

interface CanvasTextProps {
  scriptId: string;
  element: ElementRef;
  text: ElementText;
  style: CSSProperties;
  onClose(): void;
}

/** The text of an element, typed in its place. The canvas follows each key. */
export function CanvasText({ scriptId, element, text, style, onClose }: CanvasTextProps) {
  const { t } = useTranslation('adEditor');
  const store = useAdDraftStore();
  const field = useRef<HTMLTextAreaElement>(null);
  const { scene: index, name } = element;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <textarea
      ref={field}
      className={classes.text}
      style={style}
      aria-label={t('canvas.textOf', { name: t(`canvas.name.${name}`), position: index + 1 })}
      maxLength={1000}
      value={text.value}
      onChange={({ currentTarget: { value } }) =>
        store.change(
          (content) => writeElementText(content, { scriptId, index }, { ...text, value: value.replaceAll('\n', ' ') }),
          { mergeKey: `${scriptId}.${index}.${text.kind}` },
        )
      }
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        const isDone = event.key === 'Escape' || (event.key === 'Enter' && !event.nativeEvent.isComposing);
        if (!isDone) return;
        event.preventDefault();
        onClose();
      }}
      onBlur={onClose}
    />
  );
}
