import { joinTexts, plainText, respell, type SourcedText } from './sourced-text.ts';

/** What a pattern's `{name}` stands for; null where the data has nothing for it. */
export type Slots = Readonly<Record<string, SourcedText | null>>;

/** A sentence pattern, "spoken | on screen": `{slot}` is filled in, `{is/are}` agrees with the product's number. */
export type Pattern = string;

export interface FilledPattern {
  spoken: SourcedText;
  /** Empty where the pattern has no title of its own. */
  onScreen: SourcedText;
}

/** Null where a slot of the spoken text can't be filled. A title that can't be filled is left out. Throws for a slot that no language knows. */
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
