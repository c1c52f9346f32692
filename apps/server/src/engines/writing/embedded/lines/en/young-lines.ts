import { readLines } from '../written-lines.ts';

/** Of babies, toys, paper and games. */
export const YOUNG_LINES = [
  ...readLines(
    'baby',
    ['baby'],
    String.raw`
/one[- ]hand(?:ed)? fold\w*|folds? with one hand/ =pram,pushchair,stroller,buggy
! Baby on one arm. Fold with the other.
? Baby on one arm, now what?
> Then: put the baby down. Now: don't.
- Baby on one arm, the rest with the other.
/leak[- ]?(?:proof|guard|protect)\w*|overnight|12 hours/ =nappy,nappies,diapers,diaper
! Two in the morning. Dry.
? Changing the sheets again?
- One sheet fewer at two in the morning.
/^(?:soft|cotton|muslin|organic cotton|\d+ ?% cotton|extra soft)\b/ =baby blanket,swaddle,muslin,burp cloth,baby clothes,baby sleeping bag,onesie
! Cheek on it. Ask the baby.
- Soft enough for a very new cheek.
/machine[- ]wash|wipes? clean|dish ?washer/ =baby bib,bib,bibs,high chair,baby plate,highchair
! Carrot, everywhere. Wash.
? What did the carrot do this time?
- Carrot happens at noon. Wash at one.
/^(?:bpa|food[- ]grade|non[- ]?toxic)/ =teether,teething ring,rattle
! Everything goes in the mouth. Fine.
- It will be chewed. That's allowed.
/(?:five|5)[- ]point/ =high chair,highchair,pram,pushchair,stroller,buggy,car seat,child car seat
! Wriggle all you like.
- The wriggler stays in.
/suction/ =baby bowl,suction bowl,bowl
! Fling it. It stays.
? Whose porridge is that on the wall?
- The bowl stays. The porridge, we'll see.
/anti[- ]?colic/ =baby bottle,baby bottles
! Drink. Burp. Sleep. In that order.
- Drinks, looks round, drinks on.
/(?:wipes|pockets)/ =diaper bag,changing bag,nappy bag
! Wipes: first grab.
- Wipes on the first grab.
/monitor|camera|night|audio/ =baby monitor
! The creaky floorboard can rest.
- Look in without the creaky floorboard.
/^from birth|^newborn|from 0 months/ =pram,pushchair,stroller,baby carrier,carrier,baby swing,bouncer
! From the first yawn on.
/music|lullab|songs?/ =baby swing,cot mobile,baby mobile,soother,sound machine
! Shh. It's singing.
- It knows the song. You can stop singing.
/GOTS|OEKO/ =baby clothes,baby blanket,swaddle,muslin,onesie,bodysuit
! First thing on the skin. Read the label.
- A label for the grandmother to check.
/^(?:weighs )?(?:only |just )?[3-6][\d.,]* ?kg$/ =pushchair,stroller,pram,buggy
! Up the stairs, baby included.
- Up the stairs, with the shopping.
`,
  ),
  ...readLines(
    'toys',
    ['toys'],
    String.raw`
/^(?:[5-9]\d|\d{3,})[- ]?(?:pieces?|pcs|blocks|bricks)/ =building block,building blocks,building set,blocks,bricks,construction set,brick set
! {amount}. Wear slippers.
? How long will it be quiet?
- Enough pieces for a rainy afternoon.
- Wear slippers from now on.
/^magnet/ =magnetic tiles,building tiles,magnetic blocks
! Click. Click. Castle.
? What's that clicking?
- Click, click, and it's a castle.
/^(?:solid )?(?:wood|wooden|beech|maple)(?: wood)?$/ =building blocks,toy,toy kitchen,stacking toy,wooden toy,toy train,blocks,dollhouse
! Hand it down when they're tall.
- Warm in the hand, loud on the floor.
/^(?:for )?ages? [3-9]|^\d\+/
! Old enough? Sit down.
- Grown-ups may help. If they ask nicely.
/^(?:plush|super soft|soft|cuddly)/ =plush toy,teddy bear,soft toy,teddy,plushie
! Loses an ear. Loved more.
? Who's sleeping in whose bed?
- It goes where they go.
/^(?:no (?:screens?|batter\w+)|battery[- ]free|screen[- ]free)/
! No plug. No beep. Peace.
- Nothing beeps. Not even once.
/^(?:remote|light and sound|lights and sounds|sound)/ =remote control car,toy car,rc car
! Beep. And once more.
- Again, they say. Again.
/glow|in the dark/ =puzzle,plush toy,toy,building blocks,magnetic tiles,marble run
! Lights off. Under the bed. Look.
- Lights out, and it goes on.
/^washable|^wipes? clean/ =sand toys,bath toys,beach toys
! Dropped in the sandpit. Rinse.
- Sandpit, bath, sandpit.
/^(?:paint|craft|draw|build)\b/ =craft kit,model kit,painting kit
! The table is taken. All day.
? What are we making?
- The kitchen table is theirs today.
`,
  ),
  ...readLines(
    'paper',
    ['stationery'],
    String.raw`
/no bleed|bleed[- ]?(?:proof|free)|no[- ]show[- ]through/ =notebook,journal,sketchbook,planner
! Turn the page. The other side is clean.
? Does yours show through?
- Ink on one side only.
/\d+ ?gsm/ =notebook,journal,sketchbook,planner
! Feel that corner.
- Take a corner between your fingers.
/lays? flat|lies flat/ =notebook,journal,sketchbook,planner
! Open it. Let go.
- Let go. It stays open.
/^\d+ (?:blank |lined |dotted |ruled )?pages/ =notebook,journal,sketchbook
! Room for every bad idea.
- Space for the bad ideas, too.
/^refillable/ =pen,fountain pen,ballpoint pen,rollerball
! Empty? Only the inside is new.
- Keep the pen. Change the heart.
/^0\.[2345]\d? ?mm/ =pen,gel pen,fineliner,gel pens,fineliners
! Write small. Nobody will know.
- For notes in the margin.
/quick[- ]dry\w*|smudge[- ]?(?:free|proof)/ =pen,gel pen,gel pens,pens,fineliner
! Left-handed? Show your hand.
? Left-handed? Look at your little finger.
- Left hands stay clean.
/^(?:hard ?cover|hard ?back)/ =notebook,journal,sketchbook
! On your knee, on the train.
- Write on your knee.
/^(?:dotted|dot grid|blank)\b/ =notebook,journal
! Lists this way, drawings that way.
- A list, a sketch, a phone number.
/^(?:\d+|six|eight|ten|twelve) colou?rs/ =coloured pencils,markers,pens,gel pens,crayons,felt tips,coloured pencil,highlighters
! Who took the green one?
? Who took the green one?
- The green goes first. It always does.
/bookmark|ribbon/ =notebook,journal,planner,diary
! You were here.
- It remembers where you stopped.
/^undated/ =planner,diary
! Start on a Wednesday. Nobody checks.
- Start on a Wednesday, if you like.
/erasable/ =pen,pens,gel pen,erasable pen
! Meeting moved. Rub it out.
- Plans change. Rub it out.
`,
  ),
  ...readLines(
    'games',
    ['books-and-games'],
    String.raw`
/^(?:for )?(?:\d|two|three|four)(?:[- ](?:to|or)[- ]|[-–])(?:\d+|four|five|six|eight) players/ =board game,card game,party game,dice game
! Phones in the bowl. Deal.
? Who's a bad loser at your table?
- Enough seats for the bad loser.
/^(?:plays in )?\d+(?: to \d+|[-–]\d+)? minutes/ =board game,card game,party game,dice game
! One round. They all say that.
- One round, then bed. Then one more.
/^(?:for )?ages? [4-8]\b|^[4-8]\+/ =board game,card game
! Let the little one win. You'll have to.
- The little one will win. Get used to it.
/cooperative|co-?op\b/ =board game,card game
! Everyone against the board.
- Nobody to sulk at but the board.
/^\d+ (?:questions|question cards)/ =card game,party game
- Read one out. Wait for the silence.
/novel|mystery|thriller/ =novel,book,thriller,mystery,crime novel
! One more chapter. It's two o'clock.
? Lights out after this page?
- You'll miss your stop.
/^(?:fully )?illustrat\w*|full[- ]colou?r (?:photos|illustr\w*|pictures)/ =picture book
- Read the pictures first.
/\d+ recipes?/ =cookbook,cook book,recipe book
! Page one. Apron. Go.
- Expect stains on the good pages.
/^paperback/ =novel,book,thriller,crime novel
- Made to be dropped on your face in bed.
/^(?:travel|magnetic|pocket)/ =chess set,board game,travel game
! Window seat. Your move.
- On the train table, between the coffees.
/linen finish/ =card game,playing cards
! Shuffle. Hear that?
- You want to shuffle again.
`,
  ),
];
