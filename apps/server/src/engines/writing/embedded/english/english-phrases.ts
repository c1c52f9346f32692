import type { HookKind } from '../draft.ts';
import { aKind, aNew, type EnglishFacts } from './english-facts.ts';
import { capitalise } from './noun-phrase.ts';
import type { ScriptScene } from '../../writing.ts';

/** A sentence pattern. It answers null where the product's data can't fill it. */
export interface Pattern {
  says: (facts: EnglishFacts) => string | null;
  shows: string | ((facts: EnglishFacts) => string);
  rests?: ScriptScene['sources'];
}

const kindTitle = (facts: EnglishFacts): string => {
  const kind = facts.kind?.number === 'plural' ? facts.kind.plural : facts.kind?.singular;
  return kind ? `Your next ${kind}?` : 'Have a look';
};
const ifNew = (say: (kind: string) => string) => (facts: EnglishFacts) => {
  const kind = aNew(facts.kind);
  return kind === null ? null : say(kind);
};
const nameTitle = (facts: EnglishFacts): string => {
  if (facts.shortName === null) return 'Take a look';
  if (facts.shortName.includes(' ')) return capitalise(facts.shortName);
  return facts.brand === null ? `Meet ${facts.shortName}` : `${facts.brand} ${facts.shortName}`;
};
const them = (facts: EnglishFacts): string => (facts.isPlural ? 'them' : 'it');
const offerTitle = (facts: EnglishFacts): string => {
  if (facts.offer === null) return '';
  if (facts.offer.percentOff !== null) return `${facts.offer.percentOff}% off`;
  return `Price: ${facts.offer.price}`;
};

