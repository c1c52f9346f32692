/** False where a template's variable was never filled in, or where a word says that there is nothing. */
export function isRealValue(text: string): boolean {
  return !/^(?:\$\w+|\$?\{.*\}|\{\{.*\}\}|%\w+%|\[\[.*\]\]|undefined|null|n\/?a|none|unknown|not set|\(?not set\)?|-+)$/i.test(
    text.trim(),
  );
}
