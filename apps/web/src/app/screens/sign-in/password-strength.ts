/** 0 to 4: from found at once to safe from anybody. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

let measure: Promise<(password: string, email: string) => PasswordStrength> | undefined;

async function loadMeasure() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });
  // Long texts take long to measure, and are strong.
  return (password: string, email: string) => zxcvbn.check(password.slice(0, 64), [email]).score;
}

/** Measures how hard a password is to guess. Loads its lists of words at the first use. */
export async function measurePassword(password: string, email: string): Promise<PasswordStrength> {
  measure ??= loadMeasure();
  return (await measure)(password, email);
}
