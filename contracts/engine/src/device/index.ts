/** The whole engine on the phone of the person: its parts as they travel, and what it answers. */
export type { DeviceKnowledge, DeviceParts } from './parts.ts';
export { engineOf } from './put-together.ts';
export { predictWith } from '../prediction/predict.ts';
