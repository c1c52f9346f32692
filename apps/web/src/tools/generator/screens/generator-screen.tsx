import { Alert, Button, Card, SegmentedControl, Skeleton, Stack, Tabs, Text, Title } from '@mantine/core';
import {
  type AssetId,
  EMBEDDED_MODEL_ID,
  FLASH_SALE,
  type GenerationModelFacts,
  type GenerationOptions,
  type Task,
} from '@reelwright/contracts';
import { useNavigate } from '@tanstack/react-router';
import { dequal } from 'dequal/lite';
import { BadgePercent, CircleAlert, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useTaskCost } from '#src/nouns/tasks/api/get-task-cost.ts';
import { useTaskList } from '#src/nouns/tasks/api/list-tasks.ts';
import { usePushTask } from '#src/nouns/tasks/api/push-task.ts';
import { TaskGrid } from '#src/nouns/tasks/components/task-grid.tsx';
import { usePaidAction } from '#src/nouns/tasks/model/use-paid-action.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import { showError, showToast, showUndoToast } from '#src/ui/toast.ts';
import layout from '#src/ui/tool-frame.module.css';
import { ToolFrame } from '#src/ui/tool-frame.tsx';
import { useGenerationOptions } from '../api/generation-options.ts';
import { usePromptAccount } from '../api/preview-generation.ts';
import { AccountPanel } from '../components/account-panel.tsx';
import { GenerateBar } from '../components/generate-bar.tsx';
import { GenerationResult } from '../components/generation-result.tsx';
import { ImageSlot, type SlotKind } from '../components/image-slot.tsx';
import { ModelPicker } from '../components/model-picker.tsx';
import { PromptField } from '../components/prompt-field.tsx';
import { SceneGallery } from '../components/scene-gallery.tsx';
import { SettingsPanel } from '../components/settings-panel.tsx';
import { EMPTY_FORM, type GeneratorForm, keepForm, readForm } from '../model/generator-form.ts';
import {
  canDo,
  drawsScene,
  type GeneratorMode,
  type GeneratorPath,
  nameOfMode,
  needsImage,
  needsWords,
  pathOfMode,
  quantityOf,
  readMode,
  tabsOf,
  toolOf,
} from '../model/generator-mode.ts';
import { loadGeneratorTexts } from '../model/generator-texts.ts';
import { findGap, fromTask, priceOf, toTask } from '../model/to-task.ts';
import classes from './generator-screen.module.css';

loadGeneratorTexts();

const RECENT = 8;
const KINDS = ['image', 'clip'] as const;

/** Scrolls the row of tabs alone, not the page. */
const showTab = (tab: HTMLButtonElement | null): void => {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
};

interface GeneratorScreenProps {
  path: GeneratorPath;
  /** The task that is shown. */
  id?: string;
  mode?: string;
  /** An image of the library to begin with. */
  asset?: string;
  prompt?: string;
}

