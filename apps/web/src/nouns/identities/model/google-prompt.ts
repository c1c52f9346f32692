import { loadScript } from '#src/lib/load-script.ts';

/** The part of Google Identity Services that is used: https://developers.google.com/identity/gsi/web/reference/js-reference */
interface GoogleId {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback(answer: { credential: string }): void;
    cancel_on_tap_outside: boolean;
    use_fedcm_for_prompt: boolean;
  }): void;
  prompt(onMoment: (moment: Moment) => void): void;
  cancel(): void;
}
interface Moment {
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason(): string;
}

declare global {
  // `var`, because only that is a property of the page's global object.
  var google: { accounts?: { id?: GoogleId } } | undefined;
}

const SCRIPT = { src: 'https://accounts.google.com/gsi/client', name: "Google's sign-in", global: 'google' };
const DISMISSED_KEY = 'oneTapDismissed';

/** Whether the user has closed the prompt in this browser. */
export const isPromptDismissed = (): boolean => localStorage.getItem(DISMISSED_KEY) !== null;

interface PromptOptions {
  clientId: string;
  nonce: string;
  onCredential(credential: string): void;
}

/** Loads Google's script when the browser is idle. Resolves to whether the prompt can be shown. */
export const loadGooglePrompt = (): Promise<boolean> => loadScript(SCRIPT);

/** Shows the one-tap prompt. Returns a function that closes it. A prompt that its user closes does not come again. */
export function showGooglePrompt({ clientId, nonce, onCredential }: PromptOptions): () => void {
  const id = globalThis.google?.accounts?.id;
  if (!id) return () => undefined;
  let isOpen = true;
  id.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => onCredential(credential),
    cancel_on_tap_outside: false,
    use_fedcm_for_prompt: true,
  });
  id.prompt((moment) => {
    const isClosed =
      moment.isSkippedMoment() || (moment.isDismissedMoment() && moment.getDismissedReason() !== 'credential_returned');
    if (isOpen && isClosed) localStorage.setItem(DISMISSED_KEY, '1');
  });
  return () => {
    isOpen = false;
    id.cancel();
  };
}
