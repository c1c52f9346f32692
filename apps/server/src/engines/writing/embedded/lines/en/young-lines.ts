import { readLines } from '../written-lines.ts';

/** Of babies, toys, paper and games. */
export const YOUNG_LINES = [
  ...readLines(
    'baby',
    ['baby'],
    String.raw`
/one[- ]hand|folds?|collaps|compact/
! Baby on one arm. Fold with the other.
? Baby on one arm, now what?
> Then: put the baby down. Now: don't.
- Baby on one arm, the rest with the other.
/leak|absorb|dry|hours? of/
! Two in the morning. Dry.
? Changing the sheets again?
- One sheet fewer at two in the morning.
/soft|cotton|muslin|bamboo|gentle/
! Cheek on it. Ask the baby.
- Soft enough for a very new cheek.
/machine[- ]wash|washable|wipes? clean|dish ?washer/
! Carrot, everywhere. Wash.
? What did the carrot do this time?
- Carrot happens at noon. Wash at one.
/bpa|food[- ](?:grade|safe)|non[- ]?toxic|silicone/
! Everything goes in the mouth. Fine.
- It will be chewed. That's allowed.
/adjust|grows? with|positions?|recline/
! Tuesday bigger. Wednesday bigger.
- Small now, taller by Thursday.
/(?:five|three|5|3)[- ]point|harness|belt|non[- ]?slip|safety|round(?:ed)? (?:corners|edges)/
! Wriggle all you like.
- The wriggler stays in.
/suction/
! Fling it. It stays.
? Whose porridge is that on the wall?
- The bowl stays. The porridge, we'll see.
/anti[- ]?colic|slow flow|teat|nipple/
! Drink. Burp. Sleep. In that order.
- Drinks, looks round, drinks on.
/pockets?|compartments?/
! Wipes: first grab.
- Wipes on the first grab.
/monitor|camera|night|audio/
! The creaky floorboard can rest.
- Look in without the creaky floorboard.
/from \d+ (?:months|kg)|up to \d+ ?(?:kg|months|years)|newborn/
! From the first yawn on.
- From the first yawn to the first no.
/music|lullab|white noise|light/
! Shh. It's singing.
- It knows the song. You can stop singing.
/organic|GOTS|OEKO/
! First thing on the skin. Read the label.
- A label for the grandmother to check.
/\bweigh|lightweight|\d[\d.,]* ?kg\b/ =pushchair,stroller,pram,buggy,carrier,baby carrier
! Up the stairs, baby included.
- Up the stairs, with the shopping.
`,
  ),
  ...readLines(
    'toys',
    ['toys'],
    String.raw`
/(?:\d[\d.,]*)[- ]?(?:pieces?|pcs|blocks|bricks|tiles|parts)/
! {amount}. Wear slippers.
? How long will it be quiet?
- Enough pieces for a rainy afternoon.
- Wear slippers from now on.
/magnet/
! Click. Click. Castle.
? What's that clicking?
- Click, click, and it's a castle.
/wood|beech|maple/
! Hand it down when they're tall.
- Warm in the hand, loud on the floor.
/ages? \d|from \d+ (?:years|months)|\d+\+/
! Old enough? Sit down.
- Grown-ups may help. If they ask nicely.
/plush|soft|cuddly/
! Loses an ear. Loved more.
? Who's sleeping in whose bed?
- It goes where they go.
/no (?:screens?|batter\w+)|battery[- ]free|screen[- ]free/
! No plug. No beep. Peace.
- Nothing beeps. Not even once.
/batter|remote|rechargeable|sound|lights?/
! Beep. And once more.
- Again, they say. Again.
/glow|in the dark/
! Lights off. Under the bed. Look.
- Lights out, and it goes on.
/wash|wipes? clean/
! Dropped in the sandpit. Rinse.
- Sandpit, bath, sandpit.
/storage|box|bag|tin/
! Tidy up? It has a lid.
- In it all goes, nearly all.
/round(?:ed)? (?:corners|edges)|non[- ]?toxic|food[- ]safe|water[- ]based/
! It'll be chewed. Let them.
- It'll be chewed before it's played with.
/puzzle|build|create|craft|paint|draw/
! The table is taken. All day.
? What are we making?
- The kitchen table is theirs today.
/outdoor|water|splash|sand/
! Shoes off. Garden open.
- Out they go, shoes or not.
`,
  ),
  ...readLines(
    'paper',
    ['stationery'],
    String.raw`
/bleed|no[- ]show[- ]through/
! Turn the page. The other side is clean.
? Does yours show through?
- Ink on one side only.
/\d+ ?gsm|thick paper/
! Feel that corner.
- Take a corner between your fingers.
/lays? flat|lies flat|180/
! Open it. Let go.
- Let go. It stays open.
/(?:\d+) (?:pages|sheets)/
! Room for every bad idea.
- Space for the bad ideas, too.
/refill/
! Empty? Only the inside is new.
- Keep the pen. Change the heart.
/\d[\d.,]* ?mm|nib|\btip\b|fine (?:point|liner)/
! Write small. Nobody will know.
- For notes in the margin.
/quick[- ]dry|smudge/
! Left-handed? Show your hand.
? Left-handed? Look at your little finger.
- Left hands stay clean.
/hard ?cover|leather|linen cover|cloth/
! On your knee, on the train.
- Write on your knee.
/dotted|ruled|grid|blank|dot grid/
! Lists this way, drawings that way.
- A list, a sketch, a phone number.
/(?:\d+|two|three|four|five|six|eight|ten|twelve) (?:colou?rs|pens|pencils|markers)/
! Who took the green one?
? Who took the green one?
- The green goes first. It always does.
/bookmark|ribbon|elastic|pocket/
! You were here.
- It remembers where you stopped.
/undated|weekly|monthly|planner|daily/
! Start on a Wednesday. Nobody checks.
- Start on a Wednesday, if you like.
/recycled|FSC|bamboo/
! It was paper before. It is again.
/desk|organi[sz]er|compartments?|holder/
! The desk is under there somewhere.
? What colour is your desk? Guess.
- You'll see wood again.
/erasable/
! Meeting moved. Rub it out.
- Plans change. Rub it out.
/gift|box|tin/
! For the one who still writes letters.
- For someone who still writes letters.
`,
  ),
  ...readLines(
    'games',
    ['books-and-games'],
    String.raw`
/(?:\d+|two|three|four|five|six|eight)(?:[- ](?:to|or)[- ]|[-–])?(?:\d+|two|three|four|five|six|eight)? players?|players?/
! Phones in the bowl. Deal.
? Who's a bad loser at your table?
- Enough seats for the bad loser.
/(?:\d+)(?: to \d+|[-–]\d+)? minutes|hours?/
! One round. They all say that.
- One round, then bed. Then one more.
/ages? \d|\d+\+|years/
! Let the little one win. You'll have to.
- The little one will win. Get used to it.
/cooperative|co-?op|together/
! Everyone against the board.
- Nobody to sulk at but the board.
/(?:\d[\d.,]*)[- ]?(?:pieces?|pcs)/
! Edges first. Then the sky. Oh no, the sky.
? Who hid the last piece?
- Somebody will hide the last piece.
/(?:\d+) (?:cards|questions|tiles|dice)/
! Deal. Bluff. Deny.
- Read one out. Wait for the silence.
/(?:\d+) pages|chapters?|novel|stor(?:y|ies)|mystery|thriller/
! One more chapter. It's two o'clock.
? Lights out after this page?
- You'll miss your stop.
/illustrat|full colou?r|photos?|pictures/
! Look at the fox. Read it later.
- Read the pictures first.
/recipes?|guide|step[- ]by[- ]step|exercises/
! Page one. Apron. Go.
- Expect stains on the good pages.
/hard ?cover|board book|paperback|cloth/
! For the shelf, the bath edge, the beach.
- Made to be dropped on your face in bed.
/travel|compact|magnetic|pocket/
! Window seat. Your move.
- On the train table, between the coffees.
/wood|linen finish|hand/
! Shuffle. Hear that?
- You want to shuffle again.
/audio|bilingual|sound/
! Press it. It reads. You cook.
- It reads while you cook.
`,
  ),
];
