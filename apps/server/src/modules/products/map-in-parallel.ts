/** Maps with at most `limit` at work at a time; results in the order of the input. Rejects with the first failure. */
export async function mapInParallel<Input, Output>(
  inputs: readonly Input[],
  limit: number,
  work: (input: Input, index: number) => Promise<Output>,
): Promise<Output[]> {
  const outputs: Output[] = Array.from({ length: inputs.length });
  const entries = inputs.entries();
  async function takeTurns(): Promise<void> {
    // All takers share one iterator, so that each entry is taken once.
    for (const [index, input] of entries) outputs[index] = await work(input, index);
  }
  await Promise.all(Array.from({ length: Math.min(limit, inputs.length) }, takeTurns));
  return outputs;
}
