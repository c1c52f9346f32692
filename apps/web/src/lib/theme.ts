import { type CSSVariablesResolver, type MantineColorsTuple, createTheme } from '@mantine/core';

/** The brand's orange. Shade 7 under white text and shade 3 on dark reach WCAG's AA ratio. */
const reel: MantineColorsTuple = [
  '#fff1ec',
  '#ffe0d6',
  '#ffbfab',
  '#ff9b7d',
  '#ff7c55',
  '#ff673b',
  '#e8481b',
  '#c73a12',
  '#a92f0d',
  '#8a2409',
];

/** Cool greys, from the main text on dark to the deepest background. */
const dark: MantineColorsTuple = [
  '#e4e5ea',
  '#b9bcc6',
  '#9a9eab',
  '#5d616e',
  '#363944',
  '#292c35',
  '#1f2129',
  '#17181e',
  '#101116',
  '#0a0b0f',
];

const gray: MantineColorsTuple = [
  '#f7f7f9',
  '#f0f1f4',
  '#e5e6eb',
  '#d7d9e0',
  '#c0c3cd',
  '#9a9eab',
  '#767b89',
  '#565a67',
  '#363944',
  '#1f2129',
];

export const theme = createTheme({
  colors: { reel, dark, gray },
  primaryColor: 'reel',
  primaryShade: 7,
  black: '#17181e',
  fontFamily:
    '"Inter Variable", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif',
  headings: { fontWeight: '700' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: true,
  luminanceThreshold: 0.35,
  components: {
    // The library's small badges have 9 to 11 px, which nobody reads on a phone.
    Badge: {
      defaultProps: { tt: 'none', fw: 600 },
      vars: (_theme: unknown, { size }: { size?: unknown }) => ({
        root: size === 'lg' || size === 'xl' ? {} : { '--badge-fz': '12px', '--badge-height': '20px' },
      }),
    },
    // A finger finds a thumb of this size.
    Slider: { defaultProps: { thumbSize: 24 } },
    // A menu may contain only its items; without the placeholder for the first focus, the menu's own box takes the
    // focus.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // A dialog's header is not another banner of the page.
    Modal: { styles: { title: { fontWeight: 600 } }, defaultProps: { attributes: { header: { role: 'none' } } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'none' } } } },
  },
});

/**
 * Mantine's own dimmed, placeholder and error colours miss WCAG's AA ratio; these reach it on every background in use.
 */
export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--app-canvas': '#f7f7f9',
    '--app-hover': 'rgb(23 24 30 / 6%)',
    '--app-video-backdrop': '#1f2129',
    '--mantine-color-dimmed': '#565a67',
    '--mantine-color-placeholder': '#6b6f7c',
    '--mantine-color-error': '#b42318',
    '--mantine-color-anchor': '#a92f0d',
    '--mantine-color-default-border': '#d7d9e0',
    '--mantine-color-red-light-color': '#9b1c12',
    '--mantine-color-teal-light-color': '#04664a',
    '--mantine-color-blue-light-color': '#10569e',
    '--mantine-color-yellow-light-color': '#7a4a00',
    '--mantine-color-gray-light-color': '#3d414d',
    '--mantine-color-reel-light-color': '#a92f0d',
  },
  dark: {
    '--app-canvas': '#101116',
    '--app-hover': 'rgb(255 255 255 / 7%)',
    '--app-video-backdrop': '#363944',
    '--mantine-color-dimmed': '#a6aab6',
    '--mantine-color-placeholder': '#8f93a0',
    '--mantine-color-error': '#ff8f85',
    '--mantine-color-anchor': '#ff9b7d',
    '--mantine-color-reel-light': 'rgb(255 103 59 / 16%)',
    '--mantine-color-reel-light-hover': 'rgb(255 103 59 / 22%)',
    '--mantine-color-reel-light-color': '#ffbfab',
    '--mantine-color-red-light': 'rgb(255 107 95 / 16%)',
    '--mantine-color-red-light-color': '#ffb3ac',
    '--mantine-color-yellow-light': 'rgb(250 190 60 / 14%)',
    '--mantine-color-yellow-light-color': '#ffd57a',
    '--mantine-color-teal-light': 'rgb(32 201 151 / 16%)',
    '--mantine-color-teal-light-color': '#7ce8c5',
    '--mantine-color-blue-light': 'rgb(77 171 247 / 16%)',
    '--mantine-color-blue-light-color': '#a5d3ff',
  },
});
