import { numberOfNoun } from '../grammar/countability.ts';

export const lastOf = (text: string): string => (text.split(' ').at(-1) ?? '').toLowerCase();

/** Whether each of some things stands without an article: several, or stuff. */
export const isBareList = (list: string): boolean =>
  list
    .split(/, and |, or |, | and | or /)
    .every((item) => item !== '' && item.split(' ').length < 4 && numberOfNoun(lastOf(item)) !== 'singular');
