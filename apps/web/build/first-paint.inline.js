// Runs before the first paint, so that a dark page never flashes white and what stands there until the app has come is of
// the right language and screen. The keys are Mantine's and ours.
// The first look at the cookies takes the browser a while, which passes here while the app is on its way.
(() => {
  void document.cookie;
  const root = document.documentElement;
  const kept = localStorage.getItem('mantine-color-scheme-value');
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = kept === 'dark' || (kept !== 'light' && prefersDark);
  root.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  if (localStorage.getItem('lang') === 'zh-CN') {
    root.lang = 'zh-CN';
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/manifest.zh-CN.webmanifest');
  }
  if (location.pathname === '/' || location.pathname === '/home') root.dataset.firstScreen = 'home';
})();
