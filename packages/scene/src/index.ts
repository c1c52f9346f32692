export * from './scene-graph.ts';
