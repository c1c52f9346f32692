import type { SavedProduct } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import classes from './catalogue.module.css';

/** One line of facts: price, brand, item number, selling points. */
export function ProductMeta({ product }: { product: SavedProduct }) {
  const { i18n } = useTranslation();
  const { price, currency, brand, sku, selling_points: points, language } = product;
  const facts = [
    price === undefined ? undefined : formatPrice(price, currency ?? (language === 'zh-CN' ? 'CNY' : undefined)),
    brand,
    sku,
    points.join(' · '),
  ].filter((fact) => fact !== undefined && fact !== '');

  function formatPrice(amount: number, code: string | undefined): string {
    const locale = i18n.resolvedLanguage ?? 'en';
    if (code === undefined) return amount.toLocaleString(locale);
    return amount.toLocaleString(locale, { style: 'currency', currency: code });
  }
  return (
    <span className={classes.meta}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}
