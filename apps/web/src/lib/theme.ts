import { type MantineColorsTuple, createTheme } from '@mantine/core';

/** The house's orange; shade 7 carries white text at WCAG's AA ratio. */
const reel: MantineColorsTuple = [
  '#fff1ec',
  '#ffe0d6',
  '#ffbfab',
  '#ff9b7d',
  '#ff7c55',
  '#ff673b',
  '#f9552a',
  '#c73a12',
  '#a92f0d',
  '#8a2409',
];

export const theme = createTheme({
  colors: { reel },
  primaryColor: 'reel',
  primaryShade: { light: 7, dark: 7 },
  fontFamily: 'Inter, "Noto Sans SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif',
  headings: { fontWeight: '750' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  autoContrast: true,
});
