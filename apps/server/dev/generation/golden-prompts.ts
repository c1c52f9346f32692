/** A prompt of the golden sheet: what shops ask for most, in groups. */
export interface GoldenPrompt {
  id: string;
  group: string;
  prompt: string;
  /** Whether the tests compare it with its stored image. */
  isGate?: true;
}

const rows = (
  group: string,
  prompts: Readonly<Record<string, string>>,
  gates: readonly string[] = [],
): GoldenPrompt[] =>
  Object.entries(prompts).map(([id, prompt]) => ({
    id,
    group,
    prompt,
    ...(gates.includes(id) ? { isGate: true as const } : {}),
  }));

export const GOLDEN_SEEDS = [1, 2] as const;

export const GOLDEN_PROMPTS: readonly GoldenPrompt[] = [
  ...rows(
    'studio and podium',
    {
      serum_podium: 'An amber dropper bottle on a beige podium, leaf shadow, sunlight',
      perfume_marble: 'A frosted glass perfume bottle on white marble, rose petals, soft light',
      jar_pink: 'A white cream jar on a pink podium with spheres, soft light',
      can_yellow: 'A red soda can on a yellow background, lemons, fresh',
      tube_mint: 'A mint toothpaste tube on a white background',
      lipstick_silk: 'A red lipstick on pink silk, luxury',
      box_terrazzo: 'A green box "LEAF" on terrazzo, soft light',
      empty_stage: 'An empty stage with a sage podium and an arch, calm',
    },
    ['serum_podium', 'perfume_marble'],
  ),
  ...rows(
    'table and home',
    {
      mug_window: 'A coffee mug on a wooden table by a window, coffee beans, morning',
      candle_dark: 'A scented candle on a dark walnut table, candlelight, cozy',
      soap_bathroom: 'A hand soap bottle in a bathroom, fresh',
      vase_shelf: 'A ceramic vase on a shelf, soft light',
      bowl_kitchen: 'A white bowl on a kitchen counter, lemons, daylight',
      lamp_desk: 'A table lamp on a desk, books, evening',
      book_table: 'A navy book on a wooden table, leaves',
      cup_linen: 'A cup of coffee on linen, morning light',
    },
    ['mug_window', 'lamp_desk'],
  ),
  ...rows(
    'water, sand and nature',
    {
      jar_water: 'A white cream jar in still water with pebbles, "AQUA", fresh',
      bottle_sand: 'A glass bottle on rippled sand with shells, golden hour',
      spray_beach: 'A blue spray bottle on the beach, sunlight',
      can_ice: 'A blue soda can on snow with ice cubes',
      pouch_grass: 'A brown pouch on grass, daylight',
      bottle_forest: 'A green glass bottle in a forest, pebbles, morning',
      vase_desert: 'A terracotta vase in the desert, golden hour',
      tube_sky: 'A white sunscreen tube, clouds, blue sky',
    },
    ['jar_water', 'spray_beach'],
  ),
  ...rows(
    'metal, glass and night',
    {
      chrome_neon: 'A chrome sphere with neon light, glossy floor, night',
      wine_dark: 'A black wine bottle on a dark walnut table, candlelight, luxury',
      glass_back: 'A glass of juice on a glossy table, backlight',
      gold_perfume: 'A gold perfume bottle on black marble, rim light, luxury',
      watch_stone: 'A silver watch on stone, side light',
      phone_mirror: 'A phone on a mirror, neon light, purple',
      headphones_concrete: 'Black headphones on concrete, top light',
      laptop_desk: 'A silver laptop on a desk, window light',
    },
    ['wine_dark', 'headphones_concrete'],
  ),
  ...rows(
    'gifts and festivals',
    {
      gifts_red: 'Three gift boxes with ribbons, christmas, red background',
      spring_festival: '春节，红色背景上的金色礼盒，灯笼',
      mid_autumn: '中秋，深蓝色背景，月饼礼盒，灯笼',
      valentine: 'A pink gift box with hearts, rose petals, soft light',
      halloween_candle: 'A black candle on stone, orange background, night',
      bag_gold: 'A white shopping bag on a gold podium, ribbon',
      tea_bamboo: '竹子上的茶叶盒，绿叶，清晨',
      cosmetics_cn: '浅水中的面霜罐，鹅卵石，阳光',
    },
    ['spring_festival', 'valentine'],
  ),
];
