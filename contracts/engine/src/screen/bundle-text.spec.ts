import { cutRedFlagBundle } from '../../tools/red-flag-bundle.ts';
import { loadKnowledge } from '../../tools/load-knowledge.ts';
import { bundleOfText, textOfBundle } from './bundle-text.ts';

describe('the text of a bundle', () => {
  it('is read as the bundle that was written', () => {
    const bundle = cutRedFlagBundle(loadKnowledge());
    expect(bundleOfText(textOfBundle(bundle))).toEqual(JSON.parse(JSON.stringify(bundle)));
  });
});
