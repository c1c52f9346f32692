/** Returns false for an unfilled template variable, or for a word that means "none". */
export function isRealValue(text: string): boolean {
  return !/^(?:\$\w+|\$?\{.*\}|\{\{.*\}\}|%\w+%|\[\[.*\]\]|undefined|null|n\/?a|n\.a\.|none|unknown|no[- ]?(?:brand|name)|not (?:specified|applicable|available)|unbekannt|ohne marke|sans marque|sin marca|sem marca|senza marca|无品牌|無品牌|其他|其它|无|無|not set|\(?not set\)?|-+)$/i.test(
    text.trim(),
  );
}
