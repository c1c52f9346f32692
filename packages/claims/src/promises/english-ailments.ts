import type { Token } from './tokens.ts';

/**
 * `disease`: a condition by its medical or common name. `complaint`: a feeling or symptom of the body. `weak`: words
 * that everyday language also uses for other things ("the pain of packing"). `germ`: a pathogen.
 */
export type AilmentKind = 'disease' | 'complaint' | 'weak' | 'germ';

/** An ailment in a line, by the indexes of its first and last token. */
export interface Ailment {
  /** Whether everyday language uses its name without meaning a product: the words around it then decide. */
  isEveryday: boolean;
  first: number;
  last: number;
  kind: AilmentKind;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const BODY_PARTS = words(
  "back backs neck necks shoulder shoulders knee knees hip hips joint joints wrist wrists elbow elbows ankle ankles foot feet heel heels toe toes leg legs thigh thighs calf calves arm arms hand hands finger fingers thumb thumbs head eye eyes ear ears nose throat tooth teeth gum gums jaw chest lung lungs heart liver kidney kidneys gut stomach tummy belly bowel bowels bladder colon skin scalp hair hairline urinary digestive respiratory nerve nerves muscle muscles tendon tendons ligament ligaments cartilage disc discs spine bone bones vein veins artery arteries blood brain prostate thyroid womb uterus ovaries sinus sinuses nails face waist waistline body abdomen groin glutes hamstring hamstrings achilles pelvis lashes eyelids gland glands cells lymph pores paw paws coat's shin shins rib ribs",
);

const PAINS = words(
  'pain pains ache aches aching soreness swelling stiffness numbness tingling cramp cramps cramping spasm spasms inflammation infection infections itch itching itchiness irritation strain sprain injury injuries tension disorder disease diseases problems trouble troubles failure degeneration loss thinning spurs attack attacks condition conditions fatigue discomfort weakness dysfunction dryness disorders damage tightness knots twinge twinges',
);

const AILING = words(
  'sore aching achy swollen stiff pinched bleeding torn slipped herniated damaged weak inflamed infected itchy irritated blocked stuffy numb clogged receding crooked arthritic flat bald balding cracked bloated puffy creaky creaking throbbing pounding broken sprained pulled fallen varicose spider enlarged trembling shaky shaking leaky overactive fatty trapped painful tender strained blurry failing fused bulging bad',
);

/** One to three words each. */
const DISEASES = words(
  "eczema acne_vulgaris rosacea migraine migraines asthma asthmatics hay_fever flu influenza covid cancer cancers tumour tumours tumor tumors diabetes diabetic diabetics depression clinical_depression anxiety panic_attack panic_attacks anxiety_attacks adhd add_symptoms autism ptsd ocd dementia alzheimer's alzheimers parkinson's parkinsons high_blood_pressure hypertension high_cholesterol heart_attack heart_attacks heart_disease bunion bunions hernia hernias ulcer ulcers acid_reflux reflux heartburn ibs crohn's celiac varicose_veins cataract cataracts macular_degeneration tinnitus vertigo sciatica carpal_tunnel plantar_fasciitis tennis_elbow frozen_shoulder slipped_disc herniated_disc runner's_knee lupus gout shingles herpes hiv aids uti utis thrush wart warts hives epilepsy seizures stutter obesity infertility impotence erectile_dysfunction pcos endometriosis menopause hot_flashes hot_flushes alopecia gingivitis hip_dysplasia kennel_cough scabies pneumonia stroke_risk anorexia bulimia eating_disorder sleep_apnea sleep_apnoea sciatic_nerve astigmatism myopia nearsightedness glaucoma deafness incontinence osteoporosis fibromyalgia hypothyroidism hyperthyroidism thrombosis stroke_patients meningitis malaria measles chickenpox whooping_cough croup bell's_palsy scoliosis lymphedema neuralgia hyperhidrosis croup anemia yeast_infections yeast_infection arthritis vitiligo tremors concussion fibroids neuropathy panic",
);
const COMPLAINTS = words(
  "acne baldness hair_loss cavities tooth_decay gum_disease colds common_cold burnout addiction meltdowns panic hearing_loss food_poisoning flat_head athlete's_foot nail_fungus fungus ringworm hot_spots hot_spot ear_infections ear_infection insomniac insomniacs pimples breakouts blemishes dandruff cellulite stretch_marks fine_lines dark_circles eye_bags puffiness redness flakiness itching itchiness itches rash rashes diaper_rash nappy_rash sunburn chafing blisters blister scars bruises bruising swelling stiffness numbness cramps period_cramps period_pain growing_pains bloating constipation constipated diarrhea diarrhoea indigestion nausea motion_sickness seasickness carsickness morning_sickness colic teething snoring sleepless_nights sleeplessness restless_legs night_sweats night_terrors bedwetting fever fevers cough coughs coughing sniffles runny_nose congestion sore_throat sneezing allergies dizziness brain_fog jet_lag hangover hangovers fatigue chronic_fatigue exhaustion mood_swings cravings sugar_cravings water_retention cold_sores corns calluses limping shedding hairballs bad_breath body_odor inflammation tension_headaches backache backaches toothache toothaches stomachache stomachaches earache earaches bloated anxious depressed sleepless eyestrain eye_strain poor_circulation poor_posture slouching hunchback hunchbacks baby_blues autistic asthmatic epileptic dyslexic anorexic infections infection kidney_stones gallstones blood_clots blood_clot blood_pressure blood_sugar milk_supply vertebrae tech_neck text_neck double_chin love_handles muffin_top belly_fat body_fat stubborn_fat saggy_skin sagging_skin crow's_feet age_spots dark_spots spasms sciatic palpitations wheezing phlegm mucus bald_patches bald_patch bald_spot bald_spots thinning_hair grey_hair gray_hair grays greys split_ends postpartum gas_pains lactose_intolerance",
);
const EVERYDAY = words(
  'panic addiction burnout meltdowns fever fevers cravings hangover hangovers exhaustion fatigue scars bruises bruising redness corns greys grays congestion shedding mucus jet_lag blister blisters itch itches itching itchiness anxious depressed sleepless colds cough coughs sneezing sniffles swelling stiffness numbness cramps bloated constipated limping rash snoring chafing sunburn fungus sciatic grey_hair gray_hair split_ends infection slouching sleepless_nights restless_legs growing_pains dizziness teething nausea',
);
const WEAK = words(
  'pain pains ache aches stabbing shooting nagging headache headaches allergy soreness hurt agony suffering sting',
);
const GERMS = words(
  'virus viruses germ germs bacteria bacterium pathogens pathogen superbugs spores staph salmonella mites toxins toxin parasites parasite heavy_metals candida',
);

/** Greek and Latin endings of conditions, except listed words of other fields. */
const MEDICAL_ENDING =
  /^[a-z]{2,}(?:itis|osis|[ae]emia|[a-z]emia|algia|plegia|rrh(?:o?e)a|somnia|apno?ea|iasis|penia|sclerosis|dystrophy|neuropathy|carcinoma|lymphoma|melanoma|glaucoma|fibroma|dermia|uria|trophy_loss)$/u;
const NOT_MEDICAL = words(
  'academia nostalgia hypnosis diagnosis prognosis metamorphosis osmosis symbiosis photosynthesis bohemia euphemia oasis apotheosis gnosis meiosis mitosis kurtosis uria',
);

function kindOf(phrase: string): AilmentKind | undefined {
  if (DISEASES.has(phrase)) return 'disease';
  if (COMPLAINTS.has(phrase)) return 'complaint';
  if (GERMS.has(phrase)) return 'germ';
  if (WEAK.has(phrase)) return 'weak';
  return MEDICAL_ENDING.test(phrase) && !NOT_MEDICAL.has(phrase) ? 'disease' : undefined;
}

/** Returns the words of tokens, without a possessive 's unless the table has the word with one. */
function phraseAt(tokens: readonly Token[], at: number, count: number): string | undefined {
  const run = tokens.slice(at, at + count);
  if (run.length < count || run.some(({ leap }, index) => index > 0 && leap)) return undefined;
  return run.map(({ word }) => word).join('_');
}

const EVERYDAY_AILING = words(
  'sore aching achy stiff weak numb flat cracked puffy pounding broken fallen tender strained bad crooked pulled damaged bulging bloated',
);

const LONGEST_PHRASE = 3;
const BETWEEN = words(
  'and or lower upper to the your my of in chronic his her their our on feeling pain sensation between around',
);
/** Words between a pain and its body part. */
const WHERE = words('in of to on between around feeling pain sensation');

/** Finds every ailment of a line: by name, by its medical ending, or as a body part with its trouble. */
export function findEnglishAilments(tokens: readonly Token[]): Ailment[] {
  const found: Ailment[] = [];
  let at = 0;
  while (at < tokens.length) {
    const ailment = findPhrase(tokens, at) ?? findComposite(tokens, at);
    if (ailment) {
      found.push(ailment);
      at = ailment.last + 1;
    } else at++;
  }
  return found;
}

function findPhrase(tokens: readonly Token[], at: number): Ailment | undefined {
  for (let count = LONGEST_PHRASE; count > 0; count--) {
    const phrase = phraseAt(tokens, at, count);
    const kind = phrase === undefined ? undefined : kindOf(phrase);
    if (kind !== undefined && !(kind === 'weak' && findComposite(tokens, at)))
      return {
        first: at,
        last: at + count - 1,
        kind,
        isEveryday: kind === 'weak' || kind === 'germ' || EVERYDAY.has(phrase ?? ''),
      };
  }
  return undefined;
}

/** "Back pain", "neck and shoulder tension", "pain in your lower back", "swollen ankles", "a pinched nerve". */
function findComposite(tokens: readonly Token[], at: number): Ailment | undefined {
  const head = tokens[at]?.word ?? '';
  const isPart = BODY_PARTS.has(head);
  const isPain = PAINS.has(head) || WEAK.has(head);
  const isAiling = AILING.has(head);
  if (!isPart && !isPain && !isAiling) return undefined;
  for (let next = at + 1; next <= at + 4; next++) {
    const token = tokens[next];
    if (!token || token.leap) return undefined;
    const isEnd = isPart ? PAINS.has(token.word) || WEAK.has(token.word) : BODY_PARTS.has(token.word);
    // "A pain in the neck" usually means a person, not an ailment.
    const isIdiom = isPain && tokens[next - 1]?.word === 'the' && tokens[at - 1]?.word === 'a';
    if (
      isEnd &&
      !isIdiom &&
      (!isPain || WHERE.has(tokens[at + 1]?.word ?? '')) &&
      !(head === 'bad' && token.word === 'hair')
    )
      return {
        first: at,
        last: next,
        kind: 'complaint',
        // Sore feet and tired eyes are everyday words; a slipped disc is a diagnosis.
        isEveryday: isPart ? false : EVERYDAY_AILING.has(head),
      };
    if (isAiling || !(BETWEEN.has(token.word) || (isPart && BODY_PARTS.has(token.word)))) return undefined;
  }
  return undefined;
}
