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
/** Google sends the browser back to this path. */
export const GOOGLE_CALLBACK = `${START}/callback`;

type Claims = Record<string, unknown>;

/** Stands in for Google on this machine. It checks PKCE and accepts a code once. One person sits in front of it. */
export class TestGoogle {
  /** The claims that Google tells of the person. At the start the person is a new one. */
  claims: Claims = newClaims();
  /** Changes the address by which Google sends the person back, e.g. to refuse. By default it does nothing. */
  onWayBack: (callback: URL) => void = () => undefined;
  /** The answer of the broken token or user info of `brokenEnv`. */
  breakdown: (response: ServerResponse) => void = (response) => void response.writeHead(500).end();
  /** The form fields of every token request so far. */
  readonly tokenRequests: Record<string, unknown>[] = [];
  /** The address and the authorization of every request for user info. */
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
    // `keys.generate` refuses objects that were made outside of Jest's world, so this uses Node's own function.
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await server.issuer.keys.add({ ...privateKey.export({ format: 'jwk' }), alg: 'RS256' });
    await server.start(undefined, '127.0.0.1');
    return new TestGoogle(server);
  }

  /** The settings with which the product takes this server for Google. */
  get env(): Record<string, string> {
    return {
      GOOGLE_CLIENT_ID: 'test-client',
      GOOGLE_CLIENT_SECRET: 'test-client-secret',
      GOOGLE_AUTHORIZATION_URL: this.url('/authorize'),
      GOOGLE_TOKEN_URL: this.url('/token'),
      GOOGLE_USERINFO_URL: this.url('/userinfo'),
    };
  }

  /** The same settings, but one of the two answers is that of `breakdown`, and the product soon gives up on it. */
  brokenEnv(part: 'token' | 'userinfo'): Record<string, string> {
    return { ...this.env, [`GOOGLE_${part.toUpperCase()}_URL`]: this.url(`/broken/${part}`), GOOGLE_TIMEOUT_MS: '300' };
  }

  /** Puts another person in front of this Google. */
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

/** The page on which a sign-in with Google ends when it failed for this reason. */
export const problemPage = (reason: string): string => `/auth/user/signin?problem=${reason}`;

/** The address to which the product sends a browser that opens this path. */
export async function redirectOf(client: Client, path: string): Promise<string> {
  const { headers } = await client.get(path).expect(302);
  return String(headers.location);
}

/** The address at Google to which the product sends a browser. */
export async function leaveForGoogle(client: Client): Promise<URL> {
  return new URL(await redirectOf(client, START));
}

/** The path at the product to which Google sends the browser back. */
export async function passGoogle(address: URL): Promise<string> {
  const { headers } = await fetch(address, { redirect: 'manual' });
  const { pathname, search } = new URL(headers.get('location') ?? '');
  return pathname + search;
}

/** Goes the whole way without a hitch. It answers the page on which the person ends. */
export async function signInWithGoogle(client: Client): Promise<string> {
  return redirectOf(client, await passGoogle(await leaveForGoogle(client)));
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
