import { createRoot, type Root } from 'react-dom/client';
import { MediaDialog } from '../components/media-dialog.tsx';
import { createDialogStore } from '../model/dialog-store.ts';
import type { DialogEvent, DialogEventDetails } from '../model/dialog-events.ts';
import { toDialogLanguage } from '../model/dialog-texts.ts';
import { parseRules } from '../model/media-rules.ts';
import type { MediaSource } from '../model/media-source.ts';
import { createMemorySource } from '../model/memory-source.ts';

const TAG = 'select-media-dialog';
const EMPTY_SOURCE = createMemorySource({ folders: {} });

/** The styles of the dialog, which the build puts here. */
declare const MEDIA_DIALOG_CSS: string;

/**
 * The media-selection dialog for any page. Set `source`, call `show()`, and listen to its events, which bubble and
 * leave shadow roots. Its texts follow the nearest `lang`, light and dark follow `color-scheme`.
 */
class SelectMediaDialog extends HTMLElement {
  static readonly observedAttributes = ['max-count', 'max-size', 'max-duration', 'lang', 'hide-close'];

  readonly #store = createDialogStore({ onEvent: (event) => this.#announce(event) });
  #source: MediaSource = EMPTY_SOURCE;
  #root: Root | null = null;

  get source(): MediaSource {
    return this.#source;
  }

  set source(source: MediaSource) {
    this.#source = source;
    this.#render();
  }

  get open(): boolean {
    return this.#store.getView().state.isOpen;
  }

  /** Opens the dialog, and appends it to the page if it stands nowhere. */
  show(): void {
    if (!this.isConnected) document.body.append(this);
    this.#render();
    this.#store.dispatch({ type: 'open', rules: this.#readRules() });
  }

  /** Closes the dialog as its X does. */
  close(): void {
    this.#store.dispatch({ type: 'close' });
  }

  cancel(): void {
    this.#store.dispatch({ type: 'cancel' });
  }

  connectedCallback(): void {
    this.#takeEarlySource();
    if (this.#root) return;
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const styles = new CSSStyleSheet();
    styles.replaceSync(MEDIA_DIALOG_CSS);
    shadow.adoptedStyleSheets = [styles];
    const place = document.createElement('div');
    shadow.replaceChildren(place);
    this.#root = createRoot(place);
    this.#render();
  }

  /** A page may set the source before this script has run: that value would hide the accessor. */
  #takeEarlySource(): void {
    const early = Object.getOwnPropertyDescriptor(this, 'source');
    if (!early) return;
    Reflect.deleteProperty(this, 'source');
    this.source = early.value as MediaSource;
  }

  disconnectedCallback(): void {
    this.close();
    this.#root?.unmount();
    this.#root = null;
  }

  attributeChangedCallback(): void {
    this.#store.dispatch({ type: 'change-rules', rules: this.#readRules() });
    this.#render();
  }

  #readRules(): ReturnType<typeof parseRules> {
    return parseRules((name) => this.getAttribute(name));
  }

  #render(): void {
    const lang = this.closest('[lang]')?.getAttribute('lang') ?? '';
    this.#root?.render(
      <MediaDialog
        store={this.#store}
        source={this.#source}
        language={toDialogLanguage(lang)}
        isCloseHidden={this.hasAttribute('hide-close')}
      />,
    );
  }

  #announce({ type, detail }: DialogEvent): void {
    this.dispatchEvent(
      new CustomEvent<DialogEventDetails[typeof type]>(type, { detail, bubbles: true, composed: true }),
    );
  }
}

if (!customElements.get(TAG)) customElements.define(TAG, SelectMediaDialog);

export { createMemorySource, SelectMediaDialog };
export { MediaSourceError } from '../model/media-source.ts';
