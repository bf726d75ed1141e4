import { createApiClient, type ApiClient, type Schema } from '@sahaay/contracts';
import { dengue, moreInformation, notMedical, selfHarm } from './fake-predictions.ts';
import { fakePlaces } from './fake-places.ts';

const failure: Schema<'ErrorAnswer'> = {
  error: { code: 503, message: 'The service is resting. Please try again.', reason: 'unavailable', requestId: 'fake' },
};

function predictionFor({ symptomsText, answers = [] }: Schema<'PredictRequest'>): Schema<'Prediction'> | null {
  if (/fail/i.test(symptomsText)) return null;
  if (/die|kill/i.test(symptomsText)) return selfHarm;
  if (/car|weather/i.test(symptomsText)) return notMedical;
  if (symptomsText.length < 15) return moreInformation(answers);
  return dengue(answers);
}

function placesFor({ filter, name }: Schema<'NearbySearchRequest'>): Schema<'Place'>[] {
  if (filter === 'dentist') return [];
  if (name === 'ambulance') return fakePlaces('Ambulance station', 3);
  return fakePlaces(filter ?? 'hospital', filter === 'pharmacy' ? 1 : 9);
}

async function answer(path: string, request: Request): Promise<Response> {
  const body: unknown = await request.json();
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (path.endsWith('/predict')) {
    const prediction = predictionFor(body as Schema<'PredictRequest'>);
    return prediction ? Response.json(prediction) : Response.json(failure, { status: 503 });
  }
  if (path.endsWith('/search')) return Response.json(placesFor(body as Schema<'NearbySearchRequest'>));
  const { address } = body as Schema<'GeocodeRequest'>;
  return /nowhere/i.test(address)
    ? Response.json(failure, { status: 404 })
    : Response.json({ lat: 18.5308, lng: 73.8475 });
}

/**
 * This remote's part of the API with invented answers: the remote can be worked on without the backend. Words choose the
 * state: "fail", "die", "weather", or a short text. The filter does too: there are no dentists, and one pharmacy.
 */
export function createFakeApi(): ApiClient {
  const api = createApiClient(location.origin);
  api.use({ onRequest: ({ request }) => answer(new URL(request.url).pathname, request.clone()) });
  return api;
}
