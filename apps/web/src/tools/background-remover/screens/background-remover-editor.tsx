import { Button, Drawer, Loader, Tabs, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Check, ChevronLeft, ChevronRight, Columns2, ImageOff, SlidersHorizontal } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsRestoring, useTaskFiles } from '#src/nouns/uploads/task-files.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import { BackgroundPanel } from '../components/background-panel.tsx';
import { BeforeAfter } from '#src/ui/before-after.tsx';
import checkers from '../components/checkers.module.css';
import { CutPreview } from '../components/cut-preview.tsx';
import { EdgePanel } from '../components/edge-panel.tsx';
import { EditorToolbar, ZoomBar } from '../components/editor-toolbar.tsx';
import { Stage } from '../components/stage.tsx';
import { loadBackgroundRemoverTexts } from '../model/background-remover-texts.ts';
import type { CutImage } from '../model/cut-image.ts';
import { agreeTo, changeHistory, cutImages, editImage } from '../model/cut-images.ts';
import { BRUSH, type EditorAction, type EditorTool, findKeyAction, limitBrush } from '../model/editor-tool.ts';
import { isMarked, redoEdit, undoEdit } from '../model/mark-history.ts';
import { useSettings } from '../model/use-settings.ts';
import { type View, WHOLE, zoomAt } from '../model/view.ts';
import classes from './background-remover-editor.module.css';

loadBackgroundRemoverTexts();

export function BackgroundRemoverEditorScreen() {
  const { t } = useTranslation('backgroundRemover');
  const { image: wanted } = useSearch({ from: '/background-remover/editor' });
  const images = useTaskFiles(cutImages);
  const image = images.find(({ id }) => id === wanted);
  const isRestoring = useIsRestoring(cutImages);
  if (isRestoring || (image?.guess === null && image.problem === null))
    return <Loader role="status" aria-label={t('editor.opening')} mx="auto" mt="xl" />;
  if (!image?.guess) {
    return (
      <StateMessage
        icon={ImageOff}
        headingOrder={1}
        title={t('editor.gone')}
        text={t('editor.goneText')}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/background-remover" search={{}} />}>
            {t('editor.goneAction')}
          </Button>
        }
      />
    );
  }
  return <Editor key={image.id} image={image} images={images} />;
}

const COMPARED_PX = 1200;

function Editor({ image, images }: { image: CutImage; images: readonly CutImage[] }) {
  const { t } = useTranslation('backgroundRemover');
  const navigate = useNavigate();
  const [tool, setTool] = useState<EditorTool>(image.guess?.verdict === 'mark' ? 'box' : 'keep');
  const [brush, setBrush] = useState<number>(BRUSH.first);
  const [view, setView] = useState<View>(WHOLE);
  const [isCompared, setIsCompared] = useState(false);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 62em)') ?? false;
  const { now, past, future } = image.history;
  const editable = images.filter(({ guess, problem }) => guess !== null && problem === null);
  const place = editable.findIndex(({ id }) => id === image.id);

  const changeView = useCallback(
    (change: (view: View, stage: { width: number; height: number }) => View, stage = STAGE) =>
      setView((before) => change(before, stage)),
    [],
  );
  const open = (step: number): void => {
    const next = editable[place + step];
    if (next) void navigate({ to: '/background-remover/editor', search: { image: next.id } });
  };
  const act = useCallback(
    (action: EditorAction): void => {
      switch (action.kind) {
        case 'tool':
          setIsCompared(false);
          return setTool(action.tool);
        case 'brush':
          return setBrush((radius) => limitBrush(radius * action.factor));
        case 'zoom': {
          const { factor } = action;
          return setView((before) => (factor === null ? WHOLE : zoomAt(before, factor, { x: 0, y: 0 }, STAGE)));
        }
        case 'undo':
          return changeHistory(image.id, undoEdit);
        case 'redo':
          return changeHistory(image.id, redoEdit);
        case 'compare':
          return setIsCompared((before) => !before);
      }
    },
    [image.id],
  );
  useKeys(act);

  const finish = (): void => {
    agreeTo(image.id);
    const next = editable.find((each) => each.id !== image.id && each.guess?.verdict !== 'certain' && !each.isSeen);
    if (next) void navigate({ to: '/background-remover/editor', search: { image: next.id } });
    else void navigate({ to: '/background-remover', search: {} });
  };

  const panel = <EditorPanel image={image} />;
  return (
    <div className={classes.editor}>
      <header className={classes.head}>
        <Button
          renderRoot={(props) => <Link {...props} to="/background-remover" search={{}} />}
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={<ArrowLeft size={16} aria-hidden />}
        >
          {t('editor.back')}
        </Button>
        <h1 className={classes.name} title={image.name}>
          {image.name}
        </h1>
        {editable.length > 1 && (
          <div className={classes.pager}>
            <Button
              variant="subtle"
              color="gray"
              size="compact-md"
              aria-label={t('editor.previous')}
              disabled={place < 1}
              onClick={() => open(-1)}
            >
              <ChevronLeft size={18} aria-hidden />
            </Button>
            <span>{t('editor.place', { number: place + 1, total: editable.length })}</span>
            <Button
              variant="subtle"
              color="gray"
              size="compact-md"
              aria-label={t('editor.next')}
              disabled={place >= editable.length - 1}
              onClick={() => open(1)}
            >
              <ChevronRight size={18} aria-hidden />
            </Button>
          </div>
        )}
        <div className={classes.main}>
          {isNarrow && (
            <Button variant="default" aria-label={t('editor.adjust')} onClick={() => setIsPanelOpen(true)}>
              <SlidersHorizontal size={16} aria-hidden />
            </Button>
          )}
          <Button
            variant={isCompared ? 'light' : 'default'}
            aria-pressed={isCompared}
            leftSection={isNarrow ? undefined : <Columns2 size={16} aria-hidden />}
            aria-label={t('editor.compare')}
            onClick={() => act({ kind: 'compare' })}
          >
            {isNarrow ? <Columns2 size={16} aria-hidden /> : t('editor.compare')}
          </Button>
          <Button leftSection={<Check size={16} aria-hidden />} onClick={finish}>
            {t('editor.done')}
          </Button>
        </div>
      </header>
      <div className={classes.body}>
        <div className={classes.work}>
          <EditorToolbar
            tool={tool}
            brush={brush}
            canUndo={past.length > 0}
            canRedo={future.length > 0}
            onAction={act}
            onBrush={setBrush}
          />
          <div className={`${classes.stage} ${checkers.checkers}`}>
            {isCompared ? (
              <Compared image={image} />
            ) : (
              <Stage
                image={image}
                label={t('editor.stage', { name: image.name })}
                tool={tool}
                brush={brush}
                view={view}
                onView={changeView}
                onMarks={(marks) => editImage(image.id, { ...now, marks })}
              />
            )}
            {!isCompared && <ZoomBar zoom={view.zoom} onAction={act} />}
            {!isCompared && <Advice image={image} tool={tool} />}
          </div>
        </div>
        {isNarrow ? (
          <Drawer
            opened={isPanelOpen}
            onClose={() => setIsPanelOpen(false)}
            position="bottom"
            size="70%"
            title={t('editor.adjust')}
            closeButtonProps={{ 'aria-label': t('editor.closePanel') }}
          >
            {panel}
          </Drawer>
        ) : (
          <aside className={classes.panel} aria-label={t('editor.adjust')}>
            {panel}
          </aside>
        )}
      </div>
    </div>
  );
}

