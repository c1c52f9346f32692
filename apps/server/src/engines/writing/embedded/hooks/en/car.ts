import { readHooks } from '../read-hooks.ts';
import type { WrittenHook } from '../written-hook.ts';

const PHONE = ['mount', 'holder'] as const;
const SEAT = ['seat', 'liner'] as const;
const JUMP = ['starter', 'jump'] as const;
const DASH = ['dash', 'dashcam', 'cam'] as const;
const TIDY = ['organiser', 'organizer', 'vacuum', 'bin'] as const;

export const CAR_HOOKS: readonly WrittenHook[] = [
  { text: 'Phone near it. Click. Drive.', format: 'punch', needs: [{ feature: 'magnetic' }, { kinds: PHONE }] },
  {
    text: 'Where does your phone go on a roundabout?',
    format: 'question',
    needs: [{ feature: 'magnetic' }, { kinds: PHONE }],
  },
  {
    text: 'Then: phone in the footwell. Now: phone where you left it.',
    format: 'split',
    needs: [{ feature: 'magnetic' }, { kinds: PHONE }],
  },
  { text: 'Will it fit? {fact}.', format: 'comment-reply', needs: [{ feature: 'fits-car' }] },
  {
    text: 'Map upright, film sideways. When parked.',
    format: 'punch',
    needs: [{ feature: 'rotates' }, { kinds: PHONE }],
  },
  { text: 'Ten minutes of traffic is good for something.', format: 'punch', needs: [{ feature: 'fast-charge' }] },
  { text: 'Arriving with 3 %?', format: 'question', needs: [{ feature: 'fast-charge' }] },
  { text: 'Long legs, short legs, shared car.', format: 'punch', needs: [{ feature: 'adjustable' }, { kinds: SEAT }] },
  { text: 'Wet dog. Dry seat.', format: 'punch', needs: [{ feature: 'waterproof' }, { kinds: SEAT }] },
  {
    text: 'Then: beach. Now: car. Sand: outside.',
    format: 'split',
    needs: [{ feature: 'waterproof' }, { kinds: SEAT }],
  },
  { text: 'The back seat has seen things.', format: 'punch', needs: [{ feature: 'machine-wash' }, { kinds: SEAT }] },
  {
    text: "What's under the child seat? Be honest.",
    format: 'question',
    needs: [{ feature: 'machine-wash' }, { kinds: SEAT }],
  },
  { text: 'Flat battery, dark car park. Calm.', format: 'punch', needs: [{ feature: 'power' }, { kinds: JUMP }] },
  { text: "You'll have the number plate.", format: 'punch', needs: [{ feature: 'resolution' }, { kinds: DASH }] },
  {
    text: 'Who was in the wrong? Roll the tape.',
    format: 'question',
    needs: [{ feature: 'resolution' }, { kinds: DASH }],
  },
  { text: '{price}. Half a tank.', format: 'price-slam', needs: ['price', { kinds: TIDY }] },
  { text: '{price}. Less than a parking ticket.', format: 'price-slam', needs: ['price', { kinds: TIDY }] },
  { text: 'Was {was}. Braked to {price}.', format: 'price-slam', needs: ['was-price', { kinds: TIDY }] },
  { text: '{was} in the rear mirror. {price} ahead.', format: 'price-slam', needs: ['was-price', { kinds: TIDY }] },
  { text: 'Then: the footwell. Now: where things belong.', format: 'split', needs: [{ kinds: TIDY }] },
  { text: 'Then: are we there yet? Now: quiet.', format: 'split', needs: [{ kinds: TIDY }] },
  { text: 'Then: the boot of shame. Now: the boot.', format: 'split', needs: [{ kinds: TIDY }] },
  { text: "What's rolling around in your boot?", format: 'question', needs: [{ kinds: TIDY }] },
  { text: 'Who sat in the back with chips?', format: 'question', needs: [{ kinds: TIDY }] },
  { text: 'How many hours a week do you live in there?', format: 'question', needs: [{ kinds: TIDY }] },
  { text: 'When did you last see the floor of your car?', format: 'question', needs: [{ kinds: TIDY }] },
  { text: 'You spend more time in there than in your garden.', format: 'punch', needs: [{ kinds: TIDY }] },
  { text: "The glovebox hasn't held gloves for years.", format: 'punch', needs: [{ kinds: TIDY }] },
  { text: 'Red light. Look around you. Exactly.', format: 'punch', needs: [{ kinds: TIDY }] },
  { text: 'Three reasons to clear the footwell.', format: 'countdown', needs: [{ kinds: TIDY }] },
  { text: 'Three facts before you turn the key.', format: 'countdown', needs: [{ kinds: TIDY }] },
  ...readHooks(`
punch:
Crisps from 2019, meet your end. | suction =vacuum
Click your fingers at a flat tyre. | fast =inflator,compressor,pump
Phone on, eyes up. | magnetic =holder,mount
Somebody bumped it. Somebody got filmed. | motion-alerts =cam,dashcam
macro:
Read the number plate. {fact}. | resolution =cam,dashcam
Watch it take the bend. {fact}. | magnetic
question:
What lives under your passenger seat? {fact}. | suction =vacuum
Who scratched the door? {fact}. | motion-alerts =cam,dashcam
Who parked next to you last night? {fact}. | night-vision =cam,dashcam
How soft is that tyre? {fact}. | power =inflator,compressor,pump
split:
Then: my word, your word. Now: {inside}. | resolution =cam,dashcam
Then: the petrol station hoover. Now: {inside}. | suction =vacuum
comment-reply:
Day and night? {fact}. | night-vision
How strong is the pull? {fact}. | suction
Does it know where you were? {fact}. | gps
unboxing:
Peel, press, drive. | no-assembly =mount,holder,cam
countdown:
Three facts before the next roundabout, about {this_kind}.
price-slam:
{was} was the long way. {price}. | was-price
`),
];
