/**
 * How well a text can be divided after a word. `phrase`: the next word begins a phrase that stands alone; `loose`: a
 * verb and its object, or the like; `tight`: words of one phrase, such as an adjective and its noun; `none`: an article
 * and its noun, a number and its unit, a verb and its particle.
 */
export type PhraseSeam = 'sentence' | 'clause' | 'phrase' | 'loose' | 'tight' | 'none';
