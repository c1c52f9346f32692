import {
  type AdDraft,
  type DraftPicture,
  type DraftProduct,
  type DraftScript,
  type DraftSettings,
  readPriceText,
  toCurrencyCode,
} from '@reelwright/contracts';

/** Edits of a draft: each answers another content. A value of `undefined` is taken out. */
type Patch<Fields> = { [Key in keyof Fields]?: Fields[Key] | undefined };

function patch<Fields extends object>(fields: Fields, change: Patch<Fields>): Fields {
  return Object.fromEntries(
    Object.entries({ ...fields, ...change }).filter(([, value]) => value !== undefined),
  ) as Fields;
}

/** What is typed over has no source on the page any more. */
export const editProduct =
  (change: Patch<DraftProduct>) =>
  (content: AdDraft): AdDraft => {
    const typed = new Set(Object.keys(change).map((key) => (key === 'pictures' ? 'images' : key)));
    const sources = Object.fromEntries(Object.entries(content.sources).filter(([key]) => !typed.has(key)));
    return { ...content, sources, product: patch(content.product, change) };
  };

/** A price that was typed with its currency fills both fields: `24,00 €`. */
export const partPrice =
  (field: 'price' | 'original_price') =>
  (content: AdDraft): AdDraft => {
    const found = readPriceText(content.product[field] ?? '', content.settings.language);
    return found?.currency === undefined
      ? content
      : editProduct({ [field]: String(found.amount), currency: found.currency })(content);
  };

/** A currency that was typed as a sign, or in small letters, becomes its code: `€`. */
export const nameCurrency = (content: AdDraft): AdDraft => {
  const { currency = '' } = content.product;
  const code = toCurrencyCode(currency, content.settings.language);
  return code === currency ? content : editProduct({ currency: code === '' ? undefined : code })(content);
};

export const editSettings =
  (change: Patch<DraftSettings>) =>
  (content: AdDraft): AdDraft => ({ ...content, settings: patch(content.settings, change) });

/** Changes the pictures without a word on where they came from. */
export const editPictures =
  (update: (pictures: DraftPicture[]) => DraftPicture[]) =>
  (content: AdDraft): AdDraft => ({
    ...content,
    product: { ...content.product, pictures: update(content.product.pictures ?? []) },
  });

const editScript =
  (id: string, update: (script: DraftScript) => DraftScript) =>
  (content: AdDraft): AdDraft => ({
    ...content,
    scripts: content.scripts.map((each) => (each.id === id ? update(each) : each)),
  });

/** A spoken line as it is typed: what it rested on is read anew by whoever checks it. */
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
