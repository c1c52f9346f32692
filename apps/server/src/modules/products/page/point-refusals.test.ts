import { expect, test } from 'vitest';
import { refusePoint } from './point-refusals.ts';

test.each([
  ['Actual product may vary from the picture', 'law'],
  ['Limited Manufacturer’s Warranty applies to it', 'law'],
  ['Symbolbild, Abbildung ähnlich', 'law'],
  ['境外商品應符合動物檢疫規定', 'law'],
  ['Excellent condition for its years', 'condition'],
  ['Only used a few times', 'condition'],
  ['Leichte Gebrauchsspuren am Griff', 'condition'],
  ['View Less', 'navigation'],
  ['Plus de produits de la marque', 'navigation'],
  ['Use data to select ads for users', 'navigation'],
  ['The model is wearing a size L', 'fit-check'],
  ['Make sure this fits by entering your model number', 'fit-check'],
  ['Le mannequin porte une taille M', 'fit-check'],
  ['Batteries not included with the lamp', 'exclusion'],
  ['Save $20 with this bundle today', 'price'],
  ['We are a family business in Leeds', 'seller'],
  ['Wir fertigen in Handarbeit', 'seller'],
  ['Need the space, my loss is your gain', 'seller'],
  ['Discover the new collection', 'slogan'],
  ['A must-have for every home', 'slogan'],
  ['Höchste Lumo Qualität', 'slogan'],
  ['Tea has never tasted so good!', 'slogan'],
  ['Tired of cold tea in the morning?', 'question'],
  ['还在为喝凉茶烦恼吗？', 'question'],
  ['And it keeps coffee hot as well', 'half-sentence'],
  ['Keeps tea warm with its', 'half-sentence'],
  ['Works with mugs (and cups', 'half-sentence'],
  ['Reiben Sie den Becher trocken', 'half-sentence'],
  ['Free delivery on all orders', 'shop'],
  ['100 200 300 mm', 'nothing-said'],
])('leaves out %j: %s', (line, refusal) => {
  expect(refusePoint(line)).toBe(refusal);
});

test.each([
  'Keeps tea warm for two hours',
  'Abstract geometric print',
  'Fits 3.5 mm jacks and 16:9 screens',
  'Made in the U.S. from recycled steel',
  '11" display with a 600 nits panel',
  'Hält auch im Winter dicht',
  'Élastique à la taille, sans armatures',
  'Молния по всей длине',
  '双层玻璃，不烫手',
  'Machine washable at 30 degrees',
])('keeps %j', (line) => {
  expect(refusePoint(line)).toBeUndefined();
});
