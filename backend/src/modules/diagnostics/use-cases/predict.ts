import { complete, type Complaint, Engine } from '@sahaay/engine';
import { Injectable } from '@nestjs/common';
import { SYMPTOMS_MAX_LENGTH, SYMPTOMS_MIN_LENGTH } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import type { Assessment, ScreenedAssessment } from '../domain/assessment.js';
import { OwnAnalyser, SymptomAnalyser } from '../domain/symptom-analyser.port.js';
import { Turns } from './turns.js';

/** Says what a complaint may be and how urgent it is. Keeps nothing of it. */
@Injectable()
export class Predict {
  private readonly turns = new Turns();

  constructor(
    private readonly engine: Engine,
    private readonly analyser: SymptomAnalyser,
    private readonly own: OwnAnalyser,
  ) {}

  /**
   * @param engine `knowledge_base`: nothing of the complaint leaves this service
   * @throws DomainError `invalid` / `symptoms_missing` below 3 characters, `too_large` / `text_too_long` above 4,000
   */
  async execute(
    input: Complaint,
    engine?: Extract<Assessment['engine'], 'knowledge_base'>,
  ): Promise<ScreenedAssessment> {
    const text = input.text.trim();
    if (text.length < SYMPTOMS_MIN_LENGTH) {
      const sentence = 'Please describe your symptoms first';
      throw new DomainError('invalid', 'symptoms_missing', sentence, { symptomsText: sentence });
    }
    if (text.length > SYMPTOMS_MAX_LENGTH) {
      throw new DomainError('too_large', 'text_too_long', `Please use at most ${SYMPTOMS_MAX_LENGTH} characters.`);
    }
    await this.turns.take();
    const retold = this.engine.retell(text);
    const reading = this.engine.read({ ...input, text: retold.text });
    const flags = this.engine.redFlags(reading);
    const analyser = engine === 'knowledge_base' ? this.own : this.analyser;
    return complete(this.engine, reading, await analyser.analyse(reading, flags), flags, retold.typed);
  }
}
