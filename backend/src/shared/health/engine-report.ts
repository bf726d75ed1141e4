/** Tells operators which engine reads symptoms. The module that chooses the engine registers it at start. */
export class EngineReport {
  private read: () => EngineState = () => ({ name: 'knowledge_base' });

  /** @param read answers the present state */
  register(read: () => EngineState): void {
    this.read = read;
  }

  /** The state, which never holds a key or an address. */
  get state(): EngineState {
    return this.read();
  }
}

interface EngineState {
  readonly name: 'knowledge_base' | 'llm';
  readonly provider?: string;
  readonly model?: string;
  /** While the circuit is open, the model is left alone and the knowledge base answers. */
  readonly circuit?: 'closed' | 'open' | 'half_open';
}
