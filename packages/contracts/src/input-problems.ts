import type * as z from 'zod';
import { type FieldPath, findFieldName, nameField } from './field-names.ts';
import type { UiLanguage } from './languages.ts';
import { formatMessage, MESSAGES, type MessageKey } from './messages.ts';

/** Texts for invalid values whose schema has no message of its own. */
const PROBLEMS = {
  unknown: { en: 'this value is not valid', 'zh-CN': '该值无效' },
  text: { en: 'must be text', 'zh-CN': '应为文字' },
  number: { en: 'must be a number', 'zh-CN': '应为数字' },
  whole_number: { en: 'must be a whole number', 'zh-CN': '应为整数' },
  yes_or_no: { en: 'must be true or false', 'zh-CN': '应为“是”或“否”' },
  list: { en: 'must be a list', 'zh-CN': '应为列表' },
  fields: { en: 'must be an object with fields', 'zh-CN': '应为包含字段的对象' },
  longest: { en: 'at most {limit} characters', 'zh-CN': '最多 {limit} 个字符' },
  shortest: { en: 'at least {limit} characters', 'zh-CN': '至少 {limit} 个字符' },
  most_entries: { en: 'at most {limit} entries', 'zh-CN': '最多 {limit} 项' },
  fewest_entries: { en: 'at least {limit} entries', 'zh-CN': '至少 {limit} 项' },
  largest: { en: 'at most {limit}', 'zh-CN': '不能大于 {limit}' },
  below: { en: 'must be less than {limit}', 'zh-CN': '必须小于 {limit}' },
  smallest: { en: 'at least {limit}', 'zh-CN': '不能小于 {limit}' },
  above: { en: 'must be more than {limit}', 'zh-CN': '必须大于 {limit}' },
  multiple: { en: 'must be a multiple of {limit}', 'zh-CN': '必须是 {limit} 的倍数' },
  link: { en: 'must be a link that begins with http:// or https://', 'zh-CN': '应为完整的网页链接' },
  id: { en: 'is not a valid ID', 'zh-CN': '编号无效' },
  moment: { en: 'must be a date and time', 'zh-CN': '应为日期和时间' },
  format: { en: 'is not in the right format', 'zh-CN': '格式不正确' },
  choice: { en: 'is not one of the choices', 'zh-CN': '不在可选范围内' },
  numbers: { en: 'must be one of {choices}', 'zh-CN': '只能是 {choices}' },
  extra_fields: { en: 'does not take “{fields}”', 'zh-CN': '不支持“{fields}”' },
} as const satisfies Record<string, Record<UiLanguage, string>>;
type Problem = keyof typeof PROBLEMS;

type Issue = z.core.$ZodIssue;

/** One problem of an input, in the user's words. */
export interface InputProblem {
  path: FieldPath;
  /** The users' name of the field. */
  field: string;
  problem: string;
  /** Whether a required field is absent or empty. */
  isMissing: boolean;
}

/**
 * A parse-level error for zod. It marks issues whose schema has no message, so that zod's own messages never reach
 * users.
 */
export const UNWORDED = '';

/**
 * Describes every problem of an input in a language. `issues` come from a parse with `{ error: () => UNWORDED }`; a
 * schema may give a message key as its error.
 */
export function describeInputProblems(issues: readonly Issue[], input: unknown, language: UiLanguage): InputProblem[] {
  return issues.map((issue) => {
    const told = pickIssue(issue);
    const isMissing = isMissingValue(told, input);
    return {
      path: told.path,
      field: nameField(told.path, language),
      problem: isMissing ? formatMessage('incomplete_form', language) : sayProblem(told, language),
      isMissing,
    };
  });
}

/** Picks the issue of a union's member that fits the value best. */
function pickIssue(issue: Issue, prefix: FieldPath = []): Issue {
  const placed: Issue = { ...issue, path: [...prefix, ...issue.path] };
  if (issue.code !== 'invalid_union' || isMessageKey(issue.message)) return placed;
  const [first, ...others] = issue.errors;
  if (!first) return placed;
  if (issue.errors.every(isOfWholeValue)) return joinRefusals(placed, issue.errors.flat());
  const nearest = others.reduce((best, branch) => (rankBranch(branch) < rankBranch(best) ? branch : best), first);
  return nearest[0] ? pickIssue(nearest[0], placed.path) : placed;
}

