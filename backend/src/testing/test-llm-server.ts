import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const LLM_PROTOCOLS = ['openai-compatible', 'anthropic', 'google'] as const;
type LlmProtocol = (typeof LLM_PROTOCOLS)[number];

/**
 * `unauthorised`: the key is wrong. `slow`: no answer ever comes. `cut`: the connection breaks within the answer.
 * `malformed`: the model's JSON ends too early. `broken`: the whole answer is no JSON. `drip`: a byte comes now and
 * then, for ever.
 */
export const LLM_FAULTS = [
  'slow',
  'drip',
  'rate_limited',
  'server_error',
  'unauthorised',
  'cut',
  'malformed',
  'broken',
  'refusal',
  'prose',
  'huge',
] as const;
export type LlmFault = (typeof LLM_FAULTS)[number];

/** A question to the server, whatever the protocol. */
export interface LlmRequest {
  readonly protocol: LlmProtocol;
  readonly key: string | undefined;
  readonly instructions: string;
  readonly messages: readonly { readonly role: 'user' | 'model'; readonly text: string }[];
  /** The JSON schema that the answer shall have. */
  readonly schema: unknown;
  readonly temperature: number | undefined;
  /** Whether the model shall call a tool. That is one of the two ways in which protocols ask for JSON. */
  readonly wantsTool: boolean;
}

interface Part {
  readonly text?: string;
}

type Content = string | readonly Part[];

/** The fields of the three protocols that this server reads. */
interface Body {
  readonly messages: readonly { readonly role: string; readonly content: Content }[];
  readonly temperature?: number;
  readonly response_format?: { readonly json_schema?: { readonly schema: unknown } };
  readonly system: Content;
  readonly output_config?: { readonly format?: { readonly schema: unknown } };
  readonly tools?: readonly { readonly input_schema: unknown }[];
  readonly systemInstruction: { readonly parts: readonly Part[] };
  readonly contents: readonly { readonly role: string; readonly parts: readonly Part[] }[];
  readonly generationConfig: { readonly temperature?: number; readonly responseJsonSchema?: unknown };
}

const KEY = 'a-key-for-tests';
const PROSE = 'I am sorry that you feel unwell. It may be a cold, and you should rest.';
const FAILURES: Partial<Record<LlmFault, { status: number; headers?: Record<string, string> }>> = {
  rate_limited: { status: 429, headers: { 'retry-after': '30' } },
  server_error: { status: 500 },
  unauthorised: { status: 401 },
};

/**
 * A provider of language models on this computer. It speaks three protocols as their providers document them: chat
 * completions of OpenAI, messages of Anthropic, generateContent of Google Gemini. This file imports nothing of the
 * product.
 */
export class TestLlmServer {
  readonly requests: LlmRequest[] = [];
  /** The words of the model, perhaps later: an object is sent as JSON, and a string as it is. */
  reply: (request: LlmRequest) => unknown = () => ({});
  /** The fault of every answer until this is undefined again. */
  fault: LlmFault | undefined;
  /** Resolves when a client gives up on an answer. */
  hungUp: Promise<void> = Promise.resolve();

  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  static async start(): Promise<TestLlmServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const llm = new TestLlmServer(server);
    server.on('request', (request, response) => void llm.answer(request, response));
    return llm;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The settings with which the product asks this server in one of the protocols. */
  env(protocol: LlmProtocol): Record<string, string> {
    const [path, model] = {
      'openai-compatible': ['/v1', 'test-model'],
      anthropic: ['/v1', 'claude-sonnet-4-5'],
      google: ['/v1beta', 'gemini-test'],
    }[protocol] as [string, string];
    return { LLM_PROVIDER: protocol, LLM_MODEL: model, LLM_API_KEY: KEY, LLM_BASE_URL: `${this.url}${path}` };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = readRequest(incoming, JSON.parse(await text(incoming)) as Body);
    if (!asked) return void response.writeHead(404).end();
    this.requests.push(asked);
    const { fault } = this;
    this.hungUp = once(response, 'close').then(() => undefined);
    if (fault === 'slow') return;
    const failure = asked.key === KEY ? fault && FAILURES[fault] : FAILURES.unauthorised;
    if (failure)
      return void response
        .writeHead(failure.status, { 'content-type': 'application/json', ...failure.headers })
        .end(JSON.stringify(errorOf(failure.status)));
    if (fault === 'huge') return pourOut(response);
    if (fault === 'drip') return drip(response);
    const reply = await this.reply(asked);
    const said = typeof reply === 'string' ? reply : JSON.stringify(reply);
    const words = fault === 'prose' ? PROSE : fault === 'malformed' ? said.slice(0, Math.ceil(said.length / 2)) : said;
    const whole = JSON.stringify(fault === 'refusal' ? refusalOf(asked) : answerOf(asked, words));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
    if (fault === 'cut') return void response.write(whole.slice(0, 20), () => response.destroy());
    response.end(fault === 'broken' ? whole.replaceAll('"', "'") : whole);
  }
}

