import type * as engine from '@sahaay/engine';
import { type FirstCheck, type ReadBack, type RedFlagMatch, SENTENCES } from '@sahaay/engine';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@sahaay/contracts/constants';
import type { Request } from 'express';
import { languageOf } from '../../../shared/http/language.js';
import { Public } from '../../../shared/public.decorator.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import type { ScreenedAssessment } from '../domain/assessment.js';
import { Predict } from '../use-cases/predict.js';
import { PredictRequest } from './predict-request.dto.js';
import { PredictionMetrics } from './prediction-metrics.js';
import { DangerSign, HappeningNow, Prediction, RedFlag, Triage, Understood } from './prediction.dto.js';

@ApiTags('diagnostics')
@Controller('diagnostics')
export class DiagnosticsController {
  constructor(
    private readonly predictUseCase: Predict,
    private readonly metrics: PredictionMetrics,
  ) {}

  /** Says what the symptoms may be, how urgent they are and what to do, in the language of `Accept-Language` as far as it is known. Needs no session; keeps nothing. */
  @Public()
  @Limit(({ body }) => ((body as PredictRequest | undefined)?.engine === 'knowledge_base' ? 'predictOwn' : 'predict'))
  @Post('predict')
  @HttpCode(200)
  async predict(@Body() body: PredictRequest, @Req() request: Request): Promise<Prediction> {
    const language = languageOf(request);
    const sex = body.sex === 'male' || body.sex === 'female' ? body.sex : undefined;
    const {
      symptomsText: text,
      age,
      about,
      answers = [],
      pregnant,
      pregnancyWeeks,
      illnesses,
      medicines,
      allergies,
    } = body;
    const background = { pregnant, pregnancyWeeks, illnesses, medicines, allergies };
    const assessment = await this.predictUseCase.execute(
      { text, person: { age, sex, about }, background, answers, language },
      body.engine,
    );
    this.metrics.count(assessment);
    return toPrediction(assessment, language);
  }
}

function toPrediction(
  {
    kind,
    conditions,
    triage,
    redFlags,
    followUp,
    understood,
    message,
    engine,
    fallbackReason,
    information,
    firstCheck,
    searchFor,
  }: ScreenedAssessment,
  language: Language,
): Prediction {
  return {
    response_type: kind,
    disease: conditions.map(({ name }) => name),
    definition: conditions.map(({ definition }) => definition),
    conditions: conditions.map(
      ({ name, medicalName, synonyms, definition, likelihood, supporting, missing, urgency, specialty }) => ({
        name,
        medical_name: medicalName,
        synonyms: [...synonyms],
        definition,
        likelihood,
        why: { supporting: [...supporting], missing: [...missing] },
        urgency,
        specialty,
      }),
    ),
    triage: triage && toTriage(triage),
    red_flags: redFlags.map(toRedFlag),
    follow_up: followUp.map(({ id, text, choices }) => ({ id, text, ...(choices && { choices: [...choices] }) })),
    understood: toUnderstood(understood),
    ...(firstCheck.length > 0 && { first_check: firstCheck.map(toChoice) }),
    message,
    ...(Object.keys(searchFor).length > 0 && { search_for: { ...searchFor } }),
    disclaimer: SENTENCES[language].disclaimer,
    ...(information && { information: { ...information, sources: [...information.sources] } }),
    engine,
    ...(fallbackReason && { fallback_reason: fallbackReason }),
  };
}

function toTriage({ steps, comeBack, leftOut, ...triage }: engine.Triage): Triage {
  return {
    ...triage,
    steps: [...steps],
    ...(comeBack && { come_back: comeBack }),
    ...(leftOut && { left_out: leftOut }),
  };
}

function toRedFlag({ noticed, ...flag }: RedFlagMatch): RedFlag {
  const sign = toSign(flag);
  if (!noticed) return sign;
  return { ...sign, noticed: { sure: noticed.sure, questions: noticed.questions.map(toChoice) } };
}

function toChoice({ text, flag }: FirstCheck[number]): HappeningNow {
  return { text, flag: toSign(flag) };
}

function toSign({ id, kind, title, evidence, steps, helplines, transport }: RedFlagMatch): DangerSign {
  const sign = { id, kind, title, evidence: [...evidence], steps: [...steps], helplines: [...helplines] };
  return { ...sign, ...(transport && { transport }) };
}

function toUnderstood({ person, days, present, absent, told, unread }: ReadBack): Understood {
  const { who, age = null, sex = null, ageFrom = null, isDisputed = false } = person;
  return {
    about: who,
    age,
    sex,
    age_from: ageFrom,
    age_disputed: isDisputed,
    days: days ?? null,
    present: [...present],
    absent: [...absent],
    ...(told.length > 0 && { told: [...told] }),
    ...(unread.length > 0 && { unread: [...unread] }),
  };
}
