import { Button, FileButton } from '@mantine/core';
import { type LibraryAsset, type SavedProduct, UPLOAD_LIMITS } from '@reelwright/contracts';
import { FolderOpen, ImagePlus, Package, Sparkles } from 'lucide-react';
import { type KeyboardEvent, Suspense, type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getLanguage } from '#src/lib/i18n.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useText } from '#src/lib/use-text.ts';
import { listAcceptedFiles } from '#src/nouns/uploads/check-media-file.ts';
import type { FilledText, ToolOffer } from '#src/nouns/tools/tool-intent.ts';
import { listWebTools } from '#src/nouns/tools/tool-registry.ts';
import { keepText, readText } from './kept-text.ts';
import { type BoxOffer, listOffers } from './list-offers.ts';
import { readIntent } from './read-intent.ts';
import { type RefusedFile, takeFiles } from './take-files.ts';
import { usePageFiles } from './use-page-files.ts';
import classes from './smart-box.module.css';

// Components for files load with the first file.
const ChosenFiles = lazyPart(async () => (await import('./chosen-files.tsx')).ChosenFiles);
const DropCover = lazyPart(async () => (await import('./drop-cover.tsx')).DropCover);
const LibraryChoice = lazyPart(async () => (await import('./library-choice.tsx')).LibraryChoice);
const ProductPicker = lazyPart(
  async () => (await import('#src/nouns/catalogue/components/product-picker.tsx')).ProductPicker,
);
const RefusedFiles = lazyPart(async () => (await import('./refused-files.tsx')).RefusedFiles);

interface SmartBoxProps {
  /** Resolves to true once the tool is open; to false if it could not be opened. */
  onStart(offer: ToolOffer): Promise<boolean>;
}

/** Takes a link, words or files; shows what it would make of them, and opens the tool for it. */
export function SmartBox({ onStart }: SmartBoxProps) {
  const { t } = useTranslation();
  const fill = useText();
  const write = ({ key, values }: FilledText): string => fill(key, values);
  const [text, setText] = useState(readText);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [assets, setAssets] = useState<readonly LibraryAsset[]>([]);
  const [product, setProduct] = useState<SavedProduct | null>(null);
  const [libraryAsked, setLibraryAsked] = useState(0);
  const [isPicking, setPicking] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState<number | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const promiseId = useId();

  const change = (next: string): void => {
    setText(next);
    keepText(next);
    setMissing(false);
  };
  const add = (offered: Iterable<File>): void => {
    const result = takeFiles(files, offered, getLanguage(), { besides: assets.length });
    setFiles(result.taken);
    setRefused(result.refused);
    setMissing(false);
    field.current?.focus();
  };
  const isOver = usePageFiles({
    onFiles: add,
    onText: (pasted) => {
      change(pasted);
      field.current?.focus();
    },
  });

  const [first, ...others] = listOffers(listWebTools(), { typed: readIntent(text), files, assets, product });
  const start = async (offer: BoxOffer | undefined): Promise<void> => {
    if (busy !== null) return;
    if (!offer) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setBusy(offer.toolType);
    const isOpen = await onStart(offer);
    setBusy(null);
    if (isOpen) keepText('');
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void start(first);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes a word (Chinese, Japanese), Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void start(first);
  };
  const hasMedia = files.length + assets.length > 0 || product !== null;
  const Icon = first?.icon ?? Sparkles;
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <div className={classes.box} data-missing={isMissing || undefined}>
        {hasMedia && (
          <Suspense fallback={null}>
            <ChosenFiles
              product={product}
              files={files}
              assets={assets}
              onRemove={(file) => setFiles(files.filter((each) => each !== file))}
              onRemoveAsset={(asset) => setAssets(assets.filter((each) => each !== asset))}
              onRemoveProduct={() => setProduct(null)}
            />
          </Suspense>
        )}
        <textarea
          ref={field}
          className={classes.field}
          rows={2}
          aria-label={t('home.boxLabel')}
          aria-describedby={promiseId}
          placeholder={t(hasMedia ? 'home.boxPlaceholderFiles' : 'home.boxPlaceholder')}
          value={text}
          maxLength={MAX_TYPED}
          autoComplete="off"
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className={classes.bar}>
          <div className={classes.sources}>
            <FileButton multiple accept={listAcceptedFiles('images_and_videos')} onChange={add}>
              {(props) => (
                <Button {...props} variant="subtle" color="gray" leftSection={<ImagePlus size={18} aria-hidden />}>
                  {t('home.addFiles')}
                </Button>
              )}
            </FileButton>
            <Button
              variant="subtle"
              color="gray"
              className={classes.small ?? ''}
              leftSection={<FolderOpen size={18} aria-hidden />}
              aria-label={t('home.fromLibrary')}
              onClick={() => setLibraryAsked(libraryAsked + 1)}
            >
              <span className={classes.word}>{t('home.fromLibrary')}</span>
            </Button>
            <Button
              variant="subtle"
              color="gray"
              className={classes.small ?? ''}
              leftSection={<Package size={18} aria-hidden />}
              aria-label={t('home.savedProduct')}
              onClick={() => setPicking(true)}
            >
              <span className={classes.word}>{t('home.savedProduct')}</span>
            </Button>
          </div>
          <div className={classes.choices}>
            {others.slice(0, MAX_OTHERS).map((offer) => (
              <Button
                key={offer.toolType}
                variant="default"
                leftSection={<offer.icon size={18} aria-hidden />}
                loading={busy === offer.toolType}
                onClick={() => void start(offer)}
              >
                {write(offer.label)}
              </Button>
            ))}
            <Button
              type="submit"
              leftSection={<Sparkles size={18} aria-hidden />}
              loading={first !== undefined && busy === first.toolType}
            >
              {first ? write(first.label) : t('home.start')}
            </Button>
          </div>
        </div>
      </div>
      <p id={promiseId} className={classes.promise} aria-live="polite" data-missing={isMissing || undefined}>
        <Icon size={16} aria-hidden />
        <span>{first ? write(first.promise) : t(isMissing ? 'home.missing' : 'home.anywhere')}</span>
      </p>
      <Suspense fallback={null}>
        {refused.length > 0 && <RefusedFiles refused={refused} onClose={() => setRefused([])} />}
        {isOver && <DropCover />}
        {libraryAsked > 0 && (
          <LibraryChoice
            asked={libraryAsked}
            maxCount={UPLOAD_LIMITS.productMaterials.maxFiles - files.length - assets.length}
            onChoose={(chosen) => {
              setAssets([...assets, ...chosen.filter(({ id }) => !assets.some((each) => each.id === id))]);
              setMissing(false);
            }}
          />
        )}
        {isPicking && (
          <ProductPicker
            onClose={() => setPicking(false)}
            onPick={(chosen) => {
              setPicking(false);
              setProduct(chosen);
              setMissing(false);
            }}
          />
        )}
      </Suspense>
    </form>
  );
}

/** The maximum length of a description, plus words around it; the tool itself reports a text that is too long. */
const MAX_TYPED = 4000;
/** Offers beside the first: more would have to be read one by one. */
const MAX_OTHERS = 3;
