import { describe, expect, it } from 'vitest';
import { listToolPaths } from '../../list-tools.ts';
import { findTrail } from './find-trail.ts';
import { isBelow, isOpen, listMenu, type MenuEntry } from './list-menu.ts';

describe('listMenu', () => {
  it('starts with home, projects and assets, above every category', () => {
    const [first] = listMenu();
    expect(first?.category).toBeNull();
    expect(first?.entries.map(({ path }) => path)).toEqual([
      '/home',
      '/projects',
      '/assets',
      '/brand-kits',
      '/smart-editing/product',
      '/ai-tools',
    ]);
  });

  it('lists every tool next, under Create, in the order of the table', () => {
    const create = listMenu()[1];
    expect(create?.category).toBe('menu.create');
    expect(create?.entries.map(({ path }) => path)).toEqual(listToolPaths());
  });

  it('omits other hidden routes, and shows each entry once', () => {
    const entries = listMenu().flatMap((group) => group.entries.flatMap((entry) => [entry, ...entry.children]));
    const tools: string[] = listToolPaths();
    expect(entries.filter(({ path, metadata }) => metadata.hidden && !tools.includes(path))).toEqual([]);
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  });
});

describe('isOpen', () => {
  const metadata = {
    menuName: 'menu.projects',
    hidden: false,
    tdk: { title: 'tdk.projects.title', description: 'tdk.projects.description' },
  } as const;
  const below: MenuEntry = { path: '/link-to-video/editor', metadata, children: [] };
  const entry: MenuEntry = { path: '/link-to-video', metadata, children: [below] };

  it('marks the entry of the screen, and no entry above it', () => {
    expect(isOpen(entry, '/link-to-video')).toBe(true);
    expect(isOpen(entry, '/link-to-video/editor')).toBe(false);
  });

  it('marks the nearest entry above a screen without one', () => {
    expect(isOpen(entry, '/link-to-video/video-settings')).toBe(true);
  });
});

describe('isBelow', () => {
  it('compares whole path segments, not a common prefix', () => {
    expect(isBelow('/link-to-video/editor', '/link-to-video')).toBe(true);
    expect(isBelow('/link-to-videos', '/link-to-video')).toBe(false);
  });
});

describe('findTrail', () => {
  it('returns category, the screens above, and the screen', () => {
    expect(findTrail('/link-to-video/editor')).toEqual([
      { label: 'category.videoCreation' },
      { label: 'adListing:link.name', path: '/link-to-video' },
      { label: 'adListing:editor.name', path: '/link-to-video/editor' },
    ]);
  });

  it('returns only the screen if nothing is above it', () => {
    expect(findTrail('/home')).toEqual([{ label: 'menu.home', path: '/home' }]);
  });
});
