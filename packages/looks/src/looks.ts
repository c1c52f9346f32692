import { BRAND_FONTS, type LookId } from '@reelwright/contracts';
import { findFontFamily, listStackFaces } from '@reelwright/timeline';
import type { Face, Look } from './look.ts';
import { beautySoft } from './looks/beauty-soft.ts';
import { boldStreet } from './looks/bold-street.ts';
import { corporateClean } from './looks/corporate-clean.ts';
import { editorialMagazine } from './looks/editorial-magazine.ts';
import { flatGeometric } from './looks/flat-geometric.ts';
import { foodWarm } from './looks/food-warm.ts';
import { luxurySerif } from './looks/luxury-serif.ts';
import { neonNight } from './looks/neon-night.ts';
import { paperCollage } from './looks/paper-collage.ts';
import { playfulPop } from './looks/playful-pop.ts';
import { retroSeventies } from './looks/retro-seventies.ts';
import { sportCondensed } from './looks/sport-condensed.ts';
import { techMinimal } from './looks/tech-minimal.ts';
import { ugcHandwritten } from './looks/ugc-handwritten.ts';

/** Every look, by its id. */
export const LOOKS: Record<LookId, Look> = {
  'tech-minimal': techMinimal,
  'luxury-serif': luxurySerif,
  'bold-street': boldStreet,
  'playful-pop': playfulPop,
  'editorial-magazine': editorialMagazine,
  'retro-seventies': retroSeventies,
  'ugc-handwritten': ugcHandwritten,
  'corporate-clean': corporateClean,
  'sport-condensed': sportCondensed,
  'beauty-soft': beautySoft,
  'food-warm': foodWarm,
  'neon-night': neonNight,
  'flat-geometric': flatGeometric,
  'paper-collage': paperCollage,
};

/** Lists every face that a look sets text in, and one of each family that only brands set text in. */
export function listFaces(): Face[] {
  const faces = Object.values(LOOKS)
    .flatMap(({ latin, chinese }) => [latin, chinese])
    .flatMap(({ title, body, sticker }) => [title.face, body, sticker]);
  // Texts with characters that a family lacks are set in its substitute.
  const substitutes = faces.flatMap(({ family, weight }) => {
    const substitute = findFontFamily(family)?.substitute;
    return substitute === undefined ? [] : listStackFaces({ family: substitute, weight }).slice(0, 1);
  });
  const families = new Set(faces.map(({ family }) => family));
  const brandFaces = BRAND_FONTS.filter((family) => !families.has(family)).flatMap((family) =>
    listStackFaces({ family, weight: 400 }).slice(0, 1),
  );
  const byName = new Map(
    [...faces, ...substitutes, ...brandFaces].map((face) => [`${face.family} ${face.weight}`, face]),
  );
  return [...byName.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, face]) => face);
}
