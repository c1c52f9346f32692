// Runs before the first paint, so that a dark page never flashes white. The key is Mantine's.
(() => {
  const kept = localStorage.getItem('mantine-color-scheme-value');
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = kept === 'dark' || (kept !== 'light' && prefersDark);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
})();
