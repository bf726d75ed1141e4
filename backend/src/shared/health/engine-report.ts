/** Which engine reads symptoms, for operators. The module that chooses it says so at start. */
export class EngineReport {
  private read: () => EngineState = () => ({ name: 'knowledge_base' });

  /** @param read gives the state of the moment */
  register(read: () => EngineState): void {
    this.read = read;
  }

  /** Never a key or an address. */
  get state(): EngineState {
    return this.read();
  }
}

interface EngineState {
  readonly name: 'knowledge_base' | 'llm';
  readonly provider?: string;
  readonly model?: string;
  /** Open: the model is left alone for now, and the knowledge base answers. */
  readonly circuit?: 'closed' | 'open' | 'half_open';
}
