import { inLatinDigits, NUMBER_WORDS, numberOf } from './number-words.ts';

/** How far a pregnancy is by the words alone, in completed weeks. */
export interface PregnancyWeeks {
  readonly from: number;
  readonly to: number;
}

const COUNT = String.raw`(?<![\p{L}\p{M}\d.])(\d{1,2}|${NUMBER_WORDS})(?:st|nd|rd|th)?`;
const UNIT = String.raw`[\s-]?(we{0,2}ks?|mo?n?ths?|mah[ie]{1,2}n[aeo]|ma?ah|ha[fp]t[aeo]|मह[ीि]न[ेा]|माह|ह[फप]\u093C?्त[ेा]|सप्ताह)`;
const PREGNANT = String.raw`(?:pregnan|preg\b|gestation|along\b|garbh|गर्भ|प्रेग)`;
/** "12 weeks pregnant", "in her 9th month of pregnancy", "8 महीने की गर्भवती". */
const BEFORE = new RegExp(String.raw`${COUNT}${UNIT}(?: (?:of|ki|ke|ka|की|के|का|se)){0,2} ${PREGNANT}`, 'iu');
/** "Pregnant 10 wks", "pregnancy of 12 weeks", "गर्भ 5 महीने का": not "pregnant and a cough for 2 weeks". */
const AFTER = new RegExp(
  String.raw`(?:pregnan|garbh|गर्भ|प्रेग)[\p{L}\p{M}]{0,10}(?:,| of| by| about| is| hai| है)? ${COUNT}${UNIT}(?! (?:ago|back|se|pehle|से|पहले)(?![\p{L}\p{M}]))`,
  'iu',
);
const TRIMESTER = /\b(first|second|third) trimester\b/i;
const TRIMESTERS: Readonly<Record<string, PregnancyWeeks>> = {
  first: { from: 0, to: 13 },
  second: { from: 13, to: 28 },
  third: { from: 27, to: 44 },
};
const WEEKS_OF_A_MONTH = 4.35;
/** Weeks by which a told week may be off; somebody in the third month says "2 months" or "3 months". */
const OFF = 2;
const LONGEST = 44;

/** Reads how far a pregnancy is from a text, in weeks, months or trimesters; undefined where it tells nothing of it. */
export function readPregnancyWeeks(typed: string): PregnancyWeeks | undefined {
  const text = inLatinDigits(typed);
  const trimester = TRIMESTER.exec(text)?.[1]!.toLowerCase();
  if (trimester) return TRIMESTERS[trimester];
  const told = BEFORE.exec(text) ?? AFTER.exec(text);
  if (!told) return undefined;
  const count = numberOf(told[1]!);
  const isMonths = /^m|^म/iu.test(told[2]!);
  const weeks = isMonths
    ? { from: Math.floor((count - 1) * WEEKS_OF_A_MONTH), to: Math.ceil((count + 1) * WEEKS_OF_A_MONTH) }
    : { from: count, to: count };
  return weeks.from <= LONGEST ? weeks : undefined;
}

/** Whether the completed weeks of a form can be those of a text. */
export function areOfOnePregnancy(weeks: number, { from, to }: PregnancyWeeks): boolean {
  return weeks >= from - OFF && weeks <= to + OFF;
}
