const STOP = new Set(
  'a an the of and or for to in on at with from by is are it its your you our we this that these those per each every as be all so just only very more most than into up out new great good full whole big small little real really not no'.split(
    ' ',
  ),
);

/** Synonyms that shops mix, each with its canonical word. */
const SAME_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['color', 'colour shade tone hue colorway'],
      [
        'person',
        'people user customer buyer shopper reviewer owner fan client member runner listener lover parent mom mum women woman men',
      ],
      ['review', 'rating testimonial'],
      ['speed', 'setting mode level'],
      ['microphone', 'mic'],
      ['layer', 'ply wall'],
      ['piece', 'pcs pc item unit count ct pack set part bundle pair'],
      ['pocket', 'compartment'],
      ['gear', 'speed'],
      ['night', 'day'],
    ] as const
  ).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
);

/** Removes endings of number and tense, so that "cleans" and "cleaning" match. */
export function stemWord(word: string): string {
  const bare = word.replace(/'s?$/u, '');
  const stem =
    bare.length > 4 && bare.endsWith('ies')
      ? `${bare.slice(0, -3)}y`
      : bare.length > 4 && /(?:ss|x|ch|sh)es$/u.test(bare)
        ? bare.slice(0, -2)
        : bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss')
          ? bare.slice(0, -1)
          : bare.length > 5 && bare.endsWith('ing')
            ? bare.slice(0, -3)
            : bare.length > 4 && bare.endsWith('ed')
              ? bare.slice(0, -2)
              : bare;
  return SAME_WORDS[bare] ?? SAME_WORDS[stem] ?? stem;
}

/** Lists the meaningful words of a normalised text: stems of Latin words, pairs of Chinese characters. */
export function listStems(text: string): string[] {
  const latin = (text.match(/[\p{Script=Latin}][\p{Script=Latin}'-]*/gu) ?? [])
    .flatMap((word) => word.split('-'))
    .filter((word) => word.length > 1 && !STOP.has(word))
    .map(stemWord);
  const han = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) => {
    const characters = Array.from(run);
    return characters.length === 1
      ? [run]
      : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
  return [...latin, ...han];
}
