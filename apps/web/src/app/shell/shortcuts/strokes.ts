/** Whether this keyboard has a Cmd key in the place of Ctrl. */
function isAppleKeyboard(platform: string): boolean {
  return /mac|iphone|ipad/i.test(platform);
}

interface TypedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What was typed, as the list of shortcuts writes it; null for keys that are no shortcut's. */
export function toStroke({ key, ctrlKey, metaKey, altKey }: TypedKey): string | null {
  // One character; of the keys with names (`Shift`, `Enter`) none is a shortcut.
  if ([...key].length !== 1 || altKey) return null;
  return `${ctrlKey || metaKey ? 'mod+' : ''}${key.toLowerCase()}`;
}

/** A stroke as the keyboard's labels have it: `⌘K`, `Ctrl K`, `G`. */
export function formatStroke(stroke: string, platform: string = navigator.platform): string {
  const isMod = stroke.startsWith('mod+');
  const name = isMod ? stroke.slice('mod+'.length) : stroke;
  // Keys with names keep them: `Home`.
  const key = name.length === 1 ? name.toUpperCase() : name;
  if (!isMod) return key;
  return isAppleKeyboard(platform) ? `⌘${key}` : `Ctrl ${key}`;
}
