/**
 * Remembers what a function returns, by a key that says all that it depends on. Forgets everything at once when full: a
 * layout asks thousands of times for the same few hundred answers, and an order of use costs more than some of them.
 */
export function remember<Context, Answer>(
  make: (context: Context) => Answer,
  most: number,
): (key: string, context: Context) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (key, context) => {
    const before = known.get(key);
    if (before) return before.answer;
    const answer = make(context);
    if (known.size >= most) known.clear();
    known.set(key, { answer });
    return answer;
  };
}