export const HOOKS: Readonly<Record<HookKind, readonly Pattern[]>> = {
  question: [
    { says: ifNew((kind) => `Looking for ${kind}?`), shows: kindTitle, rests: ['name'] },
    { says: ifNew((kind) => `Still looking for ${kind}?`), shows: kindTitle, rests: ['name'] },
    { says: ifNew((kind) => `Time for ${kind}?`), shows: kindTitle, rests: ['name'] },
    { says: ifNew((kind) => `Thinking about ${kind}?`), shows: kindTitle, rests: ['name'] },
    { says: ifNew((kind) => `Could you use ${kind}?`), shows: kindTitle, rests: ['name'] },
    { says: ifNew((kind) => `Shopping for ${kind}?`), shows: kindTitle, rests: ['name'] },
    { says: ifNew((kind) => `Quick question. Do you need ${kind}?`), shows: 'Quick question', rests: ['name'] },
    { says: ifNew((kind) => `In the mood for ${kind}?`), shows: kindTitle, rests: ['name'] },
    {
      says: ({ kind }) =>
        kind?.singular && kind.number === 'singular' ? `What would your ideal ${kind.singular} look like?` : null,
      shows: kindTitle,
      rests: ['name'],
    },
    { says: () => 'Ready for something different?', shows: 'Ready for a change?' },
    { says: () => 'Is it time to treat yourself?', shows: 'Treat yourself' },
  ],
  curiosity: [
    { says: () => 'Stop scrolling for a second.', shows: 'Stop scrolling' },
    { says: () => 'Hold on. Take a look at this.', shows: 'Hold on' },
    { says: () => 'Wait. Have you seen this?', shows: 'Seen this?' },
    { says: () => "Here's one for your list.", shows: 'For your list' },
    { says: () => 'Got a few seconds? Take a look.', shows: 'Got a few seconds?' },
    { says: () => 'You might want to see this.', shows: 'See this' },
    { says: () => 'Let me show you something.', shows: 'Look at this' },
    { says: () => 'Have you come across this yet?', shows: 'Seen it yet?' },
    { says: () => "Don't scroll past this.", shows: "Don't scroll past" },
    { says: () => 'Curious? So were we.', shows: 'Curious?' },
    { says: () => 'Pause for a moment and look.', shows: 'Pause and look' },
    {
      says: ({ kind }) =>
        kind === null
          ? null
          : `Meet your next ${kind.number === 'plural' ? kind.plural : (kind.singular ?? 'favourite')}?`,
      shows: 'Your next one?',
      rests: ['name'],
    },
    {
      says: ({ kind }) =>
        kind?.singular && kind.number === 'singular' ? `One ${kind.singular}, a few seconds. Let's go.` : null,
      shows: "Let's have a look",
      rests: ['name'],
    },
  ],
  price: [
    { says: ({ offer }) => offer && `What does ${offer.price} get you?`, shows: offerTitle, rests: ['price'] },
    { says: ({ offer }) => offer && `Guess what ${offer.price} gets you.`, shows: offerTitle, rests: ['price'] },
    {
      says: ({ offer }) => offer && `${offer.price}. Let's see what you get.`,
      shows: 'What do you get?',
      rests: ['price'],
    },
    { says: ({ offer }) => offer && `What could ${offer.price} get you?`, shows: offerTitle, rests: ['price'] },
    {
      says: ({ offer }) => (offer?.percentOff ? `${offer.percentOff}% off. You heard that right.` : null),
      shows: offerTitle,
      rests: ['price', 'original_price'],
    },
    {
      says: ({ offer }) => (offer?.original ? `It was ${offer.original}. Now it's ${offer.price}.` : null),
      shows: offerTitle,
      rests: ['price', 'original_price'],
    },
    {
      says: (facts) =>
        facts.offer?.percentOff && aKind(facts.kind)
          ? `Want ${aKind(facts.kind)} at ${facts.offer.percentOff}% off?`
          : null,
      shows: offerTitle,
      rests: ['name', 'price', 'original_price'],
    },
    {
      says: ({ offer }) => (offer?.percentOff ? `Who likes ${offer.percentOff}% off?` : null),
      shows: offerTitle,
      rests: ['price', 'original_price'],
    },
  ],
  audience: [
    {
      says: ({ audience }) => audience && `${capitalise(audience)}, this one's for you.`,
      shows: "This one's for you",
      rests: ['audience'],
    },
    {
      says: ({ audience }) => audience && `Calling all ${audience}.`,
      shows: "This one's for you",
      rests: ['audience'],
    },
    { says: ({ audience }) => audience && `Hey, ${audience}. Take a look.`, shows: 'Take a look', rests: ['audience'] },
    {
      says: ({ audience }) => audience && `Here's one for ${audience}.`,
      shows: (facts) => `For ${facts.audience}`,
      rests: ['audience'],
    },
    {
      says: ({ audience }) => audience && `${capitalise(audience)}, have you seen this?`,
      shows: 'Seen this yet?',
      rests: ['audience'],
    },
  ],
  reasons: [
    { says: ({ name }) => `Three reasons to look at ${name}.`, shows: 'Three reasons', rests: ['name'] },
    { says: ({ name }) => `Why ${name}? Three reasons.`, shows: 'Three reasons why', rests: ['name'] },
    { says: ({ name }) => `${capitalise(name)}, in three points.`, shows: 'Three quick points', rests: ['name'] },
    { says: ({ name }) => `Three things to know about ${name}.`, shows: 'Three things to know', rests: ['name'] },
    { says: ({ name }) => `Thinking about ${name}? Three reasons.`, shows: 'Three reasons', rests: ['name'] },
    { says: ({ name }) => `Three reasons for ${name}? Here you go.`, shows: 'Three reasons', rests: ['name'] },
  ],
};

export const PROBLEMS: readonly Pattern[] = [
  {
    says: ({ kind }) => (kind?.plural ? `There are so many ${kind.plural} out there.` : null),
    shows: 'So many options',
    rests: ['name'],
  },
  {
    says: ({ kind }) => (kind?.singular ? `But which ${kind.singular} do you pick?` : null),
    shows: 'Which one?',
    rests: ['name'],
  },
  {
    says: ({ kind }) => (kind?.plural ? `Comparing ${kind.plural} can take all evening.` : null),
    shows: 'So much to compare',
    rests: ['name'],
  },
  { says: () => "Choosing isn't always easy.", shows: 'Hard to choose?' },
  { says: () => 'So many options, so little time.', shows: 'So many options' },
  { says: () => 'It can be hard to decide.', shows: 'Hard to decide?' },
  { says: () => 'Finding the right one takes time.', shows: 'The right one?' },
  { says: () => "So many tabs open, and you're still not sure.", shows: 'Still not sure?' },
];

