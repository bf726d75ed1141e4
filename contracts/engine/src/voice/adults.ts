/** What is said beside the rest of a step: "and alcohol", "or drink alcohol", ", no alcohol". */
const BESIDE =
  /(?:,| or| and) (?:(?:no |less |drink )?(?:strong )?(?:alcohol|coffee|smoking)|drive|stop tobacco)\b(?! (?:and|or)\b)|(?<=Do not )smoke, /g;
const NOT_PREGNANT = / and are not pregnant\b/g;
/** What no small child does, in English and Hindi. */
const ADULT =
  /\b(?:alcohol|do not smoke|smoking|tobacco|gutka|cannabis|do not drive|driving|sex|condoms?|partners?|coffee|razors)\b|शराब|सिगरेट|बीड़ी|तंबाकू|गाड़ी न चलाएँ|कॉफ़ी/iu;
/** Steps that are about the child although they name such a thing. */
const OF_OTHERS = /\b(?:child|baby|near|home|nobody|no one|others|doctors)\b|बच्च/u;

/** Leaves out of the steps for a small child what only adults do. At least one step stays. */
export function withoutAdults(steps: readonly string[]): readonly string[] {
  const kept = steps
    .map((step) => step.replace(BESIDE, '').replace(NOT_PREGNANT, ''))
    .filter((step) => OF_OTHERS.test(step) || !ADULT.test(step));
  return kept.length > 0 ? kept : steps;
}

/** Steps of a danger sign that say whom they are for. */
const FOR_ADULTS = /^Adults:|^वयस्क:/u;

/** Whether a step of a danger sign is for a child as well. */
export const isForChildren = (step: string): boolean => !FOR_ADULTS.test(step);

/** Steps of illnesses of all ages that hold for a child alone. Those of danger, as of a fit, stay: they hold for everybody. */
const OF_CHILDREN =
  /^(?:Go on feeding a child|Do not wake the child|Give no cough or cold syrup to a child|बच्चे को (?:खिलाना-पिलाना जारी|जगाएँ नहीं)|पाँच साल से छोटे बच्चे को खाँसी)/u;

/** The steps of an illness for a grown-up: without those for a child, unless all of them are. */
export function withoutChildren(steps: readonly string[]): readonly string[] {
  const left = steps.filter((step) => !OF_CHILDREN.test(step));
  return left.length > 0 ? left : steps;
}