/** Whether a member of a union refuses the value as a whole, rather than one of its fields. */
const isOfWholeValue = ([only]: readonly Issue[]): boolean =>
  only?.path.length === 0 && only.code !== 'unrecognized_keys';

/** Joins the issues of all members of a union: the possible values, or the required type. */
function joinRefusals(union: Issue, refusals: readonly Issue[]): Issue {
  const values = refusals.flatMap((each) => (each.code === 'invalid_value' ? each.values : []));
  if (values.length > 0) return { code: 'invalid_value', values, path: union.path, message: UNWORDED };
  const types = new Set(refusals.map((each) => (each.code === 'invalid_type' ? each.expected : undefined)));
  const [first] = refusals;
  return types.size === 1 && first?.code === 'invalid_type' ? { ...first, path: union.path } : union;
}

/**
 * Ranks a member of a union: lower if the value fits better. An unknown field is a sign that this member was not meant.
 */
function rankBranch(branch: readonly Issue[]): number {
  return branch.reduce(
    (rank, { code, path }) => rank + (code === 'unrecognized_keys' || path.length === 0 ? 10 : 1),
    0,
  );
}

function valueAt(input: unknown, path: FieldPath): unknown {
  let value = input;
  for (const segment of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[segment];
  }
  return value;
}

function isMissingValue(issue: Issue, input: unknown): boolean {
  if (issue.path.length === 0 || issue.code === 'unrecognized_keys') return false;
  // A rule between fields is reported at one of them, which may be empty.
  const hasOwnWords = isMessageKey(issue.message) && !issue.message.endsWith('_missing');
  if (hasOwnWords || issue.message === 'currency_missing') return false;
  const value = valueAt(input, issue.path);
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0 && issue.code === 'too_small';
}

function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(MESSAGES, text);
}

function sayProblem(issue: Issue, language: UiLanguage): string {
  if (isMessageKey(issue.message)) return formatMessage(issue.message, language);
  const say = (problem: Problem, values: Readonly<Record<string, string>> = {}): string =>
    PROBLEMS[problem][language].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const bound = (problem: Problem, limit: number | bigint): string =>
    say(problem, { limit: limit.toLocaleString(language) });
  switch (issue.code) {
    case 'invalid_type':
      return say(problemOfType(issue.expected));
    case 'too_big':
      return bound(
        issue.origin === 'string'
          ? 'longest'
          : problemOfSize(issue.origin, 'most_entries', issue.inclusive === false ? 'below' : 'largest'),
        issue.maximum,
      );
    case 'too_small':
      return bound(
        issue.origin === 'string'
          ? 'shortest'
          : problemOfSize(issue.origin, 'fewest_entries', issue.inclusive === false ? 'above' : 'smallest'),
        issue.minimum,
      );
    case 'not_multiple_of':
      return bound('multiple', issue.divisor);
    case 'invalid_format':
      return issue.format === 'email' ? formatMessage('email_format', language) : say(problemOfFormat(issue.format));
    case 'invalid_value':
      return issue.values.every((value) => typeof value === 'number') && issue.values.length <= MAX_LISTED
        ? say('numbers', { choices: issue.values.join(language === 'en' ? ', ' : '、') })
        : say('choice');
    case 'unrecognized_keys':
      return say('extra_fields', {
        fields: issue.keys
          .map((key) => findFieldName(key)?.[language] ?? key)
          .join(language === 'en' ? '”, “' : '”、“'),
      });
    case 'invalid_union':
      return say(issue.errors.length === 0 ? 'choice' : 'unknown');
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return say('unknown');
  }
}

/** Numeric choices are listed up to this count. */
const MAX_LISTED = 10;

function problemOfType(expected: string): Problem {
  switch (expected) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'int':
      return 'whole_number';
    case 'boolean':
      return 'yes_or_no';
    case 'array':
      return 'list';
    case 'object':
    case 'record':
      return 'fields';
    default:
      return 'unknown';
  }
}

function problemOfSize(origin: string, entries: Problem, amount: Problem): Problem {
  return origin === 'array' || origin === 'set' || origin === 'map' ? entries : amount;
}

function problemOfFormat(format: string): Problem {
  switch (format) {
    case 'url':
      return 'link';
    case 'uuid':
    case 'guid':
      return 'id';
    case 'datetime':
      return 'moment';
    default:
      return 'format';
  }
}
