interface NamedFile {
  name?: string | undefined;
}

/** Returns a file's name without the extension of an image or video; an empty text if it has none. */
export function nameOfFile({ name = '' }: NamedFile): string {
  return name.replace(/\.(?:jpe?g|png|mov|mp4)$/i, '').trim();
}

/** Returns the title of a task with many files: the first name, and how many more there are. */
export function titleOfFiles(files: readonly NamedFile[]): string {
  const name = files.map(nameOfFile).find((each) => each !== '') ?? '';
  return files.length > 1 ? `${name} +${files.length - 1}`.trim() : name;
}
