/** Returns whether this keyboard has a Cmd key instead of Ctrl. */
function isAppleKeyboard(platform: string): boolean {
  return /mac|iphone|ipad/i.test(platform);
}

interface TypedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Returns a key press in the notation of shortcuts; null for keys that are never part of one. */
export function toStroke({ key, ctrlKey, metaKey, altKey }: TypedKey): string | null {
  // Only single characters: no named key (`Shift`, `Enter`) is a shortcut.
  if ([...key].length !== 1 || altKey) return null;
  return `${ctrlKey || metaKey ? 'mod+' : ''}${key.toLowerCase()}`;
}

/** Formats a stroke as the keyboard's labels: `⌘K`, `Ctrl K`, `G`. */
export function formatStroke(stroke: string, platform: string = navigator.platform): string {
  const isMod = stroke.startsWith('mod+');
  const name = isMod ? stroke.slice('mod+'.length) : stroke;
  // Named keys keep their names: `Home`.
  const key = name.length === 1 ? name.toUpperCase() : name;
  if (!isMod) return key;
  return isAppleKeyboard(platform) ? `⌘${key}` : `Ctrl ${key}`;
}
