import { ApiProperty } from '@nestjs/swagger';
import { CHOICES, type Choice } from '@sahaay/engine';
import { SYMPTOMS_MAX_LENGTH, SYMPTOMS_MIN_LENGTH } from '@sahaay/contracts/constants';
import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

const QUESTION_UNKNOWN = { message: 'Please name the question by its id' };

const REPLIES = ['yes', 'no', 'not_sure', ...CHOICES] as const satisfies readonly (
  | Choice
  | 'yes'
  | 'no'
  | 'not_sure'
)[];
const MOST_KNOWN = 50;
const LONGEST_NAME = 100;
const MOST_OFFERED = 20;

/** A list of names in the person's own words. Of several mistakes the one checked first is named. */
function NamesOf(things: string): PropertyDecorator {
  return applyDecorators(
    IsArray({ message: `The ${things} must be a list` }),
    ArrayMaxSize(MOST_KNOWN, { message: `Please name at most ${MOST_KNOWN} ${things}` }),
    IsString({ each: true, message: `Each of the ${things} must be a text` }),
    MaxLength(LONGEST_NAME, {
      each: true,
      message: `Please use at most ${LONGEST_NAME} characters for each of the ${things}`,
    }),
    IsOptional(),
  );
}

/** Ids of what a question offered. Of several mistakes the one checked first is named. */
function IdsOf(which: string): PropertyDecorator {
  return applyDecorators(
    IsArray({ message: `What ${which} must be a list` }),
    ArrayMaxSize(MOST_OFFERED, { message: `Please name at most ${MOST_OFFERED} things by their ids` }),
    IsString({ each: true, ...QUESTION_UNKNOWN }),
    MaxLength(100, { each: true, ...QUESTION_UNKNOWN }),
    IsOptional(),
  );
}

/** The answer to a follow-up question. */
export class FollowUpAnswer {
  /** The `id` of the question. */
  @MaxLength(100, QUESTION_UNKNOWN)
  @IsString(QUESTION_UNKNOWN)
  id: string;

  /** Yes or no, or the `answer` of one of the question's `choices`. */
  @ApiProperty({ enum: REPLIES })
  @IsIn(REPLIES, { message: 'An answer must be yes, no, not_sure or one of the choices of the question' })
  answer: (typeof REPLIES)[number];

  /** Of a question that offers several things: the ids of those that hold. Known illnesses, medicines and a pregnancy count as if `illnesses`, `medicines` or `pregnant` told them. */
  @ApiProperty({ required: false, example: ['asthma_known'] })
  @IdsOf('holds')
  yes?: string[];

  /** The ids of those that do not hold. */
  @ApiProperty({ required: false, example: ['diabetes_known'] })
  @IdsOf('does not hold')
  no?: string[];
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

  /** Whom age, sex and all that follows are about. Left out: the writer, and nobody else whom the text names. */
  @IsOptional()
  @IsIn(['self', 'child', 'other'], { message: 'About must be self, child or other' })
  about?: 'self' | 'child' | 'other';

  @IsOptional()
  @IsBoolean({ message: 'Pregnant must be true or false' })
  pregnant?: boolean;

  /** Completed weeks. */
  @IsOptional()
  @IsInt({ message: 'The weeks of the pregnancy must be a whole number' })
  @Min(1, { message: 'The weeks of the pregnancy must be between 1 and 44' })
  @Max(44, { message: 'The weeks of the pregnancy must be between 1 and 44' })
  pregnancyWeeks?: number;

  /** Known illnesses. A name that is not understood changes nothing, and stands in `understood.form_unread`; so the next two. */
  @ApiProperty({ required: false, example: ['diabetes', 'high blood pressure'] })
  @NamesOf('illnesses')
  illnesses?: string[];

  @ApiProperty({ required: false, example: ['warfarin'] })
  @NamesOf('medicines')
  medicines?: string[];

  @ApiProperty({ required: false, example: ['penicillin'] })
  @NamesOf('allergies')
  allergies?: string[];

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
