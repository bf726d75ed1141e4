/** The longest answer that is read, in bytes: a good one has about three thousand. */
const MOST_BYTES = 200_000;

/** The provider sent more than any answer needs. */
class AnswerTooLong extends Error {}

/** `fetch` that follows no redirect, which would carry the key elsewhere, and stops reading where no answer is that long. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let read = 0;
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > MOST_BYTES) controller.error(new AnswerTooLong());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
};
