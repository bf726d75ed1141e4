import { featuresOf, inSlots, type Features } from './features.ts';
import { wordsOf } from './words.ts';

/** A text as the learned readers hear it: what one of them has worked out, the next one finds. */
export class Heard {
  readonly words: readonly string[];
  private readonly bySize = new Map<number, Features>();
  private features: Features | undefined;

  constructor(text: string) {
    this.words = wordsOf(text);
  }

  /** The features for a model of 2^bits weights, each slot once. */
  slotsFor(bits: number): Features {
    let slots = this.bySize.get(bits);
    if (!slots) {
      this.features ??= featuresOf(this.words);
      this.bySize.set(bits, (slots = inSlots(this.features, bits)));
    }
    return slots;
  }
}
