/** The Swedish format writes dates as yyyy-mm-dd. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** The date in India at an instant, as yyyy-mm-dd: tips change at midnight there. */
export function dayInIndia(instant: Date): string {
  return FORMAT.format(instant);
}