/** The one generator of images and clips; its addresses differ in where they begin, and in the flash sale. */
export function GeneratorScreen({ path, id, mode: modeName, asset, prompt }: GeneratorScreenProps) {
  const { t } = useTranslation(['generator', 'translation']);
  const navigate = useNavigate();
  const options = useGenerationOptions();
  const [form, setForm] = useState(readForm);
  useEffect(() => keepForm(form), [form]);
  const change = (part: Partial<GeneratorForm>): void => setForm((current) => ({ ...current, ...part }));
  const mode = readMode(path, modeName);
  const result = useRef<HTMLDivElement>(null);

  // What the address brings along is taken over once; then it leaves the address.
  useEffect(() => {
    if (asset === undefined && prompt === undefined) return;
    // The address is outside of React, and loses what was taken over.
    // oxlint-disable-next-line react/set-state-in-effect
    setForm((current) => ({
      ...current,
      ...(asset === undefined ? {} : { image: asset as AssetId }),
      ...(prompt === undefined ? {} : { prompt }),
    }));
    // An image that comes alone is a product for a scene.
    const next = modeName ?? (asset !== undefined && path === '/ai-image' ? 'product' : undefined);
    void navigate({ to: path, search: next === undefined ? {} : { mode: next }, replace: true });
  }, [asset, prompt, path, modeName, navigate]);

  const openTask = (taskId: string | undefined): void =>
    void navigate({
      to: path,
      search: {
        ...(modeName === undefined ? {} : { mode: modeName }),
        ...(taskId === undefined ? {} : { id: taskId }),
      },
      resetScroll: false,
    }).then(() => {
      // On a phone the result lies below the form.
      if (taskId !== undefined) result.current?.scrollIntoView({ block: 'nearest' });
    });
  const openMode = (next: GeneratorMode): void =>
    void navigate({ to: pathOfMode(next, path), search: { mode: next.mode }, resetScroll: false });
  const reuse = (task: Task, seed?: number): void => {
    const before = form;
    setForm({ ...fromTask(task.input, form), ...(seed === undefined ? {} : { seed }) });
    const made = { kind: 'duration_s' in task.input ? 'clip' : 'image', mode: task.input['mode'] } as GeneratorMode;
    void navigate({
      to: pathOfMode(made, path),
      search: { mode: made.mode, ...(id === undefined ? {} : { id }) },
      resetScroll: false,
    });
    window.scrollTo({ top: 0 });
    showUndoToast(t('result.reused'), { label: t('slot.undo'), onUndo: () => setForm(before) });
  };
  const reset = (): void => {
    const before = form;
    setForm(EMPTY_FORM);
    showUndoToast(t('form.cleared'), { label: t('slot.undo'), onUndo: () => setForm(before) });
  };

  return (
    <ToolFrame
      title={t(`title.${path}`)}
      subtitle={t('subtitle')}
      action={
        !dequal(form, EMPTY_FORM) && (
          <Button variant="subtle" size="compact-sm" leftSection={<RotateCcw size={14} aria-hidden />} onClick={reset}>
            {t('form.clear')}
          </Button>
        )
      }
    >
      {path === '/veo3' && (
        <Alert
          color="red"
          icon={<BadgePercent size={20} aria-hidden />}
          title={t('sale.title', { percent: FLASH_SALE.percent })}
        >
          {t('sale.text', { dollars: FLASH_SALE.fromCents / 100 })}
        </Alert>
      )}
      {options.isPending && (
        <Skeleton height={320} radius="lg" role="status" aria-label={t('translation:state.loading')} />
      )}
      {options.isError && (
        <StateMessage
          icon={CircleAlert}
          title={describeError(options.error, getLanguage())}
          action={<Button onClick={() => options.refetch()}>{t('translation:action.tryAgain')}</Button>}
        />
      )}
      {options.data && (
        <Generator
          path={path}
          mode={mode}
          form={form}
          options={options.data}
          onChange={change}
          onMode={openMode}
          onPushed={openTask}
        >
          <div ref={result}>
            {id !== undefined && (
              <GenerationResult taskId={id} onOpen={openTask} onClose={() => openTask(undefined)} onReuse={reuse} />
            )}
          </div>
        </Generator>
      )}
      <Recent path={path} openId={id} />
    </ToolFrame>
  );
}

interface GeneratorProps {
  path: GeneratorPath;
  mode: GeneratorMode;
  form: GeneratorForm;
  options: GenerationOptions;
  onChange(change: Partial<GeneratorForm>): void;
  onMode(mode: GeneratorMode): void;
  onPushed(taskId: string): void;
  children: React.ReactNode;
}

