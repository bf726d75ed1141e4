/** The zero of each script whose digits are typed in India: Devanagari, Bengali, Tamil and Telugu. */
const ZEROS = ['०', '০', '௦', '౦'].map((zero) => zero.charCodeAt(0));

/** The same text, character for character, with digits that a rule can read. */
export const withLatinDigits = (text: string): string =>
  text.replace(/[०-९০-৯௦-௯౦-౯]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.findLast((first) => first <= code) ?? code;
    return String(code - zero);
  });
