import type { AdLanguage } from '@reelwright/contracts';
import { describe, expect, test } from 'vitest';
import { planSpeech } from './plan-speech.ts';

const say = (text: string, language: AdLanguage): string =>
  planSpeech(text, language)
    .flat()
    .map(({ utterances }) => utterances.map((utterance) => utterance.say).join(''))
    .join(' ');

describe('English', () => {
  test.each([
    ['$19.99', 'nineteen dollars and ninety-nine cents'],
    ['$1', 'one dollar'],
    ['$1,299.00', 'one thousand two hundred ninety-nine dollars'],
    ['£0.99', 'ninety-nine pence'],
    ['€5', 'five euros'],
    ['19.99 USD', 'nineteen U S dollars and ninety-nine cents'],
    ['1,499 AED', 'one thousand four hundred ninety-nine dirhams'],
    ['390 THB', 'three hundred ninety baht'],
    ['12.500 KWD', 'twelve Kuwaiti dinars and five hundred fils'],
    ['R$1,759.99', 'one thousand seven hundred fifty-nine reais and ninety-nine centavos'],
    ['₹949', 'nine hundred forty-nine rupees'],
    ['44,890 KZT', 'forty-four thousand eight hundred ninety tenge'],
    ['NZ$99', 'ninety-nine New Zealand dollars'],
    ['Try 3', 'Try three'],
    ['$5 million', 'five million dollars'],
    ['$5–$10', 'five dollars to ten dollars'],
    ['20%', 'twenty percent'],
    ['5-in-1', 'five in one'],
    ['10cm', 'ten centimeters'],
    ['1 kg', 'one kilogram'],
    ['10x20cm', 'ten by twenty centimeters'],
    ['a 5" screen', 'a five inch screen'],
    ['-20°C', 'minus twenty degrees Celsius'],
    ['2000mAh', 'two thousand milliamp hours'],
    ['5-10 days', 'five to ten days'],
    ['1st, 2nd, 23rd', 'first second twenty-third'],
    ['1/2', 'one half'],
    ['4.8/5', 'four point eight out of five'],
    ['24/7', 'twenty-four seven'],
    ['9:30am', 'nine thirty A M'],
    ['7 pm', 'seven P M'],
    ['May 5, 2025', 'May fifth twenty twenty-five'],
    ['2024-05-01', 'May first twenty twenty-four'],
    ['1990s', 'nineteen nineties'],
    ['2008', 'two thousand eight'],
    ['1,000,000+', 'one million plus'],
    ['10k', 'ten thousand'],
    ['4K', 'four K'],
    ['1080p', 'ten eighty P'],
    ['5G', 'five G'],
    ['#1', 'number one'],
    ['No. 1', 'number one'],
    ['2x faster', 'two times faster'],
    ['007', 'zero zero seven'],
    ['1-800-555-1234', 'one eight zero zero five five five one two three four'],
    ['vs. others, e.g. Dr. Lee', 'versus others for example doctor Lee'],
    ['salt & pepper', 'salt and pepper'],
    ['USB-C LED', 'U S B C L E D'],
    ['FREE GIFT NOW', 'free gift now'],
    ['www.shop.com', 'W W W dot shop dot com'],
    ['“Wow!” (really)', 'Wow really'],
  ])('reads %s as "%s"', (text, expected) => expect(say(text, 'en')).toBe(expected));

  test('leaves no text to be spelled: no digit and no sign reaches the voice', () => {
    const text = '3 for 2! Only $3.50/kg @ 50% off #deal ~100 *new* 1:05 [A+] 3.5mm 12345678901234567890 7½';
    expect(say(text, 'en')).not.toMatch(/[\d$%@#*~[\]+/]/);
  });
});

describe('Chinese', () => {
  test.each([
    ['19.99元', 'shi2jiu3dian3jiu3jiu3yuan2'],
    ['¥199', 'yi4bai3jiu3shi2jiu3yuan2'],
    ['$19.99', 'shi2jiu3dian3jiu3jiu3mei3yuan2'],
    ['20%', 'bai3fen1zhi1er4shi2'],
    ['2个人', 'liang3ge4ren2'],
    ['12小时', 'shi2er4xiao3shi2'],
    ['10cm', 'shi2li2mi3'],
    ['500ml', 'wu3bai3hao2sheng1'],
    ['3-5天', 'san1dao4wu3tian1'],
    ['2024年', 'er4ling2er4si4nian2'],
    ['10:30', 'shi2dian3san1shi2fen1'],
    ['1/2', 'er4fen1zhi1yi1'],
    ['1005', 'yi4qian1ling2wu3'],
    ['20000', 'er4wan4'],
    ['-5℃', 'ling2xia4wu3she4shi4du4'],
    ['13800138000', 'yi1san1ba1ling2ling2yi1san1ba1ling2ling2ling2'],
    ['4K', 'si4K'],
    ['绿色的', 'lv4se4 de5'],
    ['银行，行走', 'yin2hang2 xing2zou3'],
    ['一个，不要', 'yi2ge4 bu2yao4'],
    ['熊猫', 'xi2ong2mao1'],
  ])('reads %s as %s', (text, expected) => expect(say(text, 'zh-CN')).toBe(expected));

  test('pronounces foreign names with English sounds', () => {
    const sounds = planSpeech('用iPhone拍照', 'zh-CN')
      .flat()
      .flatMap(({ utterances }) => utterances.map((utterance) => utterance.sounds));
    expect(sounds).toEqual(['zh-CN', 'en', 'zh-CN']);
  });

  test('pronounces Chinese inside English with Chinese sounds', () => {
    expect(say('Say 你好 today', 'en')).toBe('Say ni3hao3 today');
  });
});

describe('planSpeech', () => {
  test.each([
    ['en', 'One “two”, three — four! (Five) 6… 🎉\n- Seven'],
    ['zh-CN', '“你好，”她说：《绿野》真的……好！19.99元（包邮）🎉'],
  ] as const)('covers every character of a text by its words, in %s', (language, text) => {
    const words = planSpeech(text, language).flat();
    for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text);
    expect(
      words
        .map((word) => word.text)
        .join('')
        .replace(/\s/g, ''),
    ).toBe(text.replace(/\s/g, ''));
  });

  test('assigns an opening sign to the word that it opens', () => {
    const texts = planSpeech('Say "hi" (now).', 'en')
      .flat()
      .map(({ text }) => text);
    expect(texts).toEqual(['Say', '"hi"', '(now).']);
  });

  test('ends a sentence at its punctuation and at the end of a line, not at an abbreviation', () => {
    const sentences = planSpeech('Dr. Lee drinks tea. Do you?\nNew line', 'en').map((words) =>
      words.map(({ text }) => text).join(' '),
    );
    expect(sentences).toEqual(['Dr. Lee drinks tea.', 'Do you?', 'New line']);
  });

  test('splits a sentence without an end', () => {
    const sentences = planSpeech('word '.repeat(500), 'en');
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.flat().length).toBe(500);
  });
});

test('a long text without a sign is planned in time that grows with its length, not with its square', () => {
  const before = process.threadCpuUsage();
  expect(planSpeech('最好的'.repeat(13_000), 'ja').flat().length).toBeGreaterThan(10_000);
  // 30 s before the tokenizer was given runs of bounded length.
  expect(process.threadCpuUsage(before).user / 1e6).toBeLessThan(10);
}, 120_000);
