import { Button, FileButton } from '@mantine/core';
import { UPLOAD_LIMITS } from '@reelwright/contracts';
import { AudioLines, FileText, ImagePlus, Images, Link as LinkIcon, type LucideIcon, Sparkles } from 'lucide-react';
import { type KeyboardEvent, Suspense, type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getLanguage } from '#src/lib/i18n.ts';
import { lazyPart } from '#src/lib/load-when-online.ts';
import { findFileKind, listAcceptedFiles } from '#src/lib/uploads/check-media-file.ts';
import { readIntent } from '../model/read-intent.ts';
import { keepText, readText } from '../model/kept-text.ts';
import { type RefusedFile, takeFiles } from '../model/take-files.ts';
import { usePageFiles } from '../model/use-page-files.ts';
import classes from './smart-box.module.css';

// What files bring comes with the first of them.
const ChosenFiles = lazyPart(async () => (await import('./chosen-files.tsx')).ChosenFiles);
const DropCover = lazyPart(async () => (await import('./drop-cover.tsx')).DropCover);
const RefusedFiles = lazyPart(async () => (await import('./refused-files.tsx')).RefusedFiles);

/** What the box leads to, with what was put into it. */
export type Start =
  | { kind: 'link'; url: string }
  | { kind: 'files'; files: readonly File[]; description: string }
  | { kind: 'description'; description: string }
  | { kind: 'speech'; text: string };

interface SmartBoxProps {
  /** Resolves once the tool is open; false where it could not be opened. */
  onStart(start: Start): Promise<boolean>;
}

/** One thing that can be made of what is in the box. */
interface Choice {
  icon: LucideIcon;
  label: string;
  /** What will happen, in a sentence. */
  promise: string;
  start: Start;
}

/** Takes a link, words or files; says what it would make of them, and opens the tool for it. */
export function SmartBox({ onStart }: SmartBoxProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(readText);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState<Start['kind'] | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const promiseId = useId();

  const write = (next: string): void => {
    setText(next);
    keepText(next);
    setMissing(false);
  };
  const add = (offered: Iterable<File>): void => {
    const result = takeFiles(files, offered, getLanguage());
    setFiles(result.taken);
    setRefused(result.refused);
    setMissing(false);
    field.current?.focus();
  };
  const isOver = usePageFiles({
    onFiles: add,
    onText: (pasted) => {
      write(pasted);
      field.current?.focus();
    },
  });

  const [first, second] = useChoices(text, files);
  const start = async (choice: Choice | undefined): Promise<void> => {
    if (busy !== null) return;
    if (!choice) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setBusy(choice.start.kind);
    const isOpen = await onStart(choice.start);
    setBusy(null);
    if (isOpen) keepText('');
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void start(first);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed (Chinese, Japanese), Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void start(first);
  };
  const Icon = first?.icon ?? Sparkles;
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <div className={classes.box} data-missing={isMissing || undefined}>
        {files.length > 0 && (
          <Suspense fallback={null}>
            <ChosenFiles files={files} onRemove={(file) => setFiles(files.filter((each) => each !== file))} />
          </Suspense>
        )}
        <textarea
          ref={field}
          className={classes.field}
          rows={2}
          aria-label={t('home.boxLabel')}
          aria-describedby={promiseId}
          placeholder={t(files.length > 0 ? 'home.boxPlaceholderFiles' : 'home.boxPlaceholder')}
          value={text}
          maxLength={MAX_TYPED}
          autoComplete="off"
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className={classes.bar}>
          <FileButton multiple accept={listAcceptedFiles('pictures_and_films')} onChange={add}>
            {(props) => (
              <Button {...props} variant="subtle" color="gray" leftSection={<ImagePlus size={18} aria-hidden />}>
                {t('home.addFiles')}
              </Button>
            )}
          </FileButton>
          <div className={classes.choices}>
            {second && (
              <Button
                variant="default"
                leftSection={<second.icon size={18} aria-hidden />}
                loading={busy === second.start.kind}
                onClick={() => void start(second)}
              >
                {second.label}
              </Button>
            )}
            <Button
              type="submit"
              leftSection={<Sparkles size={18} aria-hidden />}
              loading={first !== undefined && busy === first.start.kind}
            >
              {first?.label ?? t('home.start')}
            </Button>
          </div>
        </div>
      </div>
      <p id={promiseId} className={classes.promise} aria-live="polite" data-missing={isMissing || undefined}>
        <Icon size={16} aria-hidden />
        <span>{first?.promise ?? t(isMissing ? 'home.missing' : 'home.anywhere')}</span>
      </p>
      <Suspense fallback={null}>
        {refused.length > 0 && <RefusedFiles refused={refused} onClose={() => setRefused([])} />}
        {isOver && <DropCover />}
      </Suspense>
    </form>
  );
}

/** As much as a description may have, and words around it; the tool itself says what is too long. */
const MAX_TYPED = 4000;
const { minFiles } = UPLOAD_LIMITS.productMaterials;

/** What can be made of it, the likeliest first. */
function useChoices(text: string, files: readonly File[]): Choice[] {
  const { t } = useTranslation();
  const intent = readIntent(text);
  const ofLink = (): Choice[] =>
    intent.kind === 'link'
      ? [
          {
            icon: LinkIcon,
            label: t('home.linkAction'),
            promise:
              intent.others > 0
                ? t('home.linksPromise', { host: intent.host, count: intent.others })
                : t('home.linkPromise', { host: intent.host }),
            start: { kind: 'link', url: intent.url },
          },
        ]
      : [];
  if (files.length > 0) {
    const isEnough = files.length >= minFiles || files.some(isFilm);
    return [
      {
        icon: Images,
        label: t('home.filesAction', { count: files.length }),
        promise: isEnough
          ? t('home.filesPromise', { count: files.length })
          : t('home.filesFewPromise', { count: minFiles - files.length }),
        start: { kind: 'files', files, description: intent.kind === 'text' ? intent.text : '' },
      },
      ...ofLink(),
    ];
  }
  switch (intent.kind) {
    case 'nothing':
      return [];
    case 'link':
      return ofLink();
    case 'text':
      return [
        {
          icon: FileText,
          label: t('home.textAction'),
          promise: t('home.textPromise'),
          start: { kind: 'description', description: intent.text },
        },
        {
          icon: AudioLines,
          label: t('home.speechAction'),
          promise: t('home.speechPromise'),
          start: { kind: 'speech', text: intent.text },
        },
      ];
    default:
      return intent satisfies never;
  }
}

const isFilm = ({ name }: File): boolean => findFileKind(name) === 'video';
