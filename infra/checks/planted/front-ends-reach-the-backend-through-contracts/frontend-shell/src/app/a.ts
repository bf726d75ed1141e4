import { dto } from '../../../backend/src/dto.js';
export const a = dto;
