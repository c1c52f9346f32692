import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { toFetchError, toStatusError } from './platform/fetch/fetch-error.ts';
import { sayError } from './say-error.ts';

const failWith = (code: string): AppError =>
  toFetchError(new Error('fetch failed', { cause: Object.assign(new Error(code), { code }) }));

test.each([
  ['ENOTFOUND', 'the host does not exist', '域名不存在'],
  ['ECONNREFUSED', 'the server refused the connection', '服务器拒绝连接'],
  ['CERT_HAS_EXPIRED', "the site's certificate has expired", '网站证书已过期'],
  ['EPROTO', 'the connection failed', '连接失败'],
])('a page that cannot be opened for %s is told in the language of its reader', (code, english, chinese) => {
  expect(sayError(failWith(code), 'en')).toBe(`The page could not be opened (${english}).`);
  expect(sayError(failWith(code), 'zh-CN')).toBe(`无法打开该页面（${chinese}）。`);
});

test('the status of a page needs no language', () => {
  expect(sayError(toStatusError(404), 'zh-CN')).toBe('无法打开该页面（HTTP 404）。');
});

test('fields and reasons stay translatable after they have been stored', () => {
  const { values } = new AppError('INVALID_INPUT', {
    field: { field: ['product', 'images', 1] },
    problem: { message: 'asset_not_in_library' },
  });
  const stored = JSON.parse(JSON.stringify(values)) as typeof values;
  expect(sayError({ code: 'INVALID_INPUT', values: stored }, 'zh-CN')).toBe(
    '请检查“商品：图片 2”：此文件不在您的素材库中。',
  );
});
