/** Returns whether keys go to a text field. The checkboxes of cards are no text fields. */
export function isTextField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}
