import { readRedisUrl } from './redis-url.js';

describe('the address of a Redis', () => {
  it.each(['redis://localhost', 'redis://:secret@10.0.0.1:6380/2', 'rediss://user:secret@redis.example.org'])(
    'may name one server: %s',
    (url) => {
      expect(readRedisUrl(url)).toEqual({ kind: 'single', url });
    },
  );

  it('may name the Sentinels of a master, with the usual port where none is given', () => {
    expect(readRedisUrl('redis+sentinel://user:p%40ss:word@one:1001,two,[2001:db8::1]:1003/main/3')).toEqual({
      kind: 'sentinel',
      sentinels: [
        { host: 'one', port: 1001 },
        { host: 'two', port: 26379 },
        { host: '2001:db8::1', port: 1003 },
      ],
      masterName: 'main',
      db: 3,
      username: 'user',
      password: 'p@ss:word',
      tls: false,
    });
    expect(readRedisUrl('redis+sentinel://one/main')).toMatchObject({ masterName: 'main', db: 0 });
  });

  it('may name nodes of a Cluster', () => {
    expect(readRedisUrl('redis+cluster://:secret@one:7001,two')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'one', port: 7001 },
        { host: 'two', port: 6379 },
      ],
      password: 'secret',
      tls: false,
    });
  });

  it('may ask for TLS', () => {
    expect(readRedisUrl('rediss+sentinel://one/main')).toMatchObject({ kind: 'sentinel', tls: true });
    expect(readRedisUrl('rediss+cluster://one')).toMatchObject({ kind: 'cluster', tls: true });
  });

  it.each([
    'localhost:6379',
    'http://localhost',
    'redis://',
    'redis+sentinel://one:1001,two:1002',
    'redis+sentinel:///main',
    'redis+sentinel://one/main/first',
    'redis+sentinel://one:70000/main',
    'redis+cluster://',
    'redis+cluster://one,,two',
    'redis+cluster://one/1',
    'redis+cluster://one:port',
    'redis+cluster://%zz:secret@one',
  ])('is refused otherwise: %s', (url) => {
    expect(readRedisUrl(url)).toBeUndefined();
  });
});