/** Buttons zoom about the middle of the stage, whatever its size. */
const STAGE = { width: 0, height: 0 };

function EditorPanel({ image }: { image: CutImage }) {
  const { t } = useTranslation('backgroundRemover');
  const [settings, setSettings] = useSettings();
  const { now } = image.history;
  return (
    <Tabs defaultValue="edge">
      <Tabs.List grow mb="md">
        <Tabs.Tab value="edge">{t('editor.tab.edge')}</Tabs.Tab>
        <Tabs.Tab value="background">{t('editor.tab.background')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="edge">
        <EdgePanel edge={now.edge} onChange={(edge) => editImage(image.id, { ...now, edge })} />
      </Tabs.Panel>
      <Tabs.Panel value="background">
        <BackgroundPanel settings={settings} onChange={setSettings} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** What to do next, as long as nothing was marked: what the engine was uncertain of, or how the tool works. */
function Advice({ image, tool }: { image: CutImage; tool: EditorTool }) {
  const { t } = useTranslation('backgroundRemover');
  const hints = image.guess?.verdict === 'certain' ? [] : (image.guess?.hints ?? []);
  const isNothingLeft = image.subject?.region === null;
  const text = isNothingLeft
    ? t('editor.nothingLeft')
    : isMarked(image.history.now.marks)
      ? t(`editor.advice.${tool}`)
      : hints.length > 0
        ? hints.map((hint) => t(`hint.${hint}`)).join(' ')
        : t('editor.advice.first');
  return (
    <Text size="sm" role="status" className={classes.advice ?? ''}>
      {text}
    </Text>
  );
}

function Compared({ image }: { image: CutImage }) {
  const { t } = useTranslation('backgroundRemover');
  const [settings] = useSettings();
  // Laid over each other they must show the same part of the image.
  const whole = { ...settings, frame: { kind: 'original' } as const };
  return (
    <div className={classes.compared} style={{ '--aspect': image.aspect } as React.CSSProperties}>
      <BeforeAfter
        label={t('compare.handle')}
        before={<img src={image.url} alt={image.name} />}
        after={
          <CutPreview
            image={image}
            settings={whole}
            longerSide={COMPARED_PX}
            label={t('card.result', { name: image.name })}
          />
        }
        words={{ before: t('compare.before'), after: t('compare.after') }}
      />
    </div>
  );
}

/** The editor's keys work wherever the focus is, except in fields that take text. */
function useKeys(act: (action: EditorAction) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input:not([type=range]), textarea, [contenteditable]'))
        return;
      const action = findKeyAction(event);
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [act]);
}
