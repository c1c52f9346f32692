import { Parser, type ParserOptions } from 'htmlparser2';
import { expect, test } from 'vitest';
import { decodeAttribute, decodeText } from './decode-entities.ts';
import { pageTokenizer } from './page-tokenizer.ts';

/** Lists the events of a parser, with adjacent text joined. */
function listEvents(html: string, options: ParserOptions): string[] {
  const events: string[] = [];
  let text = '';
  const add = (event: string): void => {
    if (text !== '') events.push(`text ${text}`);
    text = '';
    events.push(event);
  };
  const parser = new Parser(
    {
      ontext: (part) => {
        text += part;
      },
      onopentagname: (name) => add(`open ${name}`),
      onattribute: (name, value, quote) => add(`attribute ${name} ${String(quote)} ${value}`),
      onclosetag: (name) => add(`close ${name}`),
      onend: () => add('end'),
    },
    options,
  );
  parser.end(html);
  return events;
}

const PIECES =
  `< > </ /> <p <b> </b> <div class="a" id='b' title= x=1 hidden= " ' = / a < <! <!- <!-- --> <!--> <!---> <!doctype <?php ?> <![CDATA[ ]]> ` +
  `<script> </script> </SCRIPT > </script/> <style> </style> <title> </title> <svg> </svg> <path/> <textarea> </textarea> <br> </br> </p> <li> </> </ > </3 <3 <img src=a> <xmp> </xmp> <scripty> é`;
const WORDS = [...PIECES.split(' '), ' ', '\n', '\t'];
/** Closes everything that the page left open, so that no markup is truncated by the page's end. */
const END = ` '>">-->]]></script></style></title></textarea></xmp><p>end</p>`;

test("reports the same as the parser's own tokenizer", () => {
  // Seeded, so that each run tests the same pages.
  let seed = 1;
  const pick = (): string => {
    seed = (seed * 48_271) % 2_147_483_647;
    return WORDS[seed % WORDS.length] ?? '';
  };
  for (let round = 0; round < 3000; round += 1) {
    const html = Array.from({ length: 1 + (round % 40) }, pick).join('') + END;
    expect(listEvents(html, { Tokenizer: pageTokenizer }), html).toEqual(listEvents(html, { decodeEntities: false }));
  }
});

test.each([
  'a < b &amp; c',
  '&lt;b&gt; &nbsp;&#39;&quot;',
  '&copy 2024 &eacute;&#x20AC;&ampx &',
  '&notit; &unknown; && &;',
])('reads the entities of %s like the parser', (text) => {
  expect(listEvents(`<p>${text}</p>`, {})[1]).toBe(`text ${decodeText(text)}`);
});

test.each(['/?a=1&copy=2&b', '/?a=1&amp;b=2&copy;', '&#39;&quot;', '&copy &copy_ &copya', "&eacute;'", '&eacute;"'])(
  'reads the entities of the attribute %s like the parser',
  (value) => {
    const quote = value.includes('"') ? "'" : '"';
    expect(listEvents(`<a b=${quote}${value}${quote}>`, {})[1]).toBe(`attribute b ${quote} ${decodeAttribute(value)}`);
  },
);
