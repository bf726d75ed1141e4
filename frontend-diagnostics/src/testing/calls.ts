interface Call {
  readonly path: string;
  readonly body: unknown;
  readonly credentials: RequestCredentials;
}

/** Records every call from here to the end of the test, in order, as the browser is asked to make it. */
export function recordCalls(): readonly Call[] {
  const calls: Call[] = [];
  const { fetch } = globalThis;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const body: unknown = await request.clone().json();
    calls.push({ path: new URL(request.url).pathname, body, credentials: request.credentials });
    return fetch(request);
  });
  restore = () => spy.mockRestore();
  return calls;
}

let restore: () => void = () => undefined;
afterEach(() => restore());
