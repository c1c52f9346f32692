import { useNavigate, useSearch } from '@tanstack/react-router';
import { changeLibrarySearch, type LibrarySearch } from '#src/nouns/assets/model/library-search.ts';
import { loadAssetTexts } from '#src/nouns/assets/model/asset-texts.ts';
import { LibraryView } from './library-view.tsx';

loadAssetTexts();

/** The library: folders, uploads and results, or the bin. */
export function AssetsScreen() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/assets' });
  const change = (next: Partial<LibrarySearch>, { isStep = false }: { isStep?: boolean } = {}): void =>
    void navigate({ to: '/assets', search: changeLibrarySearch(search, next), replace: !isStep, resetScroll: isStep });
  return <LibraryView view={search.view ?? 'library'} search={search} onChange={change} />;
}

/** The assets that the user has marked. */
export function FavoritesScreen() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/my-favorite' });
  const change = (next: Partial<LibrarySearch>): void =>
    void navigate({
      to: '/my-favorite',
      search: changeLibrarySearch(search, next),
      replace: true,
      resetScroll: false,
    });
  return <LibraryView view="favorites" search={search} onChange={change} />;
}
