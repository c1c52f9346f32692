const SLASH = 0x2f;

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 0x20 || code >= 0x7f ? /\s/u.test(text.charAt(at)) : false;
}

/** Maximum nesting; no shop's data is deeper. */
const MAX_DEPTH = 80;
const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))*/uy;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iuy;
const WORD = /[\p{L}_$][\p{L}\p{N}_$.]*/uy;
const PLAIN = {
  double: /[^"\\\u0000-\u001f]*/uy,
  single: /[^'\\\u0000-\u001f]*/uy,
  template: /[^`\\\u0000-\u001f]*/uy,
};
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\n', b: '', f: '', v: '', '0': '', '\n': '' };
const CONSTANTS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['NaN', undefined],
]);

export interface LooseLiteral {
  value: unknown;
  /** Offset just after the value. */
  end: number;
}

/**
 * Reads the value at `start` as JSON or as a JavaScript literal: unquoted keys, single quotes, trailing commas,
 * comments, `!0`, unescaped quotes. An expression is undefined, a variable is looked up in `scope`. Truncated text
 * gives the part that was read. Never throws; runs in linear time.
 */
export function readLooseLiteral(text: string, start = 0, scope?: ReadonlyMap<string, unknown>): LooseLiteral {
  let at = start;

  function match(pattern: RegExp): string {
    const before = at;
    pattern.lastIndex = at;
    if (!pattern.test(text)) return '';
    at = pattern.lastIndex;
    return text.slice(before, at);
  }

  /** Skips white space and comments. */
  function skipSpace(): void {
    const code = text.charCodeAt(at);
    // The common case: there is none.
    if (code > 0x20 && code < 0x7f && code !== SLASH) return;
    SPACE.lastIndex = at;
    if (SPACE.test(text)) at = SPACE.lastIndex;
  }

  /** Whether the quote at `at` closes its string: the following text continues the surrounding structure. */
  function closesString(isKey: boolean): boolean {
    let next = at + 1;
    while (isSpace(text, next)) next += 1;
    const character = text.charAt(next);
    // A comment may stand in between.
    if (character === '/' && /[/*]/.test(text.charAt(next + 1))) return true;
    return character === '' || (isKey ? character === ':' : ',}])+;'.includes(character));
  }

  function readString(isKey: boolean): string {
    const quote = text.charAt(at);
    const plain = quote === '"' ? PLAIN.double : quote === "'" ? PLAIN.single : PLAIN.template;
    at += 1;
    const start = match(plain);
    if (text.charAt(at) === quote && (quote !== '"' || closesString(isKey))) {
      at += 1;
      return start;
    }
    const parts = [start];
    while (at < text.length) {
      parts.push(match(plain));
      const character = text.charAt(at);
      if (character === quote) {
        if (quote !== '"' || closesString(isKey)) break;
        parts.push(character);
        at += 1;
      } else if (character === '\\') {
        parts.push(readEscape());
      } else {
        // A raw line break inside a string, or a meaningless character.
        if (/\s/u.test(character)) parts.push(' ');
        at += 1;
      }
    }
    at += 1;
    return parts.join('');
  }

  function readEscape(): string {
    const letter = text.charAt(at + 1);
    const digits = letter === 'u' ? 4 : letter === 'x' ? 2 : 0;
    const code = digits > 0 ? Number.parseInt(text.slice(at + 2, at + 2 + digits), 16) : Number.NaN;
    if (!Number.isNaN(code)) {
      at += 2 + digits;
      return String.fromCharCode(code);
    }
    at += 2;
    return ESCAPES[letter] ?? letter;
  }

  /** Skips an expression up to the comma or bracket that ends the value. */
  function skipExpression(): void {
    for (let depth = 0; at < text.length; at += 1) {
      const character = text.charAt(at);
      if (character === '"' || character === "'" || character === '`') {
        readString(false);
        at -= 1;
      } else if (character === '{' || character === '[' || character === '(') {
        depth += 1;
      } else if (character === '}' || character === ']' || character === ')') {
        if (depth === 0) return;
        depth -= 1;
      } else if (depth === 0 && (character === ',' || character === ';')) {
        return;
      }
    }
  }

  function readWord(): unknown {
    const word = match(WORD);
    if (word === 'JSON.parse' && text.charAt(at) === '(') {
      at += 1;
      skipSpace();
      const isString = /["'`]/.test(text.charAt(at));
      const inner = isString ? readString(false) : '';
      skipSpace();
      if (text.charAt(at) === ')') at += 1;
      return readLooseLiteral(inner).value;
    }
    return CONSTANTS.has(word) ? CONSTANTS.get(word) : scope?.get(word);
  }

  function readMembers(depth: number): Record<string, unknown> {
    const members: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    at += 1;
    while (at < text.length) {
      skipSpace();
      const character = text.charAt(at);
      if (character === '}') break;
      if (character === ',') {
        at += 1;
        continue;
      }
      const before = at;
      const key = character === '"' || character === "'" ? readString(true) : match(WORD) || match(NUMBER);
      skipSpace();
      if (text.charAt(at) === ':') {
        at += 1;
        members[key] = readValue(depth + 1);
      } else if (scope?.has(key)) {
        members[key] = scope.get(key);
      } else {
        skipExpression();
      }
      // A bracket of another kind, if this one was never closed.
      if (at === before || text.charAt(at) === ']' || text.charAt(at) === ')') break;
    }
    at += 1;
    return members;
  }

  function readElements(depth: number): unknown[] {
    const elements: unknown[] = [];
    at += 1;
    while (at < text.length) {
      skipSpace();
      const character = text.charAt(at);
      if (character === ']' || character === ')') break;
      if (character === ',') {
        at += 1;
        continue;
      }
      const before = at;
      elements.push(readValue(depth + 1));
      if (at === before || text.charAt(at) === '}') break;
    }
    at += 1;
    return elements;
  }

  function readBareValue(depth: number): unknown {
    const character = text.charAt(at);
    if (depth > MAX_DEPTH) return undefined;
    if (character === '{') return readMembers(depth);
    if (character === '[' || (character === '(' && depth === 0)) return readElements(depth);
    if (character === '"' || character === "'" || character === '`') return readString(false);
    if (character === '!') {
      const isTrue = text.charAt(at + 1) === '0';
      at += 2;
      return isTrue;
    }
    const number = match(NUMBER);
    return number === '' ? readWord() : Number(number);
  }

  function readValue(depth: number): unknown {
    skipSpace();
    const value = readBareValue(depth);
    skipSpace();
    if (depth === 0 || at >= text.length || ',}])'.includes(text.charAt(at))) return value;
    // An operator follows: a sum, a call, a conditional. A leading string is still a usable value.
    skipExpression();
    return typeof value === 'string' ? value : undefined;
  }

  return { value: readValue(0), end: Math.min(at, text.length) };
}
