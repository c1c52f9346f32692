export { breakCaptionLines } from './break-caption-lines.ts';
export { type CaptionCue, type CueWord, listDocumentCues, planCues } from './caption-cue.ts';
export { type CaptionCardLimits, groupCaptionWords, trimCardPunctuation } from './group-caption-words.ts';
export { keepTogether } from './keep-together.ts';
export { timeCards } from './reading-speed.ts';
export { type CaptionReading, readCaptions } from './read-captions.ts';
export { type AssStyle, toAssStyle, writeAss } from './write-ass.ts';
export { writeSrt } from './write-srt.ts';
export { writeVtt } from './write-vtt.ts';
