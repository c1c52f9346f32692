import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { AD_VARIANT_LIMITS, type AdPlatform, SCRIPT_FRAMEWORKS } from '@reelwright/contracts';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { showUndoToast } from '#src/ui/toast.ts';
import { addScripts, toggleChosen } from '../model/edit-scripts.ts';
import { makeSeed } from '../model/make-seed.ts';
import type { SpokenProduct } from '../model/spoken-product.ts';
import { useWriteAll } from '../model/use-write-all.ts';
import { ProductMissing } from './product-missing.tsx';
import { ScriptCard } from './script-card.tsx';
import { ScriptEditor } from './script-editor.tsx';
import classes from './script-settings.module.css';

export type RenderScriptReview = (
  text: string,
  options: { product: SpokenProduct | undefined; platforms: readonly AdPlatform[] },
) => ReactNode;

const NO_PLATFORMS: readonly AdPlatform[] = [];
/** Number of further scripts of one framework per request. */
const MORE = 2;
const PLACES = ['a', 'b', 'c', 'd', 'e'];

/** Edits what the ad says: scripts to choose from, and the open one line by line. */
export function ScriptSettings({ renderReview }: { renderReview: RenderScriptReview }) {
  const { t } = useTranslation(['adWizard', 'translation']);
  const store = useAdDraftStore();
  const settings = useDraftState((state) => state.content.settings);
  const scripts = useDraftState((state) => state.content.scripts);
  const chosen = useDraftState((state) => state.content.chosen_scripts);
  const [openId, setOpenId] = useState<string | null>(null);
  const { write, writeAll: writeAgain, product, language, lengthS, goal } = useWriteAll();
  const count = settings.count ?? AD_VARIANT_LIMITS.min;
  const platforms = settings.platforms ?? NO_PLATFORMS;
  const usable = scripts.filter(({ script }) => script.language === language);
  const isOutdated = usable.some(({ script }) => script.length_s !== lengthS || script.goal !== goal);
  const isWriting = usable.length === 0 && !write.isError;
  const open = usable.find(({ id }) => id === (openId ?? chosen[0])) ?? usable[0];

  const writeAll = (isFirst: boolean): void => {
    writeAgain({
      isFirst,
      onWritten() {
        setOpenId(null);
        if (!isFirst) showUndoToast(t('scripts.rewritten'), { label: t('undo'), onUndo: store.undo });
      },
    });
  };
  const writeMore = (afterId: string, framework: string): void => {
    const known = SCRIPT_FRAMEWORKS.find((each) => each === framework);
    if (!product || !known) return;
    write.mutate(
      { product, language, length_s: lengthS, goal, frameworks: [known], per_framework: MORE, seed: makeSeed() },
      { onSuccess: ({ scripts: written }) => store.change(addScripts(written, afterId)) },
    );
  };
  const begin = useEffectEvent(() => {
    if (usable.length === 0 && write.isIdle) writeAll(true);
  });
  const canBegin = product !== undefined;
  useEffect(() => {
    if (canBegin) begin();
  }, [canBegin, language]);

  if (!product && usable.length === 0) return <ProductMissing />;
  return (
    <Stack gap="md" data-field="scripts">
      {write.isError && (
        <Alert color="red" role="alert" radius="lg" icon={<TriangleAlert size={18} aria-hidden />}>
          <Group justify="space-between">
            <Text size="sm">{describeError(write.error, getLanguage())}</Text>
            <Button size="xs" variant="default" onClick={() => writeAll(usable.length === 0)}>
              {t('translation:action.tryAgain')}
            </Button>
          </Group>
        </Alert>
      )}
      {isOutdated && !write.isPending && (
        <Alert color="blue" role="status" radius="lg">
          <Group justify="space-between" gap="sm">
            <Text size="sm">{t('scripts.outdated', { length: lengthS })}</Text>
            <Button size="xs" variant="default" onClick={() => writeAll(false)}>
              {t('scripts.writeAgain')}
            </Button>
          </Group>
        </Alert>
      )}
      {(isWriting || usable.length > 0) && (
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed" role="status">
            {isWriting
              ? t('scripts.writing')
              : count > 1
                ? t('scripts.chooseMany', { wanted: count, chosen: chosen.length })
                : t('scripts.chooseOne')}
          </Text>
          <Button
            size="xs"
            variant="default"
            leftSection={<RefreshCw size={15} aria-hidden />}
            loading={write.isPending}
            disabled={!product}
            onClick={() => writeAll(false)}
          >
            {t('scripts.rewriteAll')}
          </Button>
        </Group>
      )}
      {isWriting && (
        <div className={classes.columns} aria-busy="true">
          <Stack gap="xs">
            {PLACES.map((place) => (
              <Skeleton key={place} height={84} radius="md" />
            ))}
          </Stack>
          <Skeleton height={480} radius="lg" />
        </div>
      )}
      {open && (
        <div className={classes.columns}>
          <ul className={classes.list} aria-label={t('scripts.list')}>
            {usable.map((draft) => (
              <ScriptCard
                key={draft.id}
                draft={draft}
                video={chosen.indexOf(draft.id) + 1}
                isMany={count > 1}
                isOpen={draft.id === open.id}
                onOpen={() => setOpenId(draft.id)}
                onToggle={() => store.change(toggleChosen(draft.id))}
              />
            ))}
          </ul>
          <ScriptEditor
            key={open.id}
            draft={open}
            product={product}
            lengthS={lengthS}
            isWriting={write.isPending}
            onMoreLikeThis={() => writeMore(open.id, open.script.framework)}
            renderReview={(text) => renderReview(text, { product, platforms })}
          />
        </div>
      )}
    </Stack>
  );
}
