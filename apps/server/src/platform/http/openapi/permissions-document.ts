import { listPermissions, USER_KINDS } from '@reelwright/contracts';

const INTRODUCTION = `# Permissions

Who may make which call, by the table of calls (\`packages/contracts/src/call-routes.ts\`). Generated: change the table, then run
\`node apps/server/src/entry/write-permissions.ts\`. A test makes every call as every kind of user, and fails where a server differs.

A cell says why a call is refused: \`session\` (no valid token), \`sign_in\` (a guest), \`leaving\` (an account that is about to be deleted),
\`plan\`, \`tool\`. Rows of other workspaces are refused beyond that, as unknown; members and administrators of a workspace may make the
same calls, on rows that the policies of the modules tell apart.
`;

/** Returns the table of calls and kinds of users as Markdown. */
export function makePermissionsDocument(): string {
  const kinds = Object.keys(USER_KINDS);
  const rows = listPermissions().map(
    ({ call, access, refusals }) => `| ${call} | ${access} | ${refusals.map((why) => why ?? 'yes').join(' | ')} |`,
  );
  const head = [`| call | access | ${kinds.join(' | ')} |`, `|---|---|${kinds.map(() => '---|').join('')}`];
  return `${[INTRODUCTION, ...head, ...rows].join('\n')}\n`;
}
