/** Figures others published on cases like those of a record file, in percent: top-1, top-3, top-5. */
export const PUBLISHED: Readonly<Record<string, readonly string[]>> = {
  avey: [
    'Ada 54 / 71 / 76, WebMD 25 / 41 / 50, Avey 68 / 87 / 90, mean of three doctors 61 / 73 / 73 (Hammoud, JMIR AI 2024, 400 cases)',
  ],
  semigran: ['mean of 23 symptom checkers: top-1 34, triage right 57 (Semigran, BMJ 2015, 45 cases)'],
  emergencies: ['ChatGPT Health under-triaged about half of the emergencies (2026)'],
};
