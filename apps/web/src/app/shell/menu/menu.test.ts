import { describe, expect, it } from 'vitest';
import { findTrail } from './find-trail.ts';
import { isOpen, listMenu } from './list-menu.ts';

const findEntry = (path: string) =>
  listMenu()
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.path === path);

describe('listMenu', () => {
  it('begins with home and projects, before every category', () => {
    const [first] = listMenu();
    expect(first?.category).toBeNull();
    expect(first?.entries.map(({ path }) => path)).toEqual(['/home', '/projects']);
  });

  it('shows nothing that is hidden, and each entry once', () => {
    const paths = listMenu().flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.children]));
    expect(paths.filter(({ metadata }) => metadata.hidden)).toEqual([]);
    expect(new Set(paths.map(({ path }) => path)).size).toBe(paths.length);
  });

  it('hangs entries below the one that their address continues', () => {
    expect(findEntry('/gmvmax')?.children.map(({ path }) => path)).toEqual([
      '/gmvmax/product',
      '/gmvmax/campaign',
      '/gmvmax/shop',
    ]);
  });
});

describe('isOpen', () => {
  it('marks the entry of the screen, not the one above it too', () => {
    const entry = findEntry('/gmvmax');
    expect(entry && isOpen(entry, '/gmvmax')).toBe(true);
    expect(entry && isOpen(entry, '/gmvmax/shop')).toBe(false);
  });

  it('marks the nearest entry of a screen that has none', () => {
    const entry = findEntry('/smart-editing');
    expect(entry && isOpen(entry, '/smart-editing/product/{-$id}')).toBe(true);
  });
});

describe('findTrail', () => {
  it('names category, the screens above, and the screen', () => {
    expect(findTrail('/video-avatar/editor')).toEqual([
      { label: 'category.videoAi' },
      { label: 'menu.videoAvatar', path: '/video-avatar' },
      { label: 'menu.editor', path: '/video-avatar/editor' },
    ]);
  });

  it('is the screen alone where nothing is above it', () => {
    expect(findTrail('/home')).toEqual([{ label: 'menu.home', path: '/home' }]);
  });

  it('marks what is in beta', () => {
    expect(findTrail('/ai-avatar-v2').at(-1)).toMatchObject({ isBeta: true });
  });
});
