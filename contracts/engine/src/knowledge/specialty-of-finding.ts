import type { SpecialtyKey } from './specialties.ts';

/**
 * Who sees a complaint that is no illness by name, such as "knee pain": the first line that fits the finding's id.
 * What fits none belongs to general practice.
 */
const WHO_SEES: readonly (readonly [finding: RegExp, specialty: SpecialtyKey])[] = [
  [
    /^(chest_pain_movement|chest_wall_tender|injury_|bone_pain_injury|cannot_bear_weight|hip_pain_fall|wrist_fall|ankle_roll|back_pain_fall)/,
    'orthopaedics',
  ],
  [
    /^(chest_pain|palpitations|irregular_pulse|heart_|heartbeat_|fast_pulse|slow_pulse|arm_pain_left|chest_weight|beating_lump)/,
    'cardiology',
  ],
  [
    /^(veins_bulging|legs_heavy_standing|leg_pain_walking|cold_feet_one|toes_black|leg_ulcer)/,
    'cardiothoracic_surgery',
  ],
  [
    /^(fingers_white_cold|rash_butterfly|small_joints_both|morning_stiffness_long|joint_pain_moves|dry_eyes_mouth|both_shoulders_hips)/,
    'rheumatology',
  ],
  [/^(tooth_|teeth_|gums_|wisdom_tooth|baby_teeth|jaw_click|bad_breath|breath_told)/, 'dentist'],
  [/^(mouth_patch_no_heal|mouth_opens_less|white_patch_stays|jaw_pain|mouth_opening_hard)/, 'oral_surgery'],
  [
    /^(ear_|hearing_|ringing_ears|nosebleed|nose_block|nose_smell|nose_polyps|tonsils_|sinus_|facial_pain|face_pain|spinning|throat_lump|hoarse|snoring|fish_bone|swallowing_difficulty|painful_swallowing|smell_loss|mouth_breathing|white_tonsil)/,
    'otolaryngology',
  ],
  [
    /^(eye_|eyelid_|blurred_vision|red_eye|halos|flashes_floaters|curtain_vision|vision_|central_vision|side_vision|near_far|night_blind|double_vision|white_pupil|sees_double|rings_seen)/,
    'ophthalmology',
  ],
  [
    /^(rash|itching|itch_|hives|acne|pimples|blackheads|skin_|dandruff|hair_loss|bald_|lice|wart_|mole_|boil_|blisters|white_skin|white_hair|nail_|brittle_nails|face_dark|scarring|scar_|dry_scaly|silvery|facial_flush|prickly|sweaty_hands|heels_|oily_skin|dark_circles|pus_skin|pearly|armpit_lumps|hair_bumps|face_rash|fine_scaly|toes_cold|insect_bite)/,
    'dermatology',
  ],
  [
    /^(knee_|back_pain|lower_back|neck_pain|shoulder_|hip_|ankle_|joint_|elbow_|wrist_|bone_|heel_|foot_pain|rib_pain|tailbone|muscle_pull|finger_locks|toe_bent|spine_bent|collarbone|thumb_|big_toe)/,
    'orthopaedics',
  ],
  [
    /^(headache|seizure|numb|tingling|tremor|memory_|face_droop|one_side_weakness|speech_trouble|balance_loss|slow_movement|shuffling|aura|fit_|staring|band_numb|wrist_drop|limb_heavy|paralysis|restless_legs|face_electric|muscle_wasting|jerking|amnesia|blank_face|stepwise|shaking_|trembl|little_finger|outer_thigh)/,
    'neurology',
  ],
  [
    /^(low_mood|anxiety|panic|worry|poor_sleep|early_waking|voices_|false_beliefs|mood_|obsessions|flashbacks|craving|fear_|eating_fear|binge|attention_|loss_of_interest|exam_fear|phone_hours|quit_tobacco|opioid|disordered_talk|social_withdrawal|guilt|sleep_attacks|shy_|one_thing_fear|change_upset|seeing_things|wild_no_sleep)/,
    'psychiatry',
  ],
  [/^(talk_late)/, 'speech_therapy'],
  [
    /^(walk_late|late_development|school_weak|growth_slow|crying_constant|bed_wetting|tics_child|baby_|newborn_|infant_|child_|yellow_newborn|roseola|slapped|poor_feeding)/,
    'paediatrics',
  ],
  [
    /^(heavy_periods|period|irregular_periods|bleeding_between|bleeding_after|vagin|discharge_|genital_itch|genital_burning|pain_with_sex|hot_flushes|missed_period|morning_sickness|nipple_|breast_pain|breast_red|milk_|pelvic_|labour|vulva|crying_spells|ovulation|cervix|weeks_told|mood_before_period|facial_hair|ill_pregnancy|womb)/,
    'gynaecology',
  ],
  [/^trouble_conceiving/, 'fertility'],
  [/^breast_(lump|skin)/, 'oncology'],
  [
    /^(urine_blood|flank_|weak_urine|testicle_|penis_|erectile|early_finish|semen_|foreskin|scrotum|perineum|stream_stops|leak_|kidney_stone|burning_urine|bladder_|cloudy_urine|frequent_urine|urgent_urine|night_urine|erection_)/,
    'urology',
  ],
  [/^(foamy_urine|little_urine)/, 'nephrology'],
  [
    /^(lump_anus|anal_|pain_sitting|groin_lump|navel_lump|stool_blood_fresh|pain_passing_stool|bowel_comes|skin_lump|lump_painless|wound_)/,
    'surgery',
  ],
  [
    /^(abdominal_pain|upper_belly|right_upper|left_upper|lower_belly|cramping_belly|constipation|bloating|heartburn|indigestion|acid_reflux|belly_|stool_|black_stool|jaundice|long_diarrhoea|food_stuck|vomiting_blood|regurgitation|swallow_hard|liver_ache|worse_after_meals|food_comes_back)/,
    'gastroenterology',
  ],
  [
    /^(breathless|wheezing|long_cough|sputum|chest_tightness|cough_most|night_cough|persistent_three|breath_after_dust|much_sputum)/,
    'pulmonology',
  ],
  [/^(symptoms_seasonal|itchy_nose_eyes|sneezing)/, 'allergology'],
  [
    /^(thirst|neck_lump|sugar_|weight_gain|urine_very_much|moon_face|heat_intolerance|cold_intolerance|hand_foot_grow|hunger_increased|dark_neck)/,
    'endocrinology',
  ],
  [/^(bleeding_easy|platelets_low|joint_bleeding|bleeding_gums_nose)/, 'haematology'],
];

/** Undefined for what belongs to general practice. */
export function specialtyOfFinding(finding: string): SpecialtyKey | undefined {
  return WHO_SEES.find(([pattern]) => pattern.test(finding))?.[1];
}
