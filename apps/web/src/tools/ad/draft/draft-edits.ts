import {
  type AdDraft,
  type DraftImage,
  type DraftProduct,
  type DraftScript,
  type DraftSettings,
  readPriceText,
  toCurrencyCode,
} from '@reelwright/contracts';

/** Edits of a draft; each returns a new content. A value of `undefined` removes the key. */
type Patch<Fields> = { [Key in keyof Fields]?: Fields[Key] | undefined };

function patch<Fields extends object>(fields: Fields, change: Patch<Fields>): Fields {
  return Object.fromEntries(
    Object.entries({ ...fields, ...change }).filter(([, value]) => value !== undefined),
  ) as Fields;
}

/** Edits the product. A value that the user changed loses its source on the page. */
export const editProduct =
  (change: Patch<DraftProduct>) =>
  (content: AdDraft): AdDraft => {
    const typed = new Set(Object.keys(change).map((key) => (key === 'images' ? 'images' : key)));
    const sources = Object.fromEntries(Object.entries(content.sources).filter(([key]) => !typed.has(key)));
    return { ...content, sources, product: patch(content.product, change) };
  };

/** Splits a price that was typed with its currency into both fields: `24,00 €`. */
export const partPrice =
  (field: 'price' | 'original_price') =>
  (content: AdDraft): AdDraft => {
    const found = readPriceText(content.product[field] ?? '', content.settings.language);
    if (!found || (found.currency === undefined && !found.oneOf)) return content;
    const { currency: chosen = '' } = content.product;
    // A currency that shares its sign with others was chosen before, or is asked for.
    const currency = found.oneOf?.includes(chosen) === true ? chosen : found.currency;
    return editProduct({ [field]: String(found.amount), currency })(content);
  };

/** Replaces a currency typed as a sign, or in lower case, by its code: `€`. */
export const nameCurrency = (content: AdDraft): AdDraft => {
  const { currency = '' } = content.product;
  const code = toCurrencyCode(currency, content.settings.language);
  return code === currency ? content : editProduct({ currency: code === '' ? undefined : code })(content);
};

export const editSettings =
  (change: Patch<DraftSettings>) =>
  (content: AdDraft): AdDraft => ({ ...content, settings: patch(content.settings, change) });

/** Changes the images and leaves their source unchanged. */
export const editImages =
  (update: (images: DraftImage[]) => DraftImage[]) =>
  (content: AdDraft): AdDraft => ({
    ...content,
    product: { ...content.product, images: update(content.product.images ?? []) },
  });

const editScript =
  (id: string, update: (script: DraftScript) => DraftScript) =>
  (content: AdDraft): AdDraft => ({
    ...content,
    scripts: content.scripts.map((each) => (each.id === id ? update(each) : each)),
  });

/** Edits a spoken line. The claims checker finds its evidence again. */
export const editLine =
  (id: string, scene: number, line: { spoken?: string; on_screen?: string }) =>
  (content: AdDraft): AdDraft =>
    editScript(id, (draft) => ({
      ...draft,
      is_edited: true,
      script: {
        ...draft.script,
        scenes: draft.script.scenes.map((each, index) =>
          index === scene
            ? {
                ...each,
                ...(line.spoken === undefined ? {} : { spoken: { text: line.spoken, sources: [] } }),
                ...(line.on_screen === undefined ? {} : { on_screen: { text: line.on_screen, sources: [] } }),
              }
            : each,
        ),
      },
    }))(content);
