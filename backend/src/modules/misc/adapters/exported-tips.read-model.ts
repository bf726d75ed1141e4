import { ApiProperty } from '@nestjs/swagger';
import { GENDERS, LANGUAGES, type Gender, type Language } from '@sahaay/contracts/constants';
import type { Tip } from '../domain/tip.js';

/** A tip that is kept for a person. */
export class ExportedTip implements Tip {
  title: string;
  description: string;
  source: string | null;
}

/** The tips of a day that are kept for a person, with the group of readers they were chosen for. */
export class ExportedTips {
  @ApiProperty({ enum: LANGUAGES })
  language: Language;
  /** yyyy-mm-dd */
  day: string;
  ageBand: string | null;
  @ApiProperty({ enum: GENDERS, nullable: true })
  gender: Gender | null;
  /** Who runs the language model that wrote them; null: they are from the library. */
  writtenBy: string | null;
  tips: ExportedTip[];
}