export const INTROS: readonly Pattern[] = [
  { says: ({ name }) => `Meet ${name}.`, shows: nameTitle, rests: ['name'] },
  {
    says: ({ name, isPlural }) => (name === 'this' ? null : `${isPlural ? 'These are' : 'This is'} ${name}.`),
    shows: nameTitle,
    rests: ['name'],
  },
  { says: ({ name }) => `Say hello to ${name}.`, shows: nameTitle, rests: ['name'] },
  {
    says: ({ name, isPlural }) =>
      name === 'this' ? 'Here it is.' : `${isPlural ? 'Here are' : 'Here comes'} ${name}.`,
    shows: nameTitle,
    rests: ['name'],
  },
  { says: ({ name }) => `Take a look at ${name}.`, shows: nameTitle, rests: ['name'] },
  { says: ({ name }) => `Let's take a look at ${name}.`, shows: nameTitle, rests: ['name'] },
  { says: ({ name, brand }) => brand && `Meet ${name}, from ${brand}.`, shows: nameTitle, rests: ['name', 'brand'] },
  {
    says: ({ name, brand }) => (brand && name !== 'this' ? `From ${brand}: ${name}.` : null),
    shows: nameTitle,
    rests: ['name', 'brand'],
  },
];

export const OFFERS: readonly Pattern[] = [
  {
    says: ({ offer, isAvailable }) => (offer && !offer.original && isAvailable ? `Yours for ${offer.price}.` : null),
    shows: offerTitle,
    rests: ['price'],
  },
  {
    says: ({ offer }) => (offer && !offer.original ? `The price? ${offer.price}.` : null),
    shows: offerTitle,
    rests: ['price'],
  },
  {
    says: ({ offer }) => (offer && !offer.original ? `All this for ${offer.price}.` : null),
    shows: offerTitle,
    rests: ['price'],
  },
  {
    says: ({ offer }) => (offer && !offer.original ? `And the price is ${offer.price}.` : null),
    shows: offerTitle,
    rests: ['price'],
  },
  {
    says: ({ offer }) => (offer && !offer.original ? `What does it cost? ${offer.price}.` : null),
    shows: offerTitle,
    rests: ['price'],
  },
  {
    says: ({ offer }) => (offer?.original ? `Now ${offer.price}, down from ${offer.original}.` : null),
    shows: offerTitle,
    rests: ['price', 'original_price'],
  },
  {
    says: ({ offer }) => (offer?.original ? `It was ${offer.original}. Now it's ${offer.price}.` : null),
    shows: offerTitle,
    rests: ['price', 'original_price'],
  },
  {
    says: ({ offer }) => (offer?.percentOff ? `Now ${offer.percentOff}% off.` : null),
    shows: ({ offer }) => `Now ${offer?.price}`,
    rests: ['price', 'original_price'],
  },
  {
    says: ({ offer }) => (offer?.original ? `Now ${offer.price}.` : null),
    shows: ({ offer }) => (offer?.percentOff ? `${offer.percentOff}% off` : `Was ${offer?.original}`),
    rests: ['price', 'original_price'],
  },
  {
    says: ({ offer }) => (offer?.percentOff ? `Now ${offer.percentOff}% off, at ${offer.price}.` : null),
    shows: offerTitle,
    rests: ['price', 'original_price'],
  },
  {
    says: ({ offer }) =>
      offer?.percentOff ? `That's ${offer.percentOff}% off ${offer.original}: now ${offer.price}.` : null,
    shows: offerTitle,
    rests: ['price', 'original_price'],
  },
];

/** The sticker, and what the voice says with it. */
export const CLOSINGS: readonly { sticker: string; says: readonly string[]; needsStock: boolean }[] = [
  {
    sticker: 'Shop now',
    says: ['Tap to shop now.', 'Like it? Tap to shop now.', 'Ready? Tap the link and shop now.'],
    needsStock: true,
  },
  {
    sticker: 'Get yours',
    says: ['Tap to get yours.', 'Tap the link and get yours.', 'Like what you see? Tap and get yours.'],
    needsStock: true,
  },
  {
    sticker: 'Order yours',
    says: ['Tap to order yours.', 'Sounds good? Tap to order yours.', 'If you like it, tap the link to order yours.'],
    needsStock: true,
  },
  {
    sticker: 'See more',
    says: ['Tap to see more.', 'Curious? Tap to see more.', 'Want a closer look? Tap to see more.'],
    needsStock: false,
  },
  {
    sticker: 'Take a look',
    says: ['Tap to take a look.', 'Tap the link and take a look.', 'Interested? Tap the link and take a look.'],
    needsStock: false,
  },
  {
    sticker: 'Find out more',
    says: ['Tap to find out more.', 'Want to know more? Tap here.', 'Got questions? Tap to find out more.'],
    needsStock: false,
  },
  {
    sticker: 'See the details',
    says: ['Tap for the details.', 'Tap to see all the details.', 'The details are one tap away. Have a look.'],
    needsStock: false,
  },
  {
    sticker: 'Check it out',
    says: ['Go check it out.', 'Tap below and check it out.', 'What are you waiting for? Check it out.'],
    needsStock: false,
  },
];

