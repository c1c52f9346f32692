import type { DraftScript } from '@reelwright/contracts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { readElementText, type TypedText, writeElementText } from '../model/canvas-elements.ts';
import classes from './canvas-overlay.module.css';

interface CanvasTextProps {
  script: DraftScript;
  typed: TypedText;
  style: CSSProperties;
  onClose(): void;
}

/** The text of an element, typed in its place. The canvas follows each key. */
export function CanvasText({ script, typed, style, onClose }: CanvasTextProps) {
  const { t } = useTranslation('adEditor');
  const store = useAdDraftStore();
  const field = useRef<HTMLTextAreaElement>(null);
  const { scene, name, kind } = typed;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  function write(value: string): void {
    store.change(
      (content) =>
        writeElementText(content, { scriptId: script.id, index: scene }, { kind, value: value.replaceAll('\n', ' ') }),
      { mergeKey: `${script.id}.${scene}.${kind}` },
    );
  }
  return (
    <textarea
      ref={field}
      className={classes.text}
      style={style}
      aria-label={t('canvas.textOf', { name: t(`canvas.name.${name}`), position: scene + 1 })}
      maxLength={1000}
      value={readElementText(script, scene, kind)}
      onChange={({ currentTarget: { value } }) => write(value)}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        // Undo, redo and make are the editor's also here.
        if (event.ctrlKey || event.metaKey) return;
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
