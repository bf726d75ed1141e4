/** The longest answer that we read, in bytes. A good answer has about three thousand. */
const MOST_BYTES = 200_000;

/** Thrown when the provider sends more than any answer needs. */
class AnswerTooLong extends Error {}

/**
 * A `fetch` that follows no redirect, which would carry our key to another server, and that stops reading an answer
 * that is too long.
 */
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
