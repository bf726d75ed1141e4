import { CARE_LEVELS, SYMPTOMS_MAX_LENGTH, type CareLevel } from '@sahaay/contracts/constants';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { FAULTS, type Fault } from '../domain/answer-report.js';

const LONGEST_NOTE = 1000;
const LONGEST_NAME = 200;
/** More conditions or red flags than this no answer shows. */
const MOST_SHOWN = 50;

/** What somebody reports about an answer. Nothing here is required of what they wrote themselves. */
export class NewAnswerReport {
  /** What is wrong with it. */
  @ApiProperty({ enum: FAULTS })
  @IsIn(FAULTS, { message: 'Please say what is wrong with the answer' })
  fault: Fault;

  /** The care level that the answer gave; null when it gave none. */
  @ApiProperty({ enum: CARE_LEVELS, nullable: true })
  @IsIn(CARE_LEVELS, { message: 'Please name the care level of the answer' })
  @ValidateIf((_, value) => value !== null)
  level: CareLevel | null;

  /** The names of the illnesses that it showed, in their order. */
  @ApiProperty({ example: ['Common cold'] })
  @MaxLength(LONGEST_NAME, { each: true, message: `Please use at most ${LONGEST_NAME} characters for each illness` })
  @IsString({ each: true, message: 'Each illness must be a text' })
  @ArrayMaxSize(MOST_SHOWN, { message: `Please name at most ${MOST_SHOWN} illnesses` })
  @IsArray({ message: 'The illnesses must be a list' })
  conditions: string[];

  /** The ids of the red flags that it showed. */
  @ApiProperty({ example: ['heart_attack'] })
  @MaxLength(LONGEST_NAME, { each: true, message: `Please use at most ${LONGEST_NAME} characters for each red flag` })
  @IsString({ each: true, message: 'Each red flag must be a text' })
  @ArrayMaxSize(MOST_SHOWN, { message: `Please name at most ${MOST_SHOWN} red flags` })
  @IsArray({ message: 'The red flags must be a list' })
  red_flags: string[];

  /** What the person says about it. */
  @MaxLength(LONGEST_NOTE, { message: `Please use at most ${LONGEST_NOTE} characters.` })
  @IsString({ message: 'What you tell us must be a text' })
  @IsOptional()
  note?: string;

  /** The symptoms as the person wrote them, if they chose to send them. */
  @MaxLength(SYMPTOMS_MAX_LENGTH, { message: `Please use at most ${SYMPTOMS_MAX_LENGTH} characters.` })
  @IsString({ message: 'Your words must be a text' })
  @IsOptional()
  words?: string;
}
