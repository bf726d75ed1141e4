import { ApiProperty } from '@nestjs/swagger';
import { GENDERS, LANGUAGES, type Gender, type Language } from '@sahaay/contracts/constants';
import type { Tip } from '../domain/tip.js';

/** A tip that is kept for the person. */
export class ExportedTip implements Tip {
  title: string;
  description: string;
  source: string | null;
}

/** The tips that are kept for a person for one day, with the group of readers for whom they were chosen. */
export class ExportedTips {
  @ApiProperty({ enum: LANGUAGES })
  language: Language;
  /** The format is yyyy-mm-dd. */
  day: string;
  ageBand: string | null;
  @ApiProperty({ enum: GENDERS, nullable: true })
  gender: Gender | null;
  /** Who runs the language model that wrote the tips; null when they come from the library. */
  writtenBy: string | null;
  tips: ExportedTip[];
}
