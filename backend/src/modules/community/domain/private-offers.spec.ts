import { HARMLESS } from '../testing/harmless-texts.js';
import { OFFERS } from '../testing/offers.js';
import { OFFER, offerWeight, SALE } from './private-offers.js';

describe('an offer of a medicine or a cure by private contact', () => {
  it.each(OFFERS)('is %j', (text) => {
    expect(offerWeight(text)).toBeGreaterThanOrEqual(OFFER);
  });

  it.each(HARMLESS)('is not %j', (text) => {
    expect(offerWeight(text)).toBeLessThan(OFFER);
  });

  it('needs a way to be reached, and something to offer', () => {
    expect(offerWeight('Diabetes permanently cured in 30 days with our herbal powder!')).toBe(0);
    expect(offerWeight('Guaranteed seats in the bus to Pune, WhatsApp 98765 43210')).toBe(0);
  });

  it('weighs more the more it says', () => {
    expect(offerWeight('We sell herbal powder, guaranteed, only Rs 500, WhatsApp 98765 43210')).toBeGreaterThanOrEqual(
      SALE,
    );
  });
});
