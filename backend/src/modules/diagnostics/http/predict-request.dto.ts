import { ApiProperty } from '@nestjs/swagger';
import { SYMPTOMS_MAX_LENGTH, SYMPTOMS_MIN_LENGTH } from '@sahaay/contracts/constants';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

const QUESTION_UNKNOWN = { message: 'Please name the question by its id' };

/** The answer to a follow-up question. */
export class FollowUpAnswer {
  /** The `id` of the question. */
  @MaxLength(100, QUESTION_UNKNOWN)
  @IsString(QUESTION_UNKNOWN)
  id: string;

  @IsIn(['yes', 'no', 'not_sure'], { message: 'An answer must be yes, no or not_sure' })
  answer: 'yes' | 'no' | 'not_sure';
}

/** What a person feels, in their own words. Nothing of it is stored. */
export class PredictRequest {
  /** 3 to 4,000 characters. Shorter is refused with 400, longer with 413. */
  @ApiProperty({ minLength: SYMPTOMS_MIN_LENGTH, maxLength: SYMPTOMS_MAX_LENGTH })
  @IsString({ message: 'Please describe your symptoms first' })
  symptomsText: string;

  /** Age in years, when the person agrees to send it. */
  @IsOptional()
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: 'Age must be a number' })
  @Min(0, { message: 'Age must be between 0 and 130' })
  @Max(130, { message: 'Age must be between 0 and 130' })
  age?: number;

  @IsOptional()
  @IsIn(['male', 'female', 'other'], { message: 'Sex must be male, female or other' })
  sex?: 'male' | 'female' | 'other';

  /** Answers to the questions of an earlier prediction. */
  @IsOptional()
  @ValidateNested({ each: true, message: 'Each answer must have an id and an answer' })
  @ArrayMaxSize(50, { message: 'Please send at most 50 answers' })
  @IsArray({ message: 'Answers must be a list' })
  @Type(() => FollowUpAnswer)
  answers?: FollowUpAnswer[];

  /** `knowledge_base`: no language model reads the text, also where one is set up. Left out: both answer. */
  @IsOptional()
  @IsIn(['knowledge_base'], { message: 'Engine must be knowledge_base, or left out' })
  engine?: 'knowledge_base';
}
