import { type ToolName, type ToolType, TOOL_TYPES } from '@reelwright/contracts';
import { ROUTE_PATHS, type RoutePath, getRouteMetadata } from './route-table.ts';

/** The routes that the rest of the product knows by a name. */
export const NAMED_ROUTES = {
  Login: '/login',
  Register: '/register',
  RegisterSuccess: '/welcome',
  VipPrice: '/vip-price',
  Center: '/profile',
  CreateVideoAvatar: '/video-avatar/create-video-avatar',
  CreatePictureAvatar: '/video-avatar/create-picture-avatar',
} as const satisfies Record<string, RoutePath>;

type ToolPath = `/${(typeof TOOL_TYPES)[ToolName]['route']}`;

// Does not compile where a tool's screen has no route.
const pathsOfTools = Object.fromEntries(
  Object.values(TOOL_TYPES).map(({ id, route }) => [id, `/${route}`] as const),
) as Record<ToolType, ToolPath> satisfies Record<ToolType, RoutePath>;

/** The screen of a tool. Several tools may share one. */
export function getToolPath(toolType: ToolType): ToolPath {
  return pathsOfTools[toolType];
}

/** The screens that open a tool, in the order of the menu: one for each tool that has a screen of its own. */
export function listToolScreens(): { path: RoutePath; toolType: ToolType }[] {
  return ROUTE_PATHS.flatMap((path) => {
    const toolType = getRouteMetadata(path).id;
    return toolType !== undefined && getToolPath(toolType) === path ? [{ path, toolType }] : [];
  });
}
