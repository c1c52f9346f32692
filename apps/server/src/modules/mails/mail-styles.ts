import type { CSSProperties } from 'react';

const INK = '#1a1a1f';
const DIM = '#5c5f66';
const FONT =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', Helvetica, Arial, sans-serif";
const text = { fontFamily: FONT, color: INK, margin: '0 0 16px' } as const;

/** Inline, because many programs of mail drop style sheets. */
export const STYLES = {
  page: { backgroundColor: '#f4f4f6', margin: 0, padding: '32px 12px' },
  card: { backgroundColor: '#ffffff', borderRadius: '12px', maxWidth: '480px', padding: '32px' },
  brand: {
    ...text,
    fontSize: '14px',
    fontWeight: 600,
    letterSpacing: '0.02em',
    lineHeight: '20px',
    margin: '0 0 24px',
  },
  heading: { ...text, fontSize: '22px', fontWeight: 650, lineHeight: '30px' },
  paragraph: { ...text, fontSize: '15px', lineHeight: '24px' },
  code: {
    ...text,
    backgroundColor: '#fdece5',
    borderRadius: '8px',
    fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    fontSize: '30px',
    fontWeight: 600,
    letterSpacing: '0.18em',
    lineHeight: '36px',
    padding: '16px 0 16px 0.18em',
    textAlign: 'center',
  },
  facts: { borderCollapse: 'collapse', margin: '0 0 16px', width: '100%' },
  factLabel: {
    ...text,
    color: DIM,
    fontSize: '14px',
    fontWeight: 400,
    lineHeight: '20px',
    padding: '4px 16px 4px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  factValue: {
    ...text,
    fontSize: '14px',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    padding: '4px 0',
    width: '100%',
  },
  action: {
    backgroundColor: '#c53a12',
    borderRadius: '8px',
    color: '#ffffff',
    display: 'inline-block',
    fontFamily: FONT,
    fontSize: '15px',
    fontWeight: 600,
    lineHeight: '20px',
    margin: '8px 0 16px',
    padding: '12px 20px',
    textDecoration: 'none',
  },
  rule: { border: 'none', borderTop: '1px solid #e4e4e8', margin: '8px 0 20px' },
  notice: { ...text, color: DIM, fontSize: '13px', lineHeight: '20px', margin: '0 0 12px' },
} as const satisfies Record<string, CSSProperties>;

/** For programs that keep style sheets and are set to dark. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table, .page > table > tbody > tr > td { background-color: #131316 !important; }
  .card { background-color: #1f1f24 !important; }
  .ink { color: #f0f0f3 !important; }
  .dim { color: #a6a8b0 !important; }
  .code { background-color: #43210f !important; color: #ffffff !important; }
  .action { background-color: #c53a12 !important; }
  .rule { border-top-color: #36363d !important; }
}
`;
