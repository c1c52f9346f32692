import { Alert, Anchor, Button, Card, Group, Text } from '@mantine/core';
import { NETWORK_ERROR_CODE, TEXT_LIMITS } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Link as LinkIcon, Package, RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { withBrandKit } from '../draft/apply-brand-kit.ts';
import { hasReadPage, isLinkRead } from '../draft/draft-input.ts';
import { toKeptProduct } from '../draft/to-kept-product.ts';
import { useKeepProduct } from '#src/nouns/catalogue/model/use-keep-product.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { CallError } from '#src/lib/api-client.ts';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { ForeignPageAlert } from '../wizard/components/foreign-page-alert.tsx';
import { ProductDetails, type RenderReview } from '../wizard/components/product-details.tsx';
import { ReadingProduct } from '../wizard/components/reading-product.tsx';
import { fillFromPage, goOnByHand } from '../wizard/model/fill-from-page.ts';
import { useProductPage } from '#src/nouns/products/api/analyse-url.ts';
import { useBrandKit } from '#src/nouns/brand-kits/api/list-brand-kits.ts';
import { ProductSources } from '#src/nouns/products/components/product-sources.tsx';
import { TextReview } from '#src/nouns/ad-reviews/components/text-review.tsx';

const MAX_LINES = TEXT_LIMITS.sellingPoints.maxLines;

/** Texts typed here become the product's data, so no claims are checked; legal and platform rules are. */
const renderReview: RenderReview = (text, platforms) => <TextReview text={text} platforms={platforms} />;

/** The product, read from its page if the ad began with a link. */
export function ProductDetailsStep() {
  const { t } = useTranslation(['adWizard', 'adForm', 'translation']);
  const store = useAdDraftStore();
  const content = useDraftState((state) => state.content);
  const kit = useBrandKit(content.settings.brand_kit);
  const link = content.source.kind === 'link' ? content.source.link.trim() : '';
  const isRead = link === '' || isLinkRead(content);
  const { data, error, isFetching, refetch } = useProductPage(link === '' ? undefined : link, { isAsked: !isRead });

  // The page's data fills the draft once; if the page has none, the user fills it.
  useEffect(() => {
    if (isRead || isFetching) return;
    if (data)
      store.change(
        withBrandKit(kit, (now) => fillFromPage(now, data, link)),
        { isSilent: true },
      );
    else if (error && !(error instanceof CallError && error.code === NETWORK_ERROR_CODE))
      store.change(goOnByHand(link), { isSilent: true });
  }, [store, data, error, isRead, isFetching, link, kit]);

  const kept = useKeepProduct('ad');

  const readAgain = (): void => {
    void refetch();
    store.change(({ read_link: _read, ...now }) => now, { isSilent: true });
  };
  const enterPoints = (): void => {
    // Above the page's points, which stay to be translated by hand.
    store.change((now) => ({
      ...now,
      product: { ...now.product, selling_points: ['', ...(now.product.selling_points ?? [])].slice(0, MAX_LINES) },
    }));
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-field="selling_points"] textarea')?.focus());
  };
  const isReading = link !== '' && isFetching;
  // After an earlier visit only the draft shows that the page gave nothing.
  const hasNothingRead = isRead && !error && !isFetching && Object.keys(content.sources).length === 0;
  const hasFailed = !isFetching && (error !== null || (!hasReadPage(content) && (content.product.name ?? '') === ''));
  return (
    <>
      {link !== '' && (
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <Group gap={6} wrap="nowrap" miw={0}>
            <LinkIcon size={15} aria-hidden style={{ flexShrink: 0 }} />
            <Anchor
              href={link}
              target="_blank"
              rel="noreferrer noopener"
              size="sm"
              className="link-control"
              miw={0}
              maw="100%"
            >
              <Text component="span" inherit truncate>
                {link}
              </Text>
            </Anchor>
          </Group>
          <Group gap="md" wrap="nowrap" style={{ flexShrink: 0 }}>
            {hasNothingRead && !hasFailed && (
              <Anchor component="button" type="button" size="sm" className="link-control" onClick={readAgain}>
                {t('product.readAgain')}
              </Anchor>
            )}
            <Anchor
              renderRoot={(props) => <Link to="/link-to-video" search={{ draft: store.draftId }} {...props} />}
              size="sm"
              className="link-control"
            >
              {t('product.otherLink')}
            </Anchor>
          </Group>
        </Group>
      )}
      {hasFailed && (
        <Alert
          color="yellow"
          radius="lg"
          role="alert"
          icon={<TriangleAlert size={18} aria-hidden />}
          title={t('adForm:form.readFailed')}
        >
          <Group justify="space-between">
            <Text size="sm">{error && describeError(error, getLanguage())}</Text>
            <Button size="xs" variant="default" leftSection={<RotateCw size={14} aria-hidden />} onClick={readAgain}>
              {t('translation:action.tryAgain')}
            </Button>
          </Group>
        </Alert>
      )}
      {!isReading && <ForeignPageAlert onEnter={enterPoints} />}
      {Object.keys(content.sources).length > 0 && <ProductSources sources={content.sources} />}
      {isReading ? (
        <Card withBorder padding="lg" radius="lg">
          <ReadingProduct />
        </Card>
      ) : (
        <>
          <ProductDetails renderReview={renderReview} />
          <Group justify="flex-end">
            <Button
              variant="default"
              leftSection={<Package size={16} aria-hidden />}
              loading={kept.isSaving}
              onClick={() => kept.keep(toKeptProduct(content))}
            >
              {kept.label}
            </Button>
          </Group>
        </>
      )}
    </>
  );
}
