/** Returns a name with a number before its extension, cut to a length: `mug.png` and 2 make `mug (2).png`. */
export function numberName(name: string, number: number, maxLength: number): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const suffix = ` (${number})`;
  const room = Math.max(1, maxLength - suffix.length - extension.length);
  return `${stem.slice(0, room).trimEnd()}${suffix}${extension}`;
}
