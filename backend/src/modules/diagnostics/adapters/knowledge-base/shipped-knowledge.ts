import { compileKnowledge, type KnowledgeBase } from './knowledge-base.js';
import { loadKnowledge } from './load-knowledge.js';

let shipped: KnowledgeBase | undefined;

/** The knowledge that ships with the product, read and prepared once per process. */
export function shippedKnowledge(): KnowledgeBase {
  shipped ??= compileKnowledge(loadKnowledge());
  return shipped;
}
