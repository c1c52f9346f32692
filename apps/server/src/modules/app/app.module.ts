import type { OpenModule } from '../open-module.ts';
import { type AppFacts, appHandlers } from './app.routes.ts';

export function openApp(facts: AppFacts) {
  return { service: null, handlers: appHandlers(facts) } satisfies OpenModule;
}
