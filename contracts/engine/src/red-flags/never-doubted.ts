/** Alarms that are never asked about first: breathing and unconsciousness, and what endangers mothers, babies and children. */
const BREATHING_AND_WAKING =
  'airway_infection airway_tube anaphylaxis asthma_attack breathing choking collapsed_lung croup diphtheria drowning drunk_unconscious few_breaths ludwig lung_clot no_breathing severe_pneumonia stridor strangled thing_inhaled unconscious drowsy_confused';
const BIRTHS_AND_CHILDREN =
  'abortion_danger baby_fever_young bleeding_after_birth blood_pressure_crisis child_danger child_fit_fever child_pneumonia cord_prolapse early_labour eclampsia ectopic green_vomit intussusception labour_now less_movements navel_infection newborn_jaundice newborn_not_breathing ovary_twisted placenta_stuck postpartum_infection preeclampsia pregnancy_bleeding pregnancy_injury small_baby soft_spot';

export const NEVER_DOUBTED: ReadonlySet<string> = new Set(`${BREATHING_AND_WAKING} ${BIRTHS_AND_CHILDREN}`.split(' '));