/** Further facts, each worth a scene where it was not said before. */
export const ASIDES: readonly Pattern[] = [
  {
    says: ({ audience }) => audience && `This one goes out to ${audience}.`,
    shows: (facts) => `For ${facts.audience}`,
    rests: ['audience'],
  },
  {
    says: ({ audience }) => audience && `One for ${audience}.`,
    shows: (facts) => `For ${facts.audience}`,
    rests: ['audience'],
  },
  { says: ({ brand }) => brand && `The brand? ${brand}.`, shows: (facts) => `By ${facts.brand}`, rests: ['brand'] },
  {
    says: ({ brand }) => brand && `It comes from ${brand}.`,
    shows: (facts) => `From ${facts.brand}`,
    rests: ['brand'],
  },
];

/** They invite and state nothing about the product. */
export const INVITATIONS: Readonly<Record<'look' | 'imagine' | 'decide', readonly Pattern[]>> = {
  look: [
    { says: () => 'Take a closer look.', shows: 'A closer look' },
    { says: () => 'Have a good look at the details.', shows: 'Mind the details' },
    { says: () => 'Let the pictures speak for a moment.', shows: 'See for yourself' },
    { says: () => 'Take your time with this one.', shows: 'Take your time' },
    { says: (facts) => `Look at ${them(facts)} from here.`, shows: 'Another view' },
    { says: () => 'Now look from up close.', shows: 'Up close' },
    { says: () => 'What do you notice first?', shows: 'What stands out?' },
    { says: () => 'Look again, there may be more to see.', shows: 'Look again' },
    { says: () => 'First impressions count. What is yours?', shows: 'First impressions' },
    { says: () => 'Pause here if you like.', shows: 'Pause here' },
    { says: () => 'Go ahead, look a little longer.', shows: 'Look a little longer' },
    { says: () => 'Details say a lot, so have a look.', shows: 'The details' },
  ],
  imagine: [
    { says: (facts) => `Picture ${them(facts)} in your day.`, shows: 'In your day' },
    { says: (facts) => `Where would you use ${them(facts)}?`, shows: 'Where and when?' },
    { says: () => 'Is this what you had in mind?', shows: 'What you had in mind?' },
    { says: () => 'Think of your everyday, and where this would fit.', shows: 'Your everyday' },
    { says: () => 'Could this be the one for you?', shows: 'The one for you?' },
    { says: () => 'Maybe you know someone who would like this.', shows: 'Know someone?' },
    { says: () => 'Looking for a gift? Keep this in mind.', shows: 'A gift idea?' },
    { says: () => 'Ask yourself what matters to you.', shows: 'What matters to you?' },
    { says: () => 'Trust your own taste on this.', shows: 'Trust your taste' },
    { says: (facts) => `Imagine ${facts.isPlural ? "they're" : "it's"} already yours.`, shows: 'Just imagine' },
    { says: () => 'Would you treat yourself to this?', shows: 'Treat yourself?' },
    { says: (facts) => `Would you pick ${them(facts)} out of a row?`, shows: 'Would you pick this?' },
  ],
  decide: [
    { says: () => 'No rush, have a look first.', shows: 'No rush' },
    { says: () => 'Read the details, then decide.', shows: 'Read, then decide' },
    { says: () => 'Save this for later, if you like.', shows: 'Save for later' },
    { says: () => 'Share this with a friend, if you like.', shows: 'Share with a friend' },
    { says: () => 'Ask someone you trust what they think.', shows: 'What do they think?' },
    { says: () => 'Sleep on it, or go with your first thought.', shows: 'Your first thought?' },
    {
      says: ({ shortName }) => (shortName === null ? null : `Remember the name: ${shortName}.`),
      shows: 'Remember the name',
      rests: ['name'],
    },
    { says: () => "It's up to you.", shows: 'Up to you' },
    { says: () => 'You know what you need.', shows: 'You decide' },
    { says: () => 'Compare this with what you have now.', shows: 'Compare for yourself' },
    { says: () => 'Make up your own mind.', shows: 'Make up your mind' },
    { says: () => 'Still here? Then this may be worth a tap.', shows: 'Still here?' },
    { says: () => 'Have one more look before you go.', shows: 'One more look' },
    { says: () => 'Is something still unclear? Look it up.', shows: 'Look it up' },
  ],
};
