import type { RoutePath } from './route-table.ts';

/**
 * The one list of routes whose screens are still to come, and what of today's product serves the same purpose. Take a
 * route out of it as its screen comes, and give it one in `router.tsx`: a route in neither place does not compile.
 */
export const UNBUILT_ROUTES = {
  '/register': ['/login', '/home'],
  '/welcome': ['/home', '/projects'],
  '/assets': ['/projects', '/link-to-video'],
  '/my-favorite': ['/projects', '/home'],
  '/create-ai-video': ['/ai-video-ads', '/link-to-video'],
  '/image-to-videos': ['/ai-video-ads', '/link-to-video'],
  '/veo3': ['/ai-video-ads', '/link-to-video'],
  '/ai-avatar-v2': ['/text-to-speech', '/link-to-video'],
  '/video-avatar': ['/text-to-speech', '/link-to-video'],
  '/video-avatar/create-picture-avatar': ['/text-to-speech', '/link-to-video'],
  '/video-avatar/create-video-avatar': ['/text-to-speech', '/link-to-video'],
  '/video-avatar/editor': ['/text-to-speech', '/link-to-video'],
  '/video-remix/product-details': ['/ai-video-ads', '/link-to-video'],
  '/smart-editing': ['/ai-video-ads', '/link-to-video'],
  '/smart-editing/create-task': ['/ai-video-ads', '/link-to-video'],
  '/smart-editing/product/{-$id}': ['/ai-video-ads', '/projects'],
  '/video-translation': ['/text-to-speech', '/link-to-video'],
  '/video-to-script': ['/link-to-video', '/text-to-speech'],
  '/video-to-script/result': ['/projects', '/link-to-video'],
  '/ai-tools': ['/link-to-video', '/ai-video-ads', '/text-to-speech'],
  '/ai-image': ['/link-to-video', '/home'],
  '/subtitles-remover': ['/link-to-video', '/home'],
  '/video-enhancer': ['/link-to-video', '/home'],
  '/video-enhancer/editor': ['/link-to-video', '/home'],
  '/background-remover': ['/link-to-video', '/home'],
  '/background-remover/editor': ['/link-to-video', '/home'],
  '/video-downloader': ['/projects', '/link-to-video'],
  '/mp3-downloader': ['/text-to-speech', '/projects'],
  '/gmvmax': ['/projects', '/link-to-video'],
  '/gmvmax/product': ['/projects', '/link-to-video'],
  '/gmvmax/campaign': ['/projects', '/link-to-video'],
  '/gmvmax/shop': ['/projects', '/link-to-video'],
  '/api-center': ['/home', '/projects'],
  '/api-usage': ['/home', '/projects'],
  '/api-credits': ['/home', '/projects'],
  '/api-docs': ['/home', '/projects'],
  '/referral': ['/home', '/projects'],
  '/vip-price': ['/home', '/projects'],
  '/thanks': ['/home', '/projects'],
  '/completed': ['/home', '/projects'],
  '/profile': ['/projects', '/home'],
} as const satisfies Partial<Record<RoutePath, readonly RoutePath[]>>;

/** An address whose screen is still to come. */
export type UnbuiltPath = keyof typeof UNBUILT_ROUTES;

export const UNBUILT_PATHS = Object.keys(UNBUILT_ROUTES) as UnbuiltPath[];

export function isUnbuilt(path: string): path is UnbuiltPath {
  return Object.hasOwn(UNBUILT_ROUTES, path);
}