/** Sends words without end, until the client hangs up. */
function pourOut(response: ServerResponse): void {
  const chunk = 'word '.repeat(13_000);
  const pour = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour).writeHead(200, { 'content-type': 'application/json' }).write('{"id": "');
  pour();
}

/** Sends a byte of what could become an answer every now and then, until the client hangs up. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}

function readRequest({ url = '', headers }: IncomingMessage, body: Body): LlmRequest | undefined {
  const textOf = (content: Content = ''): string =>
    typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('');
  const turn = (role: string, content: Content) => ({
    role: role === 'user' ? ('user' as const) : ('model' as const),
    text: textOf(content),
  });
  if (url === '/v1/chat/completions') {
    const [system, ...rest] = body.messages;
    return {
      protocol: 'openai-compatible',
      key: headers.authorization?.replace(/^Bearer /, ''),
      instructions: textOf(system?.content),
      messages: rest.map(({ role, content }) => turn(role, content)),
      schema: body.response_format?.json_schema?.schema,
      temperature: body.temperature,
      wantsTool: false,
    };
  }
  if (url === '/v1/messages') {
    return {
      protocol: 'anthropic',
      key: String(headers['x-api-key']),
      instructions: textOf(body.system),
      messages: body.messages.map(({ role, content }) => turn(role, content)),
      schema: body.output_config?.format?.schema ?? body.tools?.[0]?.input_schema,
      temperature: body.temperature,
      wantsTool: Boolean(body.tools),
    };
  }
  if (!/^\/v1beta\/models\/[^/]+:generateContent$/.test(url)) return undefined;
  return {
    protocol: 'google',
    key: String(headers['x-goog-api-key']),
    instructions: textOf(body.systemInstruction.parts),
    messages: body.contents.map(({ role, parts }) => turn(role, parts)),
    schema: body.generationConfig.responseJsonSchema,
    temperature: body.generationConfig.temperature,
    wantsTool: false,
  };
}

function answerOf({ protocol, wantsTool }: LlmRequest, words: string): object {
  switch (protocol) {
    case 'openai-compatible':
      return completion({ content: words }, 'stop');
    case 'anthropic':
      return wantsTool ? message([toolCall(words)], 'tool_use') : message([{ type: 'text', text: words }], 'end_turn');
    case 'google':
      return {
        candidates: [{ index: 0, content: { role: 'model', parts: [{ text: words }] }, finishReason: 'STOP' }],
        usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 100, totalTokenCount: 1000 },
      };
  }
}

function refusalOf({ protocol }: LlmRequest): object {
  switch (protocol) {
    case 'openai-compatible':
      return completion({ content: null, refusal: 'I cannot help with that.' }, 'content_filter');
    case 'anthropic':
      return message([], 'refusal');
    case 'google':
      return {
        promptFeedback: { blockReason: 'SAFETY' },
        usageMetadata: { promptTokenCount: 900, totalTokenCount: 900 },
      };
  }
}

function completion(said: object, reason: string): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', ...said }, finish_reason: reason }],
    usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
  };
}

function message(content: readonly object[], reason: string): object {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-4-5',
    content,
    stop_reason: reason,
    stop_sequence: null,
    usage: { input_tokens: 900, output_tokens: 100 },
  };
}

/** Writes the call of a tool, whose input is JSON already. Words that are no JSON go in as a string. */
function toolCall(words: string): object {
  let input: unknown = words;
  try {
    input = JSON.parse(words);
  } catch {
    input = { words };
  }
  return { type: 'tool_use', id: 'toolu_1', name: 'json', input };
}

function errorOf(code: number): object {
  return {
    type: 'error',
    error: { type: 'api_error', code, status: 'FAILED', message: 'The request was not answered.' },
  };
}
