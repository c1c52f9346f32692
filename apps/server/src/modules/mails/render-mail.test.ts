import { UI_LANGUAGES } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import type { MailTemplate } from './mail-template.ts';
import { MAIL_EXAMPLES } from './test-mails.ts';
import { renderMail } from './render-mail.ts';

describe.each(UI_LANGUAGES)('a mail in %s', (language) => {
  it.each(MAIL_EXAMPLES)('says the same as HTML and as plain text: $name $values.purpose', async (template) => {
    const { subject, html, text } = await renderMail(template, { language, publicUrl: 'https://ads.example' });
    expect(subject).toMatch(
      language === 'en' ? /Reelwright/ : /Reelwright.*\p{Script=Han}|\p{Script=Han}.*Reelwright/u,
    );
    expect(html).toContain(`lang="${language}"`);
    const readable = toReadable(html);
    // Each line of the plain text is in the HTML too; labels stand in a cell of their own there.
    for (const line of text.split('\n').filter((each) => each.trim() !== '' && each !== '-- ')) {
      const link = /https:\/\/ads\.example\/\w+/.exec(line)?.[0];
      for (const part of link ? [link] : line.split(/: (?=\S)|：(?=\S)/)) {
        expect(link ? html : readable).toContain(part.trim());
      }
    }
    expect(text.split('\n').every((line) => !/<\/?[a-z]/i.test(line))).toBe(true);
  });
});

const HOSTILE = '<img src=x onerror=alert(1)>"&\'\r\nBcc: eve@evil.example';

it('shows what users wrote as text, never as markup or as a header', async () => {
  const template: MailTemplate = {
    name: 'password_changed',
    values: { at: '2026-11-23T18:05:00.000Z', device: HOSTILE, place: HOSTILE },
  };
  const { subject, html, text } = await renderMail(template, { language: 'en', publicUrl: '' });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text).toContain('<img');
  expect(subject).not.toMatch(/[\r\n]/);
});

it('has no link where the installation has no address of its own', async () => {
  const { html, text } = await renderMail({ name: 'account_exists', values: {} }, { language: 'en', publicUrl: '' });
  expect(html).not.toContain('href=');
  expect(text).not.toContain('http');
});

it('loads nothing from elsewhere', async () => {
  for (const template of MAIL_EXAMPLES) {
    const { html } = await renderMail(template, { language: 'en', publicUrl: '' });
    expect(html).not.toMatch(/<(?:img|script|link|iframe)|url\(|@import/i);
  }
});

function toReadable(html: string): string {
  return html
    .replace(/^[^]*<body/, '<body')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}
