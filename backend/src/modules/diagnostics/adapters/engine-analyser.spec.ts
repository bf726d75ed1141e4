import { own } from '../../../testing/engine.js';
import { describeSymptomAnalyser } from './symptom-analyser.contract.js';

describeSymptomAnalyser('the knowledge base', () => own);
