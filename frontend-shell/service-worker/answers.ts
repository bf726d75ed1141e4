/** For how long the network may keep somebody waiting who could be shown what is kept on the device. */
const PATIENCE_MS = 3000;

/**
 * Answers from the network or, when that fails or takes too long, with what is kept. Where nothing is kept, the network
 * gets all the time that it needs.
 *
 * A device that knows that it has no network shows what is kept at once.
 *
 * @param fromNetwork the answer under way
 * @param kept what the device has, or undefined
 */
export async function networkFirst(
  fromNetwork: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = fromNetwork.then((response) => {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
    return response;
  });
  try {
    return await Promise.race([answer, tooLong(navigator.onLine ? PATIENCE_MS : 0)]);
  } catch {
    // The network failed, or is slow: what is kept is better than nothing or than waiting.
    return (await kept()) ?? fromNetwork;
  }
}

const tooLong = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The network takes too long.')), ms));
