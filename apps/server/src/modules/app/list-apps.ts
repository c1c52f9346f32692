import {
  BADGES,
  type CallData,
  loadToolContracts,
  type ToolListing,
  TOOLS,
  type UiLanguage,
} from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { mayUseTool } from '../../policy.ts';

type Contract = Awaited<ReturnType<typeof loadToolContracts>>[number];
type AppCard = CallData<'listApps'>['list'][number];

interface Caller {
  /** Null without a token. */
  actor: Actor | null;
  language: UiLanguage;
}

function presentApp({ row, listing }: Contract, { actor, language }: Caller): AppCard {
  const { badge } = row as { badge?: keyof typeof BADGES };
  return {
    app_id: row.id,
    name: listing.name[language],
    description: listing.description[language],
    route: row.route,
    badge: badge === undefined ? null : BADGES[badge],
    permission: row.permission,
    is_allowed: actor === null ? (row.permission as string) === 'everyone' : mayUseTool(actor, row),
    price: listing.price,
  };
}

/** The tools of the table as the API lists them. */
export async function listApps(
  { page, page_size: size }: { page: number; page_size: number },
  caller: Caller,
): Promise<CallData<'listApps'>> {
  const all = await loadToolContracts();
  const list = all.slice((page - 1) * size, page * size).map((contract) => presentApp(contract, caller));
  return { list, total: all.length, page, page_size: size };
}

/** Throws NOT_FOUND. */
export async function getApp(appId: number, caller: Caller): Promise<CallData<'appDetail'>> {
  const contract = (await loadToolContracts()).find(({ row }) => row.id === appId);
  if (!contract) throw new AppError('NOT_FOUND');
  return {
    ...presentApp(contract, caller),
    limits: contract.listing.limits,
    steps: [...contract.row.steps],
    outputs: Object.entries(contract.row.outputs).map(([kind, medium]) => ({ kind, medium })),
  };
}

/** The limits of every tool, for `/app/setting`. */
export async function listAppLimits(): Promise<({ app_id: number } & ToolListing['limits'])[]> {
  const all = await loadToolContracts();
  return TOOLS.map(({ id }) => ({ app_id: id, ...all.find(({ row }) => row.id === id)?.listing.limits }));
}
