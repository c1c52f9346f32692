import { readLines } from '../written-lines.ts';

export const YOUNG_LINES = [
  ...readLines(
    'baby',
    ['baby'],
    String.raw`
/one[- ]hand(?:ed)? fold\w*|folds? with one hand/ =pram,pushchair,stroller,buggy
- Baby on one arm, the rest with the other.
/leak[- ]?(?:proof|guard|protect)\w*|overnight|12 hours/ =nappy,nappies,diapers,diaper
- One sheet fewer at two in the morning.
/^(?:soft|cotton|muslin|organic cotton|\d+ ?% cotton|extra soft)\b/ =baby blanket,swaddle,muslin,burp cloth,baby clothes,baby sleeping bag,onesie
- Soft enough for a very new cheek.
/machine[- ]wash|wipes? clean|dish ?washer/ =baby bib,bib,bibs,high chair,baby plate,highchair
- Carrot happens at noon. Wash at one.
/^(?:bpa|food[- ]grade|non[- ]?toxic)/ =teether,teething ring,rattle
- It will be chewed. That's allowed.
/(?:five|5)[- ]point/ =high chair,highchair,pram,pushchair,stroller,buggy,car seat,child car seat
- The wriggler stays in.
/suction/ =baby bowl,suction bowl,bowl
- The bowl stays. The porridge, we'll see.
/anti[- ]?colic/ =baby bottle,baby bottles
- Drinks, looks round, drinks on.
/(?:wipes|pockets)/ =diaper bag,changing bag,nappy bag
- Wipes on the first grab.
/monitor|camera|night|audio/ =baby monitor
- Look in without the creaky floorboard.
/music|lullab|songs?/ =baby swing,cot mobile,baby mobile,soother,sound machine
- It knows the song. You can stop singing.
/GOTS|OEKO/ =baby clothes,baby blanket,swaddle,muslin,onesie,bodysuit
- A label for the grandmother to check.
/^(?:weighs )?(?:only |just )?[3-6][\d.,]* ?kg$/ =pushchair,stroller,pram,buggy
- Up the stairs, with the shopping.
`,
  ),
  ...readLines(
    'toys',
    ['toys'],
    String.raw`
/^(?:[5-9]\d|\d{3,})[- ]?(?:pieces?|pcs|blocks|bricks)/ =building block,building blocks,building set,blocks,bricks,construction set,brick set
- Enough pieces for a rainy afternoon.
- Wear slippers from now on.
/^magnet/ =magnetic tiles,building tiles,magnetic blocks
- Click, click, and it's a castle.
/^(?:solid )?(?:wood|wooden|beech|maple)(?: wood)?$/ =building blocks,toy,toy kitchen,stacking toy,wooden toy,toy train,blocks,dollhouse
- Warm in the hand, loud on the floor.
/^(?:for )?ages? [3-9]|^\d\+/
- Grown-ups may help. If they ask nicely.
/^(?:plush|super soft|soft|cuddly)/ =plush toy,teddy bear,soft toy,teddy,plushie
- It goes where they go.
/^(?:no (?:screens?|batter\w+)|battery[- ]free|screen[- ]free)/
- Nothing beeps. Not even once.
/^(?:remote|light and sound|lights and sounds|sound)/ =remote control car,toy car,rc car
- Again, they say. Again.
/glow|in the dark/ =puzzle,plush toy,toy,building blocks,magnetic tiles,marble run
- Lights out, and it goes on.
/^washable|^wipes? clean/ =sand toys,bath toys,beach toys
- Sandpit, bath, sandpit.
/^(?:paint|craft|draw|build)\b/ =craft kit,model kit,painting kit
- The kitchen table is theirs today.
`,
  ),
  ...readLines(
    'paper',
    ['stationery'],
    String.raw`
/no bleed|bleed[- ]?(?:proof|free)|no[- ]show[- ]through/ =notebook,journal,sketchbook,planner
- Ink on one side only.
/\d+ ?gsm/ =notebook,journal,sketchbook,planner
- Take a corner between your fingers.
/lays? flat|lies flat/ =notebook,journal,sketchbook,planner
- Let go. It stays open.
/^\d+ (?:blank |lined |dotted |ruled )?pages/ =notebook,journal,sketchbook
- Space for the bad ideas, too.
/^refillable/ =pen,fountain pen,ballpoint pen,rollerball
- Keep the pen. Change the heart.
/^0\.[2345]\d? ?mm/ =pen,gel pen,fineliner,gel pens,fineliners
- For notes in the margin.
/quick[- ]dry\w*|smudge[- ]?(?:free|proof)/ =pen,gel pen,gel pens,pens,fineliner
- Left hands stay clean.
/^(?:hard ?cover|hard ?back)/ =notebook,journal,sketchbook
- Write on your knee.
/^(?:dotted|dot grid|blank)\b/ =notebook,journal
- A list, a sketch, a phone number.
/^(?:\d+|six|eight|ten|twelve) colou?rs/ =coloured pencils,markers,pens,gel pens,crayons,felt tips,coloured pencil,highlighters
- The green goes first. It always does.
/bookmark|ribbon/ =notebook,journal,planner,diary
- It remembers where you stopped.
/^undated/ =planner,diary
- Start on a Wednesday, if you like.
/erasable/ =pen,pens,gel pen,erasable pen
- Plans change. Rub it out.
`,
  ),
  ...readLines(
    'games',
    ['books-and-games'],
    String.raw`
/^(?:for )?(?:\d|two|three|four)(?:[- ](?:to|or)[- ]|[-–])(?:\d+|four|five|six|eight) players/ =board game,card game,party game,dice game
- Enough seats for the bad loser.
/^(?:plays in )?\d+(?: to \d+|[-–]\d+)? minutes/ =board game,card game,party game,dice game
- One round, then bed. Then one more.
/^(?:for )?ages? [4-8]\b|^[4-8]\+/ =board game,card game
- The little one will win. Get used to it.
/cooperative|co-?op\b/ =board game,card game
- Nobody to sulk at but the board.
/^\d+ (?:questions|question cards)/ =card game,party game
- Read one out. Wait for the silence.
/novel|mystery|thriller/ =novel,book,thriller,mystery,crime novel
- You'll miss your stop.
/^(?:fully )?illustrat\w*|full[- ]colou?r (?:photos|illustr\w*|pictures)/ =picture book
- Read the pictures first.
/\d+ recipes?/ =cookbook,cook book,recipe book
- Expect stains on the good pages.
/^paperback/ =novel,book,thriller,crime novel
- Made to be dropped on your face in bed.
/^(?:travel|magnetic|pocket)/ =chess set,board game,travel game
- On the train table, between the coffees.
/linen finish/ =card game,playing cards
- You want to shuffle again.
`,
  ),
];
