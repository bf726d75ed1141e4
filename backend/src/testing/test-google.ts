import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import {
  Events,
  OAuth2Server,
  type MutableRedirectUri,
  type MutableResponse,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server';
import type { Client } from './test-app.js';

const START = '/api/v1/auth/google';

type Claims = Record<string, unknown>;

/** A Google of the test's own on this machine, which checks PKCE and uses a code once. One person sits in front of it. */
export class TestGoogle {
  /** What Google tells of the person; a new one at the start. */
  claims: Claims = newClaims();
  /** What Google does to the way back, e.g. refuse; by default nothing. */
  onWayBack: (callback: URL) => void = () => undefined;
  /** How the broken token and user info of `brokenEnv` answer. */
  breakdown: (response: ServerResponse) => void = (response) => void response.writeHead(500).end();
  /** Every token request so far, as form fields. */
  readonly tokenRequests: Record<string, unknown>[] = [];
  /** Address and authorization of every request for user info. */
  readonly userinfoRequests: { url?: string | undefined; authorization?: string | undefined }[] = [];

  private constructor(private readonly server: OAuth2Server) {
    const { service } = server;
    service.on(Events.BeforeResponse, (_answer: MutableResponse, { body }: TokenRequestIncomingMessage) =>
      this.tokenRequests.push({ ...body }),
    );
    service.on(Events.BeforeUserinfo, (answer: MutableResponse, { url, headers }: TokenRequestIncomingMessage) => {
      this.userinfoRequests.push({ url, authorization: headers.authorization });
      answer.body = this.claims;
    });
    service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => this.onWayBack(url));
    service.addRoute('POST', '/broken/token', (_request, response) => this.breakdown(response));
    service.addRoute('GET', '/broken/userinfo', (_request, response) => this.breakdown(response));
  }

  static async start(): Promise<TestGoogle> {
    const server = new OAuth2Server();
    // Not `keys.generate`, which takes no object that was made outside of Jest's world.
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await server.issuer.keys.add({ ...privateKey.export({ format: 'jwk' }), alg: 'RS256' });
    await server.start(undefined, '127.0.0.1');
    return new TestGoogle(server);
  }

  /** Settings with which the product takes it for Google. */
  get env(): Record<string, string> {
    return {
      GOOGLE_CLIENT_ID: 'test-client',
      GOOGLE_CLIENT_SECRET: 'test-client-secret',
      GOOGLE_AUTHORIZATION_URL: this.url('/authorize'),
      GOOGLE_TOKEN_URL: this.url('/token'),
      GOOGLE_USERINFO_URL: this.url('/userinfo'),
    };
  }

  /** The same where one of its two answers is that of `breakdown`, and soon given up on. */
  brokenEnv(part: 'token' | 'userinfo'): Record<string, string> {
    return { ...this.env, [`GOOGLE_${part.toUpperCase()}_URL`]: this.url(`/broken/${part}`), GOOGLE_TIMEOUT_MS: '300' };
  }

  /** Somebody else sits down in front of it. */
  nextPerson<Told extends Claims>(claims?: Told) {
    const person = { ...newClaims(), ...claims };
    this.claims = person;
    return person;
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  private url(path: string): string {
    return `http://127.0.0.1:${this.server.address().port}${path}`;
  }
}

/** The address at Google to which the product sends a browser. */
export async function leaveForGoogle(client: Client): Promise<URL> {
  const { headers } = await client.get(START).expect(302);
  return new URL(String(headers.location));
}

/** The path at the product to which Google sends the browser back. */
export async function passGoogle(address: URL): Promise<string> {
  const { headers } = await fetch(address, { redirect: 'manual' });
  const { pathname, search } = new URL(headers.get('location') ?? '');
  return pathname + search;
}

/** The whole way, by default without a hitch; the page on which the person ends. */
export async function signInWithGoogle(client: Client): Promise<string> {
  const back = await client.get(await passGoogle(await leaveForGoogle(client))).expect(302);
  return String(back.headers.location);
}

function newClaims() {
  const id = randomUUID();
  return {
    sub: id,
    email: `${id}@example.org`,
    email_verified: true,
    name: 'Asha Rao',
    picture: `https://lh3.googleusercontent.com/a/${id}=s96-c`,
  };
}
