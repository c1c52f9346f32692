import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { identitiesQuery } from './list-identities.ts';

/** Creates a passkey on this device and adds it. Rejects with a WebAuthnError if the user or the device refuses. */
export function useAddPasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const { excludeCredentials, ...options } = await api.call('beginPasskey', {});
      const optionsJSON = {
        ...options,
        excludeCredentials: excludeCredentials.map(({ id, type, transports = [] }) => ({ id, type, transports })),
      };
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { id, rawId, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject, transports } = response;
      const sent = { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) };
      return api.call('addPasskey', { name, registration: { id, rawId, type: 'public-key', response: sent } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: identitiesQuery.queryKey }),
  });
}
