import type { UiLanguage } from '@reelwright/contracts';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement } from 'react';
import { type MailContent, writeMailContent } from './mail-content.ts';
import { DARK_STYLES, STYLES } from './mail-styles.ts';
import type { MailTemplate } from './mail-template.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

interface Surroundings {
  language: UiLanguage;
  publicUrl: string;
}

/** Loads React: import it where a mail is rendered, not at the start of a process. */
export async function renderMail(template: MailTemplate, surroundings: Surroundings): Promise<RenderedMail> {
  const content = writeMailContent(template, surroundings);
  const { footer, colon } = MAIL_TEXTS[surroundings.language];
  return {
    // Values come from users in part, and a header is one line.
    subject: content.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
    html: await render(toElement(content, surroundings.language, footer)),
    text: toPlainText(content, footer, colon),
  };
}

function toPlainText(content: MailContent, footer: string, colon: string): string {
  const { heading, paragraphs, code, facts, action, notice } = content;
  const [lead = '', ...further] = paragraphs;
  const blocks = [
    heading,
    lead,
    ...(code === null ? [] : [`    ${code}`]),
    ...further,
    ...(facts.length === 0 ? [] : [facts.map(({ label, value }) => `${label}${colon}${value}`).join('\n')]),
    ...(action === null ? [] : [`${action.label}${colon}${action.url}`]),
    notice,
    `-- \n${footer}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function toElement(content: MailContent, language: UiLanguage, footer: string): ReactElement {
  const { heading, paragraphs, code, facts, action, notice } = content;
  const [lead = '', ...further] = paragraphs;
  const paragraph = (text: string, key?: number): ReactElement =>
    h(Text, { key, className: 'ink', style: STYLES.paragraph }, text);
  return h(
    Html,
    { lang: language },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('title', null, content.subject),
      h('style', null, DARK_STYLES),
    ),
    h(Preview, null, lead),
    h(
      Body,
      { className: 'page', style: STYLES.page },
      h(
        Container,
        { className: 'card', style: STYLES.card },
        h(Text, { className: 'ink', style: STYLES.brand }, 'Reelwright'),
        h(Heading, { as: 'h1', className: 'ink', style: STYLES.heading }, heading),
        paragraph(lead),
        code === null ? null : h(Section, null, h(Text, { className: 'code', style: STYLES.code }, code)),
        further.map(paragraph),
        facts.length === 0 ? null : toFacts(facts),
        action === null
          ? null
          : h(Section, null, h('a', { href: action.url, className: 'action', style: STYLES.action }, action.label)),
        h(Hr, { className: 'rule', style: STYLES.rule }),
        h(Text, { className: 'dim', style: STYLES.notice }, notice),
        h(Text, { className: 'dim', style: STYLES.notice }, footer),
      ),
    ),
  );
}

function toFacts(facts: MailContent['facts']): ReactElement {
  const rows = facts.map(({ label, value }) =>
    h(
      'tr',
      { key: label },
      h('th', { scope: 'row', className: 'dim', style: STYLES.factLabel }, label),
      h('td', { className: 'ink', style: STYLES.factValue }, value),
    ),
  );
  return h(Section, null, h('table', { style: STYLES.facts }, h('tbody', null, rows)));
}
