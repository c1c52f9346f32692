import { expect, test } from 'vitest';
import { findChallenge } from './challenges.ts';

test.each([
  ['螺丝扣和卡扣，摔了不散', '摔一下试试。'],
  ['背一天不勒', '从早背到晚。'],
  ['洗30次不变形', '先洗上30次。'],
  ['钢丝门，狗咬不开', '让狗咬咬看。'],
  ['倒着熨不漏水', '倒过来，接着熨。'],
  ['跑10公里不掉', '先跑10公里。'],
  ['3秒出热水', '数三下。'],
  ['一个人15分钟搭好', '掐着表看。'],
  ['能承重300斤', '300斤，压上去。'],
  ['28分贝以下', '凑近了听。'],
])('%s is tried', (fact, challenge) => {
  expect(findChallenge(fact)).toBe(challenge);
});

test.each(['304不锈钢内胆', '3秒延时', '65分贝以下', '15分钟自动停', '手腕不悬空', '不加盐'])(
  '%s cannot be tried',
  (fact) => {
    expect(findChallenge(fact)).toBeNull();
  },
);
