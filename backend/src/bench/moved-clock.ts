// The product loads this file before it starts. The process that started it can then move the product's clock, by
// sending the milliseconds that it is fast. The clocks of PostgreSQL and Redis stay as they are.
const Real = Date;
let fast = 0;

class MovedDate extends Real {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(MovedDate.now());
    else super(...given);
  }

  static override now(): number {
    return Real.now() + fast;
  }
}

globalThis.Date = MovedDate as DateConstructor;
process.on('message', (message) => {
  if (typeof message === 'number') fast = message;
});
