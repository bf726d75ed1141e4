/** A server of a Sentinel set or of a Cluster. */
interface RedisHost {
  readonly host: string;
  readonly port: number;
}

/** The part of an address that is the same for each of several hosts. */
interface Access {
  readonly tls: boolean;
  readonly username?: string;
  readonly password?: string;
}

/** A Redis as `REDIS_URL` names it: one server, a master that Sentinels watch, or the first nodes of a Cluster. */
export type RedisTarget =
  | { readonly kind: 'single'; readonly url: string }
  | ({
      readonly kind: 'sentinel';
      readonly sentinels: readonly RedisHost[];
      readonly masterName: string;
      readonly db: number;
    } & Access)
  | ({ readonly kind: 'cluster'; readonly nodes: readonly RedisHost[] } & Access);

const SENTINEL_PORT = 26379;
const REDIS_PORT = 6379;

/** The form is redis[s]+<kind>://[user:password@]hosts[/path]. */
const SEVERAL_HOSTS = /^redis(s?)\+(sentinel|cluster):\/\/(?:([^@/]*)@)?([^@/?#]+)(?:\/([^?#]*))?$/;
/** A name, an IPv4 address or an IPv6 address in brackets. A port follows when it is not the usual one. */
const HOST = /^(?:\[([\da-f:.]+)\]|([^[\]:\s]+))(?::(\d{1,5}))?$/i;
/** The name of a master and the number of a database. */
const MASTER = /^([^/]+)(?:\/(\d{1,4}))?$/;

/** The forms that `REDIS_URL` may have, as the rest of a sentence that begins with its name. */
export const REDIS_URL_RULE =
  'must be redis://host:port, rediss://host:port, redis+sentinel://host:port,host:port/master-name or redis+cluster://host:port,host:port, the latter two with rediss for TLS too';

/** Reads `REDIS_URL`. It answers undefined when the text has none of the forms of `REDIS_URL_RULE`. */
export function readRedisUrl(text: string): RedisTarget | undefined {
  return /^rediss?:\/\//.test(text) ? readSingle(text) : readSeveral(text);
}

function readSingle(url: string): RedisTarget | undefined {
  return URL.canParse(url) && new URL(url).hostname !== '' ? { kind: 'single', url } : undefined;
}

function readSeveral(text: string): RedisTarget | undefined {
  const [, secure, kind, userInfo, hostList = '', path = ''] = SEVERAL_HOSTS.exec(text) ?? [];
  if (kind === undefined) return undefined;
  const credentials = readCredentials(userInfo);
  const hosts = readHosts(hostList, kind === 'sentinel' ? SENTINEL_PORT : REDIS_PORT);
  if (!credentials || !hosts) return undefined;
  const access = { ...credentials, tls: secure !== '' };
  if (kind === 'cluster') return path === '' ? { kind, nodes: hosts, ...access } : undefined;
  const [, masterName, db] = MASTER.exec(path) ?? [];
  return masterName === undefined
    ? undefined
    : { kind: 'sentinel', sentinels: hosts, masterName, db: Number(db ?? 0), ...access };
}

function readHosts(list: string, usualPort: number): RedisHost[] | undefined {
  const hosts = list.split(',').map((text) => {
    const [, ipv6, name, port] = HOST.exec(text) ?? [];
    return { host: ipv6 ?? name ?? '', port: port === undefined ? usualPort : Number(port) };
  });
  return hosts.every(({ host, port }) => host !== '' && port >= 1 && port <= 65535) ? hosts : undefined;
}

/**
 * Reads user and password, which are percent-encoded as in any address. It answers undefined when the encoding is
 * broken.
 */
function readCredentials(userInfo = ''): Omit<Access, 'tls'> | undefined {
  const colon = userInfo.indexOf(':');
  const [username, password] = colon < 0 ? [userInfo, ''] : [userInfo.slice(0, colon), userInfo.slice(colon + 1)];
  try {
    return {
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
    };
  } catch {
    return undefined;
  }
}
