import { Input } from '@mantine/core';
import { AD_VIDEO_LIMITS } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Film, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useText } from '#src/lib/use-text.ts';
import { listAssetActions, type ShownAsset } from '#src/nouns/tools/asset-action.ts';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';
import { showUndoToast } from '#src/ui/toast.ts';
import { addMedia, type ProductMedium, toMedium } from '../model/product-form.ts';
import classes from './catalogue.module.css';

interface ProductMediaProps {
  media: readonly ProductMedium[];
  problem: string | undefined;
  onChange(update: (media: readonly ProductMedium[]) => readonly ProductMedium[]): void;
}

/** Only files of the library can be opened in tools. */
const shownOf = ({ ref, kind }: ProductMedium): ShownAsset | undefined =>
  'asset_id' in ref && kind === 'image' ? { id: ref.asset_id, kind } : undefined;

const keyOf = ({ ref }: ProductMedium): string => ('url' in ref ? ref.url : ref.asset_id);

/** The images and videos of a product, the first one on its cards. They come from the library, or from its page. */
export function ProductMedia({ media, problem, onChange }: ProductMediaProps) {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const remove = (medium: ProductMedium): void => {
    const before = media;
    onChange((now) => now.filter((each) => keyOf(each) !== keyOf(medium)));
    showUndoToast(t('media.removed'), {
      label: t('undo'),
      onUndo: () =>
        // Back to its former place; what was added meanwhile stays.
        onChange((now) =>
          addMedia(
            before.filter((each) => each === medium || now.includes(each)),
            now,
          ),
        ),
    });
  };
  const moveBefore = (index: number): void =>
    onChange((now) => {
      const moved = now[index];
      if (!moved) return now;
      const others = now.filter((each) => each !== moved);
      return [...others.slice(0, index - 1), moved, ...others.slice(index - 1)];
    });
  return (
    <Input.Wrapper
      label={t('form.media')}
      description={t('form.mediaHint', { max: AD_VIDEO_LIMITS.maxImages })}
      error={problem}
      labelElement="div"
    >
      <div data-field="media" className={classes.board}>
        {media.length > 0 && (
          <ul className={classes.media} aria-label={t('form.media')}>
            {media.map((medium, index) => (
              <li key={keyOf(medium)} className={classes.medium}>
                {medium.thumbUrl !== '' && (
                  <img
                    src={medium.thumbUrl}
                    alt={t('media.place', { place: index + 1 })}
                    referrerPolicy="no-referrer"
                  />
                )}
                {medium.kind === 'video' && <Film className={classes.film} size={16} aria-label={t('media.video')} />}
                {index === 0 && <span className={classes.first}>{t('media.first')}</span>}
                <span className={classes.mediumActions}>
                  {listAssetActions(shownOf(medium)).map(({ label, icon: Icon, address }) => (
                    <Link
                      key={label}
                      {...address}
                      target="_blank"
                      rel="noopener"
                      className={classes.mediumAction}
                      aria-label={text(label)}
                      title={text(label)}
                    >
                      <Icon size={15} aria-hidden />
                    </Link>
                  ))}
                  {index > 0 && (
                    <button
                      type="button"
                      className={classes.mediumAction}
                      aria-label={t('media.forward', { place: index + 1 })}
                      onClick={() => moveBefore(index)}
                    >
                      <ArrowLeft size={15} aria-hidden />
                    </button>
                  )}
                  <button
                    type="button"
                    className={classes.mediumAction}
                    aria-label={t('media.remove', { place: index + 1 })}
                    onClick={() => remove(medium)}
                  >
                    <X size={15} aria-hidden />
                  </button>
                </span>
              </li>
            ))}
          </ul>
        )}
        <LibraryButton
          label={t('media.add')}
          size="sm"
          kinds="image,video"
          maxCount={AD_VIDEO_LIMITS.maxImages - media.length}
          onChoose={(assets) => onChange((now) => addMedia(now, assets.map(toMedium)))}
        />
      </div>
    </Input.Wrapper>
  );
}
