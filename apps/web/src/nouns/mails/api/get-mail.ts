import type { MailId } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export function useMail(mailId: MailId) {
  return useQuery({
    queryKey: ['mails', mailId],
    queryFn: ({ signal }) => api.call('getMail', { mail_id: mailId }, { signal }),
  });
}
