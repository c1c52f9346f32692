import { Paper } from '@mantine/core';
import { LinkedIdentities } from '#src/nouns/identities/components/linked-identities.tsx';

export function MethodsSection() {
  return (
    <Paper withBorder p="lg" radius="md">
      <LinkedIdentities />
    </Paper>
  );
}