function Generator({ path, mode: wanted, form, options, onChange, onMode, onPushed, children }: GeneratorProps) {
  const { t } = useTranslation('generator');
  const tabs = tabsOf(path).filter((tab) => options.models.some((model) => canDo(model, tab)));
  const mode = tabs.find((tab) => tab.kind === wanted.kind && tab.mode === wanted.mode) ?? tabs[0] ?? wanted;
  const shown = tabs.filter(({ kind }) => kind === mode.kind);
  const models = options.models.filter((model) => canDo(model, mode));
  const model = models.find(({ id }) => id === form.model) ?? models[0];
  const [confirmed, setConfirmed] = useState<string | null>(null);

  const isEmbedded = model?.id === EMBEDDED_MODEL_ID;
  const asks = isEmbedded && drawsScene(mode) && !(mode.kind === 'clip' && mode.mode !== 'text');
  const wish = {
    prompt: form.prompt,
    negative_prompt: form.negative,
    scene_id: form.sceneId,
    has_product: mode.mode === 'product' || mode.mode === 'background',
    can_move: mode.kind === 'clip',
  };
  const wishKey = JSON.stringify(wish);
  const hasWords = form.prompt.trim() !== '' || form.sceneId !== null;
  const preview = usePromptAccount(asks && hasWords ? wish : null);
  const read = asks && hasWords && preview.isCurrent ? preview.data : undefined;
  const account = read?.account ?? null;
  const isConfirmed = confirmed === wishKey;
  const gap = findGap({ form, mode });
  const needsConfirmation = account?.advice === 'ask' && account.prohibited === null && !isConfirmed;

  const task = model === undefined ? null : toTask({ form, mode, path, model: model.id, isConfirmed });
  const cost = useTaskCost(task);
  const push = usePushTask();
  const paid = usePaidAction('generator');
  const generate = async (): Promise<void> => {
    if (task === null) return;
    try {
      const pushed = await paid.run(task.input, (key) => push.mutateAsync({ ...task, idempotency_key: key }));
      if (pushed === null) return;
      showToast('success', t('bar.started'));
      onPushed(pushed.task_id);
    } catch (error) {
      showError(error as Error);
    }
  };

  const gapText =
    model === undefined
      ? t('gap.model')
      : gap !== null
        ? t(`gap.${gap}`)
        : account !== null && account.prohibited !== null
          ? t('gap.prohibited')
          : needsConfirmation
            ? t('gap.confirm')
            : null;
  const suggestions = options.prompts[mode.kind === 'clip' ? 'clip' : mode.mode === 'text' ? 'image' : 'product'];
  return (
    <>
      {tabs.some(({ kind }) => kind !== mode.kind) && (
        <SegmentedControl
          value={mode.kind}
          onChange={(kind) => {
            const first = tabs.find((tab) => tab.kind === kind);
            if (first) onMode(first);
          }}
          data={KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          aria-label={t('kinds')}
          className={classes['kinds'] ?? ''}
        />
      )}
      <Tabs
        value={nameOfMode(mode)}
        keepMounted={false}
        onChange={(name) => {
          const next = tabs.find((tab) => nameOfMode(tab) === name);
          if (next) onMode(next);
        }}
      >
        <Tabs.List className={classes['tabs'] ?? ''} aria-label={t('modes')}>
          {shown.map((tab) => (
            <Tabs.Tab
              key={nameOfMode(tab)}
              value={nameOfMode(tab)}
              // On a phone the tabs are wider than the screen: the chosen one is scrolled to.
              ref={tab === mode ? showTab : undefined}
            >
              {t(`mode.${nameOfMode(tab)}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={nameOfMode(mode)} pt="md">
          <div className={layout['columns']}>
            <Card withBorder radius="lg" padding="lg">
              <Stack gap="md">
                <Text size="sm" c="dimmed">
                  {t(`modeText.${nameOfMode(mode)}`)}
                </Text>
                {needsImage(mode) && (
                  <div className={classes.slots}>
                    <ImageSlot
                      key={slotOf(mode)}
                      kind={slotOf(mode)}
                      assetId={form.image}
                      onChange={(asset) => onChange({ image: asset })}
                    />
                    {mode.mode === 'blend' && (
                      <ImageSlot
                        kind="foreground"
                        assetId={form.foreground}
                        onChange={(asset) => onChange({ foreground: asset })}
                      />
                    )}
                    {mode.mode === 'first_and_last' && (
                      <ImageSlot
                        kind="last"
                        assetId={form.lastFrame}
                        onChange={(asset) => onChange({ lastFrame: asset })}
                      />
                    )}
                  </div>
                )}
                {takesPrompt(mode, model) && (
                  <PromptField
                    value={form.prompt}
                    account={account}
                    suggestions={drawsScene(mode) ? suggestions : []}
                    isRequired={needsWords(mode) && form.sceneId === null}
                    onChange={(prompt) => onChange({ prompt })}
                  />
                )}
                {account && (
                  <AccountPanel
                    account={account}
                    prompt={preview.prompt}
                    drawing={{
                      prompt: form.prompt,
                      negative_prompt: form.negative,
                      scene_id: form.sceneId,
                      ratio: mode.kind === 'image' ? form.imageRatio : form.clipRatio,
                    }}
                    providers={nameProviders(preview.data?.provider_models ?? [], options.models)}
                    isConfirmed={isConfirmed}
                    onConfirm={(isAgreed) => setConfirmed(isAgreed ? wishKey : null)}
                  />
                )}
                {preview.isError && asks && hasWords && (
                  <Text size="sm" c="var(--mantine-color-error)" role="alert">
                    {describeError(preview.error, getLanguage())}
                  </Text>
                )}
                {asks && (
                  <SceneGallery
                    scenes={options.scenes}
                    chosen={form.sceneId}
                    onChoose={(sceneId) => onChange({ sceneId })}
                  />
                )}
              </Stack>
            </Card>
            <Card withBorder radius="lg" padding="lg" component="section" aria-label={t('settings.title')}>
              <Stack gap="md">
                <ModelPicker models={models} chosen={model} mode={mode} onChoose={(id) => onChange({ model: id })} />
                <SettingsPanel form={form} mode={mode} model={model} said={read} onChange={onChange} />
              </Stack>
            </Card>
          </div>
        </Tabs.Panel>
      </Tabs>
      <GenerateBar
        kind={mode.kind}
        quantity={quantityOf(mode, form.quantity)}
        cost={task === null ? undefined : cost.data}
        expected={priceOf({ form, mode, path, model: model?.id ?? EMBEDDED_MODEL_ID })}
        gap={gapText}
        refusal={task === null || cost.error === null ? null : describeError(cost.error, getLanguage())}
        isPushing={paid.isPending}
        onGenerate={() => void generate()}
      />
      {children}
    </>
  );
}

const slotOf = ({ kind, mode }: GeneratorMode): SlotKind =>
  kind === 'clip' ? (mode === 'first_and_last' ? 'first' : 'image') : mode === 'product' ? 'product' : 'image';

/** The own engine reads no words where it changes or moves an image. */
const takesPrompt = (mode: GeneratorMode, model: GenerationModelFacts | undefined): boolean =>
  needsWords(mode) || (model !== undefined && model.id !== EMBEDDED_MODEL_ID);

const nameProviders = (ids: readonly string[], models: readonly GenerationModelFacts[]): string[] =>
  models.flatMap(({ id, name, provider }) => (ids.includes(id) ? [`${name} (${provider})`] : []));

/** The newest tasks of this tool. Renders nothing if there are none. */
function Recent({ path, openId }: { path: GeneratorPath; openId: string | undefined }) {
  const { t } = useTranslation('generator');
  const tasks = useTaskList(null, toolOf(path));
  const recent = (tasks.data?.pages[0]?.list ?? []).filter(({ task_id: id }) => id !== openId).slice(0, RECENT);
  if (recent.length === 0) return null;
  return (
    <Stack gap="sm" component="section" aria-label={t('recent')}>
      <Title order={2} size="h4">
        {t('recent')}
      </Title>
      <TaskGrid tasks={recent} />
    </Stack>
  );
}
