import { type ScriptSetting, THIRD_PARTY_SCRIPTS } from '@reelwright/contracts';
import { chatSwitch } from '#src/lib/chat-switch.ts';
import { loadScript } from '#src/lib/load-script.ts';

type SettingOf<Script extends ScriptSetting['script']> = Extract<ScriptSetting, { script: Script }>;

interface AnalyticsClient {
  init(key: string, options: object): void;
  identify(id: string): void;
  reset(): void;
}

const globals = globalThis as unknown as {
  dataLayer?: unknown[];
  posthog?: AnalyticsClient;
};

let identified: number | null = null;

/** Browsers tell that their user does not want to be followed. */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function load({ script, src }: ScriptSetting): Promise<boolean> {
  const { name, ...known } = THIRD_PARTY_SCRIPTS[script];
  return loadScript({ src, name, ...('global' in known ? { global: known.global } : {}) });
}

async function startAnalyticsTag(setting: SettingOf<'analytics_tag'>): Promise<void> {
  if (refusesTracking()) return;
  globals.dataLayer ??= [];
  // The tag reads only `arguments` objects, https://developers.google.com/tag-platform/gtagjs
  function tell(..._values: unknown[]): void {
    globals.dataLayer?.push(arguments);
  }
  tell('js', new Date());
  tell('config', setting.tag_id);
  await load(setting);
}

async function startAnalyticsClient(setting: SettingOf<'analytics_client'>): Promise<void> {
  if (refusesTracking() || !(await load(setting))) return;
  globals.posthog?.init(setting.project_key, {
    api_host: setting.host,
    person_profiles: 'identified_only',
    capture_pageview: 'history_change',
    disable_session_recording: true,
  });
  if (identified !== null) identifyUser(identified);
}

/** Finds a function such as `Chat.open`, with what it belongs to. */
function callGlobal(path: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce<unknown>(
    (from, name) => (from as Record<string, unknown> | undefined)?.[name],
    globalThis,
  );
  const found = (owner as Record<string, unknown> | undefined)?.[last];
  // oxlint-disable-next-line no-console -- who runs the installation reads the console
  if (typeof found !== 'function') console.warn(`${THIRD_PARTY_SCRIPTS.chat_widget.name} has no ${path}`);
  else Reflect.apply(found, owner, []);
}

/** Follows the switch: loads the chat when it is first turned on. Returns what ends it. */
function followChatSwitch(setting: SettingOf<'chat_widget'>): () => void {
  const follow = async (): Promise<void> => {
    if (chatSwitch.isOn() === chatSwitch.hasStarted()) return;
    if (chatSwitch.isOn() && !(await load(setting))) return;
    // The switch may have been turned off while the chat was loading.
    const isOn = chatSwitch.isOn();
    if (isOn === chatSwitch.hasStarted()) return;
    chatSwitch.setStarted(isOn);
    callGlobal(isOn ? setting.start : setting.stop);
  };
  const stop = chatSwitch.listen(() => void follow());
  void follow();
  return stop;
}

/** Starts the scripts that this installation has set up. Returns what stops following the page. */
export function startScripts(settings: readonly ScriptSetting[]): () => void {
  const stops = settings.map((setting): (() => void) => {
    switch (setting.script) {
      case 'payments':
        void load(setting);
        return () => undefined;
      case 'analytics_tag':
        void startAnalyticsTag(setting);
        return () => undefined;
      case 'analytics_client':
        void startAnalyticsClient(setting);
        return () => undefined;
      case 'chat_widget':
        return followChatSwitch(setting);
    }
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Tells the analytics client who is signed in, by number alone; null for a guest, who gets no profile. */
export function identifyUser(userId: number | null): void {
  const wasIdentified = identified !== null;
  identified = userId;
  if (userId !== null) globals.posthog?.identify(String(userId));
  else if (wasIdentified) globals.posthog?.reset();
}
