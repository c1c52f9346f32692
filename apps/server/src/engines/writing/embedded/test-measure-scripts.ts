import { isForbidden, lintScript } from '@reelwright/ad-policy';
import { checkScriptClaims } from '@reelwright/claims';
import { type AdLanguage, type Product, product as productSchema, type Script } from '@reelwright/contracts';
import { expectSoundScript } from '../writing-contract.ts';
import { estimateScriptMs } from './spoken-length.ts';
import { listSpoken, writeSeeds } from './test-write.ts';

/** A product whose selling points are judged: some are worth saying in an ad, the others are a shop's chaff. */
export interface JudgedProduct {
  product: Omit<Product, 'selling_points' | 'images'>;
  worth: readonly string[];
  chaff: readonly string[];
}

interface Share {
  right: number;
  of: number;
}

interface ScriptShares {
  /** Points worth saying among those that scripts say. */
  precision: Share;
  /** Points that at least one script says among those worth saying. */
  recall: Share;
  /** Scripts that keep the contract, the claims, the policy and the length. */
  sound: Share;
}

const SEEDS = 4;
const LENGTH_S = 30;
/** A script may be this much longer than asked for. */
const EXCESS = 0.05;

/** Writes scripts for each product and counts which of its points they say. */
export async function measureScripts(judged: readonly JudgedProduct[], language: AdLanguage): Promise<ScriptShares> {
  const shares = { precision: { right: 0, of: 0 }, recall: { right: 0, of: 0 }, sound: { right: 0, of: 0 } };
  for (const { product: facts, worth, chaff } of judged) {
    // Chaff stands between the points, as on a shop's page.
    const points = worth.flatMap((point, at) => [point, ...chaff.slice(at, at + 1)]);
    const product = productSchema.parse({ ...facts, selling_points: points });
    const scripts = await writeSeeds(product, language, SEEDS, LENGTH_S);
    const said = scripts.map(listSaidPoints);
    for (const each of said) {
      shares.precision.of += each.size;
      shares.precision.right += [...each].filter((at) => worth.includes(points[at] ?? '')).length;
    }
    const everSaid = new Set(said.flatMap((each) => [...each]));
    shares.recall.of += worth.length;
    shares.recall.right += points.filter((point, at) => worth.includes(point) && everSaid.has(at)).length;
    shares.sound.of += scripts.length;
    shares.sound.right += scripts.filter((script) => isSound(script, product, language)).length;
  }
  return shares;
}

function listSaidPoints({ scenes }: Script): Set<number> {
  const fields = scenes.flatMap(({ spoken, on_screen: onScreen }) => [...spoken.sources, ...onScreen.sources]);
  return new Set(
    fields.flatMap(({ field }) => {
      const [list, index] = field.split('.');
      return list === 'selling_points' ? [Number(index)] : [];
    }),
  );
}

function isSound(script: Script, product: Product, language: AdLanguage): boolean {
  try {
    expectSoundScript(script, product, language);
  } catch {
    return false;
  }
  const isTooLong = estimateScriptMs(listSpoken(script), language) > LENGTH_S * 1000 * (1 + EXCESS);
  const isInvented = checkScriptClaims(product, script).some(({ is_supported: isSupported }) => !isSupported);
  return !isTooLong && !isInvented && !isForbidden(lintScript(script, { language, platforms: [] }));
}
