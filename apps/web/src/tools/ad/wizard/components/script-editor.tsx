import { ActionIcon, Alert, Badge, Button, Group, Loader, Progress, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { CALL_TO_ACTION_LIMITS, type DraftScript } from '@reelwright/contracts';
import { RefreshCw, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import { editLine } from '../../draft/draft-edits.ts';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { showError, showToast } from '#src/ui/toast.ts';
import { makeSeed } from '../model/make-seed.ts';
import { useScriptTime } from '../api/time-script.ts';
import { useRewriteLine } from '../api/write-scripts.ts';
import { editCallToAction, replaceScene } from '../model/edit-scripts.ts';
import type { SpokenProduct } from '../model/spoken-product.ts';
import { useFrameworkName } from '../model/use-framework-name.ts';
import classes from './script-editor.module.css';

interface ScriptEditorProps {
  draft: DraftScript;
  product: SpokenProduct | undefined;
  lengthS: number;
  isWriting: boolean;
  onMoreLikeThis(): void;
  /** Renders the review of a line. */
  renderReview(text: string): ReactNode;
}

const TYPING_MS = 350;

/** Edits every line of a script, by typing or rewriting, with its length and its findings. */
export function ScriptEditor({ draft, product, lengthS, isWriting, onMoreLikeThis, renderReview }: ScriptEditorProps) {
  const { t } = useTranslation('adWizard');
  const store = useAdDraftStore();
  const name = useFrameworkName()(draft.script.framework);
  const rewrite = useRewriteLine();
  const { id, script } = draft;
  const lines = script.scenes.map(({ spoken }) => spoken.text);
  const [settled] = useDebouncedValue(lines.join('\n'), TYPING_MS);
  const time = useScriptTime(
    script.language,
    settled.split('\n').length === lines.length ? settled.split('\n') : lines,
  );
  const totalMs = time.data?.total_ms ?? script.scenes.reduce((sum, scene) => sum + scene.duration_ms, 0);
  const seconds = Math.round(totalMs / 100) / 10;
  const isLong = totalMs > lengthS * 1000 * 1.15;
  const maxSticker = CALL_TO_ACTION_LIMITS[script.language];

  const rewriteScene = (scene: number): void => {
    if (!product) return;
    const before = script.scenes[scene];
    rewrite.mutate(
      { product, script: { ...script, call_to_action: script.call_to_action || '…' }, scene, seed: makeSeed() },
      {
        onSuccess: ({ scene: next }) => {
          if (before && next.spoken.text === before.spoken.text) showToast('info', t('scripts.noOther'));
          else store.change(replaceScene(id, scene, next));
        },
        onError: showError,
      },
    );
  };
  const writingAt = rewrite.isPending ? rewrite.variables.scene : -1;

  return (
    <section className={classes.editor} aria-label={t('scripts.editor', { name })}>
      <Group justify="space-between" gap="sm" align="flex-start">
        <div>
          <Title order={2} size="h4">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {t('scripts.scenes', { count: script.scenes.length })}
          </Text>
        </div>
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus size={15} aria-hidden />}
          loading={isWriting}
          disabled={!product}
          onClick={onMoreLikeThis}
        >
          {t('scripts.more')}
        </Button>
      </Group>
      <div className={classes.meter}>
        <Text size="sm" fw={600} role="status" className={classes.total ?? ''}>
          {t('scripts.time', { seconds, length: lengthS })}
        </Text>
        <Progress
          value={Math.min(100, (totalMs / (lengthS * 1000)) * 100)}
          color={isLong ? 'yellow' : 'teal'}
          size="sm"
          aria-hidden
        />
        {isLong && (
          <Text size="xs" c="var(--mantine-color-yellow-light-color)">
            {t('scripts.tooLong', { length: lengthS })}
          </Text>
        )}
      </div>
      <ol className={classes.scenes}>
        {script.scenes.map((scene, index) => {
          const position = index + 1;
          return (
            // A scene has no id, only its position.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={classes.scene} aria-busy={writingAt === index}>
              <div className={classes.side}>
                <span className={classes.number} aria-hidden>
                  {position}
                </span>
                <Badge size="sm" variant="light" color="gray">
                  {t(`role.${scene.role}`)}
                </Badge>
                <Text size="xs" c="dimmed" className={classes.duration ?? ''}>
                  {t('secondsExact', {
                    seconds: Math.round((time.data?.lines_ms[index] ?? scene.duration_ms) / 100) / 10,
                  })}
                </Text>
                <ActionIcon
                  className={classes.rewrite ?? ''}
                  variant="subtle"
                  size={32}
                  disabled={rewrite.isPending || !product}
                  aria-label={t('scripts.rewriteLine', { position })}
                  title={t('scripts.rewriteLine', { position })}
                  onClick={() => rewriteScene(index)}
                >
                  {writingAt === index ? <Loader size={15} aria-hidden /> : <RefreshCw size={17} aria-hidden />}
                </ActionIcon>
              </div>
              <div className={classes.lines}>
                <GrowingTextarea
                  aria-label={t('scripts.spoken', { position })}
                  minRows={1}
                  maxRows={6}
                  variant="unstyled"
                  classNames={{ input: classes.spoken ?? '' }}
                  value={scene.spoken.text}
                  onChange={(event) =>
                    store.change(editLine(id, index, { spoken: event.currentTarget.value.replaceAll('\n', ' ') }), {
                      mergeKey: `spoken.${id}.${index}`,
                    })
                  }
                />
                {renderReview(scene.spoken.text)}
                <TextInput
                  size="xs"
                  aria-label={t('scripts.onScreen', { position })}
                  placeholder={t('scripts.onScreenEmpty')}
                  classNames={{ input: classes.onScreen ?? '' }}
                  leftSection={<span className={classes.prefix}>{'T'}</span>}
                  value={scene.on_screen.text}
                  onChange={(event) =>
                    store.change(editLine(id, index, { on_screen: event.currentTarget.value }), {
                      mergeKey: `on_screen.${id}.${index}`,
                    })
                  }
                />
                {scene.on_screen.text !== '' && renderReview(scene.on_screen.text)}
              </div>
            </li>
          );
        })}
      </ol>
      <TextInput
        label={t('scripts.sticker')}
        description={t('counter', { length: script.call_to_action.length, max: maxSticker })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maw={320}
        value={script.call_to_action}
        error={script.call_to_action.trim() === '' || script.call_to_action.length > maxSticker}
        onChange={(event) =>
          store.change(editCallToAction(id, event.currentTarget.value), { mergeKey: `sticker.${id}` })
        }
      />
      {!product && (
        <Alert color="yellow" mt="md">
          {t('scripts.needsName')}
        </Alert>
      )}
    </section>
  );
}
