import type { MailId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { mailListQuery } from './list-mails.ts';

export function useDeleteMail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mailId: MailId) => api.call('deleteMail', { mail_id: mailId }),
    onSettled: () => queries.invalidateQueries({ queryKey: mailListQuery.queryKey, exact: true }),
  });
}
