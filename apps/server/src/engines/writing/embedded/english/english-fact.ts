import type { SourceField } from '@reelwright/contracts';
import type { KindMatch, ProductKind } from '@reelwright/product-kinds';
import type { Offer } from '../offer.ts';
import type { Feature } from '../read-features.ts';
import type { ReadClause } from './clause/read-clause.ts';
import type { FactForm } from './fact-form.ts';
import type { ProductName } from './name/spoken-name.ts';
import type { PitchForm } from './pitch/read-pitch.ts';
import type { PlainFact } from './plain/plain-line.ts';

/** A seller's statement about the product. */
export interface EnglishFact {
  /** As a sentence without a full stop. */
  text: string;
  /** As part of a sentence: its first letter is small, unless it starts a name. */
  inside: string;
  form: FactForm;
  features: readonly Feature[];
  /** Its importance to a buyer. */
  weight: number;
  /** True if it can be told in a whole sentence. */
  isTold: boolean;
  /** True if it is only quoted, because the grammar doesn't cover it as a sentence. */
  isFragment: boolean;
  /** True for a short sentence in the seller's own words. */
  isWhole: boolean;
  /** True for a whole point of the seller's list, completed by its own grammar. */
  isComplete: boolean;
  /** True if the grammar of clauses read it whole: nothing is to be added, or held against it. */
  isRead?: boolean;
  /** What it consists of, if that grammar read it. */
  reading?: ReadClause;
  /** How it is said, if it is a sentence to say word for word. */
  pitch?: PlainFact;
  /** How that sentence is built. */
  pitchForm?: PitchForm;
  /** Its place in the seller's list; null if it comes from running text. */
  place: number | null;
  /** True if it is about what comes along, not about the product itself. */
  isAccessory: boolean;
  source: SourceField;
  /** Its place in the field's text. */
  range: { start: number; end: number };
}

/** Facts for English lines about the product, and the words to agree with it. */
export interface EnglishFacts {
  name: ProductName | null;
  match: KindMatch | undefined;
  kind: ProductKind | undefined;
  /** The seller's noun: "plimsoll", "plimsolls". */
  noun: { singular: string; plural: string } | undefined;
  /** Set if the name does not contain it. */
  brand: string | null;
  /** True for a name that says nothing of the kind: "First Light" is made by its maker. */
  isOwnName: boolean;
  /** A short group of people, in small letters. */
  audience: string | null;
  offer: Offer | null;
  isAvailable: boolean;
  /** The strongest first. */
  facts: EnglishFact[];
}
