import { joinTexts, plainText, respell, type SourcedText } from './sourced-text.ts';

/** Values of a pattern's `{name}` slots; null if the data has none. */
export type Slots = Readonly<Record<string, SourcedText | null>>;

/** A sentence pattern, "spoken | on screen": `{slot}` is filled in, `{is/are}` agrees with the product's number. */
export type Pattern = string;

export interface FilledPattern {
  spoken: SourcedText;
  /** Empty if the pattern has no title of its own. */
  onScreen: SourcedText;
}

/**
 * Fills a pattern. Returns null if a slot of the spoken text can't be filled. Leaves out a title that can't be filled.
 * Throws if no language has the slot.
 */
export function fillPattern(pattern: Pattern, slots: Slots, isPlural: boolean): FilledPattern | null {
  const [spoken = '', onScreen = ''] = pattern.split(' | ');
  const said = fillText(spoken, slots, isPlural);
  if (said === null) return null;
  return { spoken: said, onScreen: fillText(onScreen, slots, isPlural) ?? plainText('') };
}

function fillText(template: string, slots: Slots, isPlural: boolean): SourcedText | null {
  const parts: (SourcedText | string)[] = [];
  let written = '';
  for (const piece of template.split(/(\{[^{}]+\})/)) {
    const slot = /^\{(.+)\}$/.exec(piece)?.[1];
    const filled = slot === undefined ? plainText(piece) : readSlot(slot, slots, isPlural);
    if (filled === null) return null;
    const opens = /(?:^|[.!?]["']? )$/.test(written) && slot !== undefined;
    const part = opens ? respell(filled, capitaliseStart(filled.text)) : filled;
    parts.push(part);
    written += part.text;
  }
  return joinTexts(parts);
}

function readSlot(slot: string, slots: Slots, isPlural: boolean): SourcedText | null {
  if (slot.includes('/')) {
    const [singular = '', plural = ''] = slot.split('/');
    return plainText(isPlural ? plural : singular);
  }
  const filled = slots[slot];
  if (filled === undefined) throw new RangeError(`no slot is called ${slot}`);
  return filled;
}

/** "iPad" and "eBay" keep their small letter. */
function capitaliseStart(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
