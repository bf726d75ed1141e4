import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Schema } from '@sahaay/contracts';
import { server } from './server.ts';

export const FEVER = 'High fever for three days and a red rash';

/** The words of the box and of its button in the languages in which tests ask. */
const BOX = /^(Describe How You Are Feeling Right Now|लिखिए, अभी आपको कैसा लग रहा है)\.\.\.$/;
const SUBMIT = /^(Submit|जवाब पाएँ)$/;

export const box = (): HTMLElement => screen.getByPlaceholderText(BOX);
export const submitButton = (): HTMLElement => screen.getByRole('button', { name: SUBMIT });

/** Writes words into the box and submits them. */
export async function ask(user: UserEvent, words = FEVER): Promise<void> {
  await user.clear(box());
  await user.click(box());
  await user.paste(words);
  await user.click(submitButton());
}

/** Answers every prediction with this, or with what a function makes of the question. */
export function predictionIs(
  prediction: Schema<'Prediction'> | ((question: Schema<'PredictRequest'>) => Schema<'Prediction'>),
): void {
  server.use(
    http.post('*/api/v1/diagnostics/predict', async ({ request }) => {
      const question = (await request.json()) as Schema<'PredictRequest'>;
      return HttpResponse.json(typeof prediction === 'function' ? prediction(question) : prediction);
    }),
  );
}
